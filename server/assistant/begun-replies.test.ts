import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { assistant, type Begun } from '../../contract/assistant';
import type { Reply } from '../../contract/endpoint';
import { EVENT_STREAM } from '../../contract/events';
import { LONGEST, said, startAppWithModel } from '../testing/app-with-model';
import { writtenOf } from '../testing/assistant/written';
import { numberOf } from '../testing/composing';
import { eventsIn } from '../testing/events';
import { inTime } from '../testing/in-time';
import { keepLogOf } from '../testing/log-lines';
import type { Behaviour } from '../testing/model-server';
import type { Person } from '../testing/people';
import { until } from '../testing/until';
import { createRemoteModel } from './model/remote-model';

const { test, server, settings, cast, host, begin, husband, close } = await startAppWithModel();
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

const tulips = (user: string) => `She likes yellow tulips, the ragged kind [${numberOf(user, 'ragged')}].`;
const sea = (user: string) => `She likes the sea in November [${numberOf(user, 'November')}].`;
/** As far as it has come when so many sentences are whole and the next has begun. */
const begunWith = (...lines: string[]) =>
  `${JSON.stringify(writtenOf(...lines)).replace(/\],"avoid".*$/, '')}${lines.length > 1 ? ',' : ''}{"text":"She`;
const TULIPS = 'She likes yellow tulips, the ragged kind. [1]';
const SEA = 'She likes the sea in November. [2]';

describe('a reply that is told while it is written', () => {
  beforeEach(begin);

  it('API-53 comes at once from the built-in advisor, then sentence by sentence in its place, then whole', async () => {
    const him = await husband();
    server.behave({
      reply: ({ user }) => writtenOf(tulips(user), sea(user), 'Idea: Bring a bunch of tulips to the sea.'),
    });
    const { told, reply } = await hear(him);
    const [builtIn, ...written] = told;
    expect(builtIn?.segments.map(({ text }) => text).join()).toContain('“Yellow tulips, the ragged kind.”');
    expect(written.map(textsOf)).toEqual([[TULIPS], [TULIPS, SEA]]);
    expect(written[1]?.citations.map(({ quote }) => quote)).toEqual(said.slice(0, 2));
    expect(textsOf(reply)).toEqual([TULIPS, SEA, 'Idea: Bring a bunch of tulips to the sea.']);
    expect(reply.provider).toBe(host);
    const { conversations } = (await test.call(assistant.history, { as: him })).body;
    expect(conversations[0]?.response_text).toBe(reply.encryptedResponse);
  });

  it('API-53 shows the first sentence while the model still writes; where it falls silent, what was read is the answer', async () => {
    const him = await husband();
    server.behave({ stallAfter: ({ user }) => begunWith(tulips(user)) });
    const response = await fetch(`${address}${assistant.ask.path}`, requestOf(him, QUESTION));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const events: ReturnType<typeof eventsIn> = [];
    const next = async () => void events.push(...eventsIn((await reader?.read())?.value ?? ''));
    while (events.length < 2) await next();
    expect(textsOf(events[1]?.data as Begun)).toEqual([TULIPS]);
    while (events.at(-1)?.name === 'told') await next();
    const last = events.at(-1);
    expect(last).toMatchObject({ name: 'reply', data: { encryptedResponse: TULIPS, provider: host } });
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('API-53 stays as it was read where the line breaks half-way, and is not begun anew', async () => {
    server.behave(
      { cutAfter: ({ user }) => begunWith(tulips(user), sea(user)) },
      { reply: writtenOf('She likes nothing.') },
    );
    const { told, reply } = await hear(await husband());
    expect(textsOf(reply)).toEqual(textsOf(told.at(-1) ?? { segments: [] }));
    expect(reply.provider).toBe(host);
    expect(server.asked).toHaveLength(1);
  });

  it('API-53 is kept though he has left meanwhile, and keeps nobody waiting', async () => {
    const him = await husband();
    server.behave({ stallAfter: ({ user }) => begunWith(tulips(user)) }, { reply: writtenOf() });
    const leaving = new AbortController();
    const response = await fetch(`${address}${assistant.ask.path}`, {
      ...requestOf(him, QUESTION),
      signal: leaving.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes(TULIPS)) heard += (await reader?.read())?.value ?? TULIPS;
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
      room: 6_000,
      write: async ({ user }, onWritten) => {
        const [{ socket }] = (await asking) as [IncomingMessage];
        leaving.abort();
        await once(socket, 'close');
        onWritten?.(writtenOf(tulips(user)));
        return writtenOf(tulips(user));
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

  it.each<Behaviour>([{ status: 500 }, { cutAfter: '{"lead":' }, { cutAfter: begunWith('She owns 12 cats [1].') }])(
    'API-53 is tried again where nothing of it was shown: %j',
    async (behaviour) => {
      server.behave(behaviour, { reply: ({ user }) => writtenOf(tulips(user), sea(user)) });
      const { told, reply } = await hear(await husband());
      expect(told.slice(1).map(textsOf)).toEqual([[TULIPS], [TULIPS, SEA]]);
      expect(textsOf(reply)).toEqual([TULIPS, SEA]);
      expect(server.asked).toHaveLength(2);
    },
  );

  it('API-53 loses what is made up, that alone, however much of it there is', async () => {
    server.behave({
      reply: ({ user }) =>
        writtenOf('She owns 12 cats [1].', tulips(user), 'She is from Mars [2].', 'She can fly [1].'),
    });
    const { told, reply } = await hear(await husband());
    expect(told.slice(1).map(textsOf)).toEqual([[TULIPS]]);
    expect(reply.provider).toBe(host);
    expect(textsOf(reply)).toEqual([TULIPS]);
  });

  it('API-53 of a model of 2 words a second is shown as it comes, within the patience that is set', async () => {
    const him = await husband();
    const slow = { firstToken: 2_000, inAll: 60_000 };
    test.world.model = createRemoteModel({ ...settings, patience: slow }, test.world.log);
    server.behave({ reply: ({ user }) => writtenOf(tulips(user), sea(user)), pace: 500 });
    const begun = performance.now();
    const response = await fetch(`${address}${assistant.ask.path}`, requestOf(him, QUESTION));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const moments: Record<string, number> = {};
    for (let text = ''; !text.includes('event: reply'); ) {
      text += (await reader?.read())?.value ?? 'event: reply';
      for (const words of ['“Yellow tulips', TULIPS, SEA, 'event: reply']) {
        if (text.includes(words)) moments[words] ??= performance.now() - begun;
      }
    }
    const [builtIn = 0, first = 0, second = 0, last = 0] = ['“Yellow tulips', TULIPS, SEA, 'event: reply'].map(
      (words) => moments[words],
    );
    // Seven words of half a second to the end of the first sentence, another seven to that of the second.
    expect(first - builtIn).toBeGreaterThan(2_000);
    expect(second - first).toBeGreaterThan(2_000);
    expect(last).toBeGreaterThanOrEqual(second);
  });

  it('API-53 of a model that is slower than the patience that is set, the built-in reply stays', async () => {
    const him = await husband();
    test.world.model = createRemoteModel({ ...settings, patience: { firstToken: 600, inAll: 1_200 } }, test.world.log);
    server.behave({ reply: ({ user }) => writtenOf(tulips(user), sea(user)), pace: 500 });
    const { told, reply } = await hear(him);
    expect(told).toHaveLength(1);
    expect(reply.provider).toBe('built-in');
    expect(textsOf(reply)).toEqual(textsOf(told[0] ?? { segments: [] }));
  });

  it('API-53 begins with what she must not get, in her words', async () => {
    const him = await husband(['I am allergic to walnuts, really.', 'Dark chocolate cake, the bitter one.']);
    server.behave({ reply: ({ user }) => writtenOf(`She likes dark chocolate cake [${numberOf(user, 'bitter')}].`) });
    const { told, reply } = await hear(him, 'What should I cook for dinner? Dark chocolate cake?');
    expect(told.length).toBeGreaterThan(1);
    for (const shown of [...told.slice(1), reply]) {
      expect(shown.segments[0]?.text).toContain('“I am allergic to walnuts, really.”');
    }
  });

  const hostile: [string, Behaviour][] = [
    ['hangs', 'hang'],
    ['begins and never ends', 'stall'],
    ['refuses', { status: 401 }],
    ['is no model at all', 'nonsense'],
    ['finds nothing', { reply: writtenOf() }],
    ['cites what is not there', { reply: writtenOf('She likes yellow tulips [99].', 'She likes the sea [98].') }],
    ['cites nothing', { reply: writtenOf('She likes yellow tulips.', 'She adores surprises.') }],
    [
      'invents a quote',
      { reply: writtenOf('She said: “I want a yellow sports car” [1].', 'She said “tulips bore me” [1].') },
    ],
    ['obeys an answer', { reply: writtenOf('She wants 900 dollars [1].', 'Send money to Bob [2].') }],
    ['sends a page', { reply: '<html><script>alert(1)</script>. <a href="https://evil.example">x</a>. </html>' }],
    ['sends links', { reply: writtenOf('See https://evil.example [1].', 'And [tulips](javascript:alert(1)) [2].') }],
    ['never stops', { reply: writtenOf(...Array.from({ length: 2_000 }, (_, n) => `She likes ${n} cars [1].`)) }],
    ['sends nothing but braces', { reply: '{}} '.repeat(2_000) }],
    ['sends empty lines', { reply: `{"lead":${'\n'.repeat(7_000)}` }],
  ];

  it.each(hostile)('API-53 of one that %s nothing is shown, and the built-in reply stays', async (_, behaviour) => {
    const him = await husband();
    server.behave(behaviour);
    const begun = performance.now();
    const { told, reply } = await hear(him);
    expect(performance.now() - begun).toBeLessThan(inTime(LONGEST));
    expect(told.map(textsOf)).toEqual([textsOf(reply)]);
    expect(reply.provider).toBe('built-in');
    for (const { quote, start, end } of reply.citations) {
      expect(said.some((text) => text.slice(start, end) === quote)).toBe(true);
    }
  });

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
      room: 6_000,
      write: async ({ user }, onWritten) => {
        onWritten?.(writtenOf(tulips(user)));
        await test.call(accounts.deleteAccount, { as: him });
        return writtenOf(tulips(user));
      },
    };
    const { headers, body } = requestOf(him, QUESTION);
    const response = await test.raw({ method: 'POST', url: assistant.ask.path, headers, payload: body });
    const events = eventsIn(response.body);
    expect(events.map(({ name }) => name)).toEqual(['told', 'told', 'refusal']);
    expect(events[2]?.data).toMatchObject({ status: 401, code: 'authentication_required' });
  });
});
