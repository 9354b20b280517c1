import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTime } from '../../testing/in-time';
import { type ModelServer, startModelServer } from '../../testing/model-server';
import { createRemoteModel } from './remote-model';

const server: ModelServer = await startModelServer();
afterAll(() => server.close());

const prompt = { system: 'Be brief.', user: 'Does she like the sea? secret words' };
const patience = { firstToken: 500, inAll: 1_000 };
const SEA = { lead: { text: 'She likes the sea.', cites: [1] }, points: [], avoid: [], ideas: [] };
const BEGUN = JSON.stringify(SEA).slice(0, -2);

function model(given: { now?: () => number } = {}) {
  const lines: string[] = [];
  const write = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const log = { debug: write, info: write, warn: write, error: write };
  const settings = { apiKey: 'a key', baseUrl: server.baseUrl, model: 'some-model', patience, room: 6_000 };
  return { ...createRemoteModel(settings, log, { pause: 3, ...given }), lines };
}

// On a busy machine the first call of all is slower than the impatience above allows.
server.behave({ reply: SEA });
await model().write(prompt);

/** The reply and how long it took. */
async function timed(work: () => Promise<unknown>) {
  const begun = performance.now();
  return { written: await work(), ms: performance.now() - begun };
}

describe('a model elsewhere', () => {
  beforeEach(() => {
    server.asked.length = 0;
  });

  it('is asked with the key, the name and a bound on the length, and its words come back whole', async () => {
    server.behave({ reply: SEA });
    const { write, host } = model();
    expect(await write(prompt)).toEqual(SEA);
    expect(server.asked).toEqual([
      { ...prompt, authorization: 'Bearer a key', model: 'some-model', maxTokens: 700, format: 'json_schema' },
    ]);
    expect(`http://${host}/v1`).toBe(server.baseUrl);
  });

  it.each([{ status: 429 }, { status: 500 }, { status: 503 }, 'refuse-connection', { cutAfter: 'She likes' }] as const)(
    'is asked a second time after %j',
    async (behaviour) => {
      server.behave(behaviour, { reply: SEA });
      expect(await model().write(prompt)).toEqual(SEA);
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

  it('is asked without the shape where the server refuses to be told it, and from then on', async () => {
    server.behave({ replyWithoutFormat: SEA });
    const { write } = model();
    expect(await write(prompt)).toEqual(SEA);
    expect(await write(prompt)).toEqual(SEA);
    expect(server.asked.map(({ format }) => format)).toEqual(['json_schema', undefined, undefined]);
  });

  it.each([
    `Here it is:\n\`\`\`json\n${JSON.stringify(SEA, null, 2)}\n\`\`\`\nAnything else?`,
    `<think>The answer {1} may do.</think>${JSON.stringify(SEA)}`,
  ])('is understood though it writes more than it was asked for: %j', async (reply) => {
    server.behave({ reply });
    expect(await model().write(prompt)).toEqual(SEA);
  });

  it('is heard in whole pieces, and no sentence counts before it is closed', async () => {
    const point = { text: 'She likes the forest.', cites: [2] };
    server.behave({ reply: { ...SEA, points: [point] } });
    const heard: unknown[] = [];
    await model().write(prompt, (soFar) => heard.push(soFar) > 99);
    const [first, second] = heard;
    expect(first).toEqual({ lead: SEA.lead });
    expect(second).toMatchObject({ lead: SEA.lead, points: [point] });
  });

  it('is not asked again once something of it was shown', async () => {
    server.behave({ cutAfter: BEGUN }, { reply: SEA });
    const heard: unknown[] = [];
    expect(await model().write(prompt, (soFar) => heard.push(soFar) > 0)).toBeNull();
    expect(server.asked).toHaveLength(1);
    expect(heard).toEqual([{ lead: SEA.lead }]);
  });

  it.each([{ status: 500 }, { cutAfter: BEGUN }] as const)(
    'is asked again after %j where nothing was shown, and heard from its beginning',
    async (behaviour) => {
      server.behave(behaviour, { reply: SEA });
      const heard: unknown[] = [];
      const listen = (soFar: unknown) => heard.push(soFar) < 0;
      expect(await model().write(prompt, listen)).toEqual(SEA);
      expect(heard.at(-1)).toEqual(SEA);
    },
  );

  it.each([{ status: 401 }, { status: 403 }, { status: 404 }] as const)(
    'is not asked again what it refused: %j',
    async (behaviour) => {
      server.behave(behaviour);
      expect(await model().write(prompt)).toBeNull();
      expect(server.asked).toHaveLength(1);
    },
  );

  it('is given up when it does not begin in time', async () => {
    server.behave('hang');
    const { written, ms } = await timed(() => model().write(prompt));
    expect(written).toBeNull();
    expect(ms).toBeGreaterThan(patience.firstToken - 10);
    expect(ms).toBeLessThan(inTime(patience.firstToken + 2_000));
    expect(server.asked).toHaveLength(1);
  });

  it('is given up when it begins and never ends', async () => {
    server.behave('stall');
    const { written, ms } = await timed(() => model().write(prompt));
    expect(written).toBeNull();
    expect(ms).toBeLessThan(inTime(patience.inAll + 2_000));
  });

  it('gives nothing where the server is no model', async () => {
    server.behave('nonsense');
    expect(await model().write(prompt)).toBeNull();
  });

  it('is not followed to another place', async () => {
    const elsewhere = await startModelServer();
    elsewhere.behave({ reply: SEA });
    server.behave({ redirectTo: `${elsewhere.baseUrl}/chat/completions` });
    expect(await model().write(prompt)).toBeNull();
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  it('is left alone for a minute after five failures within one', async () => {
    let now = 0;
    const { write } = model({ now: () => now });
    server.behave({ status: 401 });
    for (let failure = 0; failure < 5; failure++, now += 10_000) expect(await write(prompt)).toBeNull();
    server.behave({ reply: SEA });
    now += 40_000;
    expect(await write(prompt)).toBeNull();
    expect(server.asked).toHaveLength(5);
    now += 20_000;
    expect(await write(prompt)).toEqual(SEA);
  });

  it('is not left alone for failures that lie apart', async () => {
    let now = 0;
    const { write } = model({ now: () => now });
    server.behave({ status: 401 });
    for (let failure = 0; failure < 8; failure++, now += 16_000) await write(prompt);
    server.behave({ reply: SEA });
    expect(await write(prompt)).toEqual(SEA);
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
