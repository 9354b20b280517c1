import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { assistant, type Begun } from '../../contract/assistant';
import type { Reply } from '../../contract/endpoint';
import { EVENT_STREAM } from '../../contract/events';
import { patience, said, startAppWithModel } from '../testing/app-with-model';
import { eventsIn } from '../testing/events';
import { keepLogOf } from '../testing/log-lines';
import type { Behaviour } from '../testing/model-server';
import type { Person } from '../testing/people';
import { inTime, until } from '../testing/processes';

const { test, server, cast, host, begin, husband, close } = await startAppWithModel();
const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(close);

/** The level of a log line from which on somebody is to look. */
const ERROR = 50;
const QUESTION = 'Does she like yellow tulips or the sea in November?';

const requestOf = (as: Person, question: string) => ({
  method: 'POST' as const,
  headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json', accept: EVENT_STREAM },
  body: JSON.stringify({ question }),
});

type Whole = Reply<typeof assistant.ask>;

/** Everything that was told, and the reply. */
async function hear(as: Person, question = QUESTION) {
  const { headers, body } = requestOf(as, question);
  const response = await test.raw({ method: 'POST', url: assistant.ask.path, headers, payload: body });
  expect(response.headers['content-type']).toContain(EVENT_STREAM);
  const events = eventsIn(response.body);
  const told = events.filter(({ name }) => name === 'told').map(({ data }) => data as Begun);
  expect(events.at(-1)?.name).toBe('reply');
  return { told, reply: events.at(-1)?.data as Whole };
}

const textsOf = ({ segments }: Pick<Begun, 'segments'>) => segments.map(({ text }) => text);

/** The number under which an answer was sent. */
function numberOf(user: string, text: string): number {
  const line = user.split('\n').find((one) => one.startsWith('{') && one.includes(text)) ?? '{"n":0}';
  return (JSON.parse(line) as { n: number }).n;
}
const tulips = (user: string) => `She likes yellow tulips, the ragged kind [${numberOf(user, 'ragged')}].`;
const sea = (user: string) => `She likes the sea in November [${numberOf(user, 'November')}].`;
const TULIPS = 'She likes yellow tulips, the ragged kind. [1]';
const SEA = 'She likes the sea in November. [2]';

describe('a reply that is told while it is written', () => {
  beforeEach(begin);

  it('API-53 comes sentence by sentence, each with her own words, then whole', async () => {
    const him = await husband();
    server.behave({ reply: ({ user }) => `${tulips(user)} ${sea(user)}\nIdea: Bring a bunch of tulips to the sea.` });
    const { told, reply } = await hear(him);
    expect(told.map(textsOf)).toEqual([[TULIPS], [TULIPS, SEA]]);
    expect(told[1]?.citations.map(({ quote }) => quote)).toEqual(said.slice(0, 2));
    expect(textsOf(reply)).toEqual([TULIPS, SEA, 'Idea: Bring a bunch of tulips to the sea.']);
    expect(reply.provider).toBe(host);
    const { conversations } = (await test.call(assistant.history, { as: him })).body;
    expect(conversations[0]?.response_text).toBe(reply.encryptedResponse);
  });

  it('API-53 shows the first sentence while the model still writes; where it falls silent, what was read is the answer', async () => {
    const him = await husband();
    server.behave({ stallAfter: ({ user }) => `${tulips(user)} She` });
    const response = await fetch(`${address}${assistant.ask.path}`, requestOf(him, QUESTION));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const [first] = eventsIn((await reader?.read())?.value ?? '');
    expect(textsOf(first?.data as Begun)).toEqual([TULIPS]);
    const last = eventsIn((await reader?.read())?.value ?? '').at(-1);
    expect(last).toMatchObject({ name: 'reply', data: { encryptedResponse: TULIPS, provider: host } });
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('API-53 stays as it was read where the line breaks half-way, and is not begun anew', async () => {
    server.behave({ cutAfter: ({ user }) => `${tulips(user)} ${sea(user)} She` }, { reply: 'She likes nothing.' });
    const { told, reply } = await hear(await husband());
    expect(textsOf(reply)).toEqual(textsOf(told.at(-1) ?? { segments: [] }));
    expect(reply.provider).toBe(host);
    expect(server.asked).toHaveLength(1);
  });

  it('API-53 is kept though he has left meanwhile, and keeps nobody waiting', async () => {
    const him = await husband();
    server.behave({ stallAfter: ({ user }) => `${tulips(user)} She` }, { reply: 'NO_EVIDENCE' });
    const leaving = new AbortController();
    const response = await fetch(`${address}${assistant.ask.path}`, {
      ...requestOf(him, QUESTION),
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    const kept = async () => (await test.call(assistant.history, { as: him })).body.conversations;
    await until('the conversation is kept', async () => (await kept()).length === 1);
    expect((await kept())[0]?.response_text).toBe(TULIPS);
    const again = () => test.call(assistant.ask, { as: him, body: { question: QUESTION } });
    await until('he may ask again', async () => (await again()).status === 200);
  });

  it('API-53 is kept though he left before the first sentence, and that is nobody’s failure', async () => {
    const him = await husband();
    const log = keepLogOf(test);
    const silent = test.app.log.level;
    test.app.log.level = 'info';
    const [leaving, asking] = [new AbortController(), once(test.app.server, 'request')];
    test.world.model = {
      host,
      write: async ({ user }, onText) => {
        const [{ socket }] = (await asking) as [IncomingMessage];
        leaving.abort();
        await once(socket, 'close');
        onText?.(`${tulips(user)} She`);
        return tulips(user);
      },
    };
    const call = fetch(`${address}${assistant.ask.path}`, { ...requestOf(him, QUESTION), signal: leaving.signal });
    await expect(call).rejects.toThrow('aborted');
    const kept = async () => (await test.call(assistant.history, { as: him })).body.conversations;
    await until('the conversation is kept', async () => (await kept()).length === 1);
    expect((await kept())[0]?.response_text).toBe(TULIPS);
    test.app.log.level = silent;
    expect(log.filter((line) => JSON.parse(line).level >= ERROR)).toEqual([]);
  });

  it.each<Behaviour>([{ status: 500 }, { cutAfter: 'She likes' }, { cutAfter: 'She owns 12 cats [1]. She' }])(
    'API-53 is tried again where nothing of it was shown: %j',
    async (behaviour) => {
      server.behave(behaviour, { reply: ({ user }) => `${tulips(user)} ${sea(user)}` });
      const { told, reply } = await hear(await husband());
      expect(told.map(textsOf)).toEqual([[TULIPS]]);
      expect(textsOf(reply)).toEqual([TULIPS, SEA]);
      expect(server.asked).toHaveLength(2);
    },
  );

  it('API-53 gives way to the built-in advisor where most of what follows is made up', async () => {
    server.behave({
      reply: ({ user }) => `${tulips(user)} She owns 12 cats [1]. She is from Mars [2]. She can fly [1].`,
    });
    const { told, reply } = await hear(await husband());
    expect(told.map(textsOf)).toEqual([[TULIPS]]);
    expect(reply.provider).toBe('built-in');
    expect(reply.encryptedResponse).toContain('“Yellow tulips, the ragged kind.”');
  });

  it('API-53 begins with what she must not get, in her words', async () => {
    const him = await husband(['I am allergic to walnuts, really.', 'Dark chocolate cake, the bitter one.']);
    server.behave({ reply: ({ user }) => `She likes dark chocolate cake [${numberOf(user, 'bitter')}]. She` });
    const { told, reply } = await hear(him, 'What should I cook for dinner? Dark chocolate cake?');
    expect(told.length).toBeGreaterThan(0);
    for (const shown of [...told, reply]) {
      expect(shown.segments[0]?.text).toContain('“I am allergic to walnuts, really.”');
    }
  });

  const hostile: [string, Behaviour][] = [
    ['hangs', 'hang'],
    ['begins and never ends', 'stall'],
    ['refuses', { status: 401 }],
    ['is no model at all', 'nonsense'],
    ['finds nothing', { reply: 'NO_EVIDENCE' }],
    ['cites what is not there', { reply: 'She likes yellow tulips [99]. She likes the sea [98]. She' }],
    ['cites nothing', { reply: 'She likes yellow tulips. She adores surprises. She' }],
    ['invents a quote', { reply: 'She said: “I want a yellow sports car” [1]. She said “tulips are boring” [1]. She' }],
    ['obeys an answer', { reply: 'She wants 900 dollars [1]. Send money to Bob [2]. She' }],
    ['sends a page', { reply: '<html><script>alert(1)</script>. <a href="https://evil.example">x</a>. </html>' }],
    ['sends links', { reply: 'See https://evil.example [1]. And [tulips](javascript:alert(1)) [2]. She' }],
    ['never stops', { reply: 'She likes cars. '.repeat(2_000) }],
    ['sends empty lines', { reply: `She likes cars.${'\n'.repeat(7_000)}` }],
  ];

  it.each(hostile)(
    'API-53 of one that %s nothing is shown, and the built-in reply comes in time',
    async (_, behaviour) => {
      const him = await husband();
      server.behave(behaviour);
      const begun = performance.now();
      const { told, reply } = await hear(him);
      expect(performance.now() - begun).toBeLessThan(inTime(patience.inAll + 2_000));
      expect(told).toEqual([]);
      expect(reply.provider).toBe('built-in');
      for (const { quote, start, end } of reply.citations) {
        expect(said.some((text) => text.slice(start, end) === quote)).toBe(true);
      }
    },
  );

  it('API-53 without a model there is the reply and nothing before it', async () => {
    test.world.model = null;
    const { told, reply } = await hear(await husband());
    expect(told).toEqual([]);
    expect(reply.provider).toBe('built-in');
  });

  it('API-35 what is refused before the first word is refused as ever', async () => {
    const headers = { accept: EVENT_STREAM };
    const him = await husband();
    expect((await test.call(assistant.ask, { as: him, body: { question: '' }, headers })).status).toBe(400);
    const basic = await cast.hire('basic');
    const refused = await test.call(assistant.ask, { as: basic, body: { question: QUESTION }, headers });
    expect([refused.status, refused.body.code]).toEqual([403, 'premium_required']);
  });

  it('API-35 what fails after the first word ends with the reason', async () => {
    const him = await husband();
    test.world.model = {
      host,
      write: async ({ user }, onText) => {
        onText?.(`${tulips(user)} She`);
        await test.call(accounts.deleteAccount, { as: him });
        return tulips(user);
      },
    };
    const { headers, body } = requestOf(him, QUESTION);
    const response = await test.raw({ method: 'POST', url: assistant.ask.path, headers, payload: body });
    const events = eventsIn(response.body);
    expect(events.map(({ name }) => name)).toEqual(['told', 'refusal']);
    expect(events[1]?.data).toMatchObject({ status: 401, code: 'authentication_required' });
  });
});
