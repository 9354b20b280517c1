import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../testing/model-server';
import { createRemoteModel } from './remote-model';

const server: ModelServer = await startModelServer();
afterAll(() => server.close());

const prompt = { system: 'Be brief.', user: 'Does she like the sea? secret words' };
const patience = { firstToken: 500, inAll: 1_000, pause: 3 };

function model(given: { now?: () => number } = {}) {
  const lines: string[] = [];
  const write = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const log = { debug: write, info: write, warn: write, error: write };
  const settings = { apiKey: 'a key', baseUrl: server.baseUrl, model: 'some-model' };
  return { ...createRemoteModel(settings, log, { patience, ...given }), lines };
}

/** The reply and how long it took. */
async function timed(work: () => Promise<string | null>) {
  const begun = performance.now();
  return { text: await work(), ms: performance.now() - begun };
}

describe('a model elsewhere', () => {
  beforeEach(() => {
    server.asked.length = 0;
  });

  it('is asked with the key, the name and a bound on the length, and its words come back whole', async () => {
    server.behave({ reply: 'She likes the sea [1].' });
    const { write, host } = model();
    expect(await write(prompt)).toBe('She likes the sea [1].');
    expect(server.asked).toEqual([{ ...prompt, authorization: 'Bearer a key', model: 'some-model', maxTokens: 450 }]);
    expect(`http://${host}/v1`).toBe(server.baseUrl);
  });

  it.each([{ status: 429 }, { status: 500 }, { status: 503 }, 'refuse-connection', { cutAfter: 'She likes' }] as const)(
    'is asked a second time after %j',
    async (behaviour) => {
      server.behave(behaviour, { reply: 'She likes the sea [1].' });
      expect(await model().write(prompt)).toBe('She likes the sea [1].');
      expect(server.asked).toHaveLength(2);
    },
  );

  it.each([{ status: 429 }, { status: 500 }, 'refuse-connection', { cutAfter: 'She likes' }] as const)(
    'is asked no third time after %j',
    async (behaviour) => {
      server.behave(behaviour);
      expect(await model().write(prompt)).toBeNull();
      expect(server.asked).toHaveLength(2);
    },
  );

  it('is not asked again once something of it was shown', async () => {
    server.behave({ cutAfter: 'She likes the' }, { reply: 'She likes the sea [1].' });
    const heard: string[] = [];
    const show = (soFar: string) => heard.push(soFar) > 1;
    expect(await model().write(prompt, show)).toBeNull();
    expect(server.asked).toHaveLength(1);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every((text) => 'She likes the'.startsWith(text))).toBe(true);
  });

  it.each([{ status: 500 }, { cutAfter: 'She cannot swim, she' }] as const)(
    'is asked again after %j where nothing was shown, and heard from its beginning',
    async (behaviour) => {
      server.behave(behaviour, { reply: 'She likes the sea [1].' });
      const heard: string[] = [];
      const listen = (soFar: string) => {
        heard.push(soFar);
        return false;
      };
      expect(await model().write(prompt, listen)).toBe('She likes the sea [1].');
      expect(heard.slice(-5)).toEqual([
        'She ',
        'She likes ',
        'She likes the ',
        'She likes the sea ',
        'She likes the sea [1].',
      ]);
    },
  );

  it.each([{ status: 400 }, { status: 401 }, { status: 404 }] as const)(
    'is not asked again what it refused: %j',
    async (behaviour) => {
      server.behave(behaviour);
      expect(await model().write(prompt)).toBeNull();
      expect(server.asked).toHaveLength(1);
    },
  );

  it('is given up when it does not begin in time', async () => {
    server.behave('hang');
    const { text, ms } = await timed(() => model().write(prompt));
    expect(text).toBeNull();
    expect(ms).toBeGreaterThan(patience.firstToken - 10);
    expect(ms).toBeLessThan(patience.firstToken + 200);
    expect(server.asked).toHaveLength(1);
  });

  it('is given up when it begins and never ends', async () => {
    server.behave('stall');
    const { text, ms } = await timed(() => model().write(prompt));
    expect(text).toBeNull();
    expect(ms).toBeLessThan(patience.inAll + 200);
  });

  it('gives nothing where the server is no model', async () => {
    server.behave('nonsense');
    expect((await model().write(prompt)) || null).toBeNull();
  });

  it('is not followed to another place', async () => {
    const elsewhere = await startModelServer();
    elsewhere.behave({ reply: 'Got it.' });
    server.behave({ redirectTo: `${elsewhere.baseUrl}/chat/completions` });
    expect(await model().write(prompt)).toBeNull();
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  it('is left alone for a minute after five failures within one', async () => {
    let now = 0;
    const { write } = model({ now: () => now });
    server.behave({ status: 400 });
    for (let failure = 0; failure < 5; failure++, now += 10_000) expect(await write(prompt)).toBeNull();
    server.behave({ reply: 'She likes the sea [1].' });
    now += 40_000;
    expect(await write(prompt)).toBeNull();
    expect(server.asked).toHaveLength(5);
    now += 20_000;
    expect(await write(prompt)).toBe('She likes the sea [1].');
  });

  it('is not left alone for failures that lie apart', async () => {
    let now = 0;
    const { write } = model({ now: () => now });
    server.behave({ status: 400 });
    for (let failure = 0; failure < 8; failure++, now += 16_000) await write(prompt);
    server.behave({ reply: 'Here.' });
    expect(await write(prompt)).toBe('Here.');
  });

  it('fails without a word of what it was sent in the log', async () => {
    server.behave({ status: 500 });
    const { write, lines } = model();
    await write(prompt);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('secret words');
    expect(lines[0]).toContain('500');
  });
});
