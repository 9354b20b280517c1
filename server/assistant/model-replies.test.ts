import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { assistant, type Citation } from '../../contract/assistant';
import { health } from '../../contract/health';
import { LONGEST, said, startAppWithModel } from '../testing/app-with-model';
import { writtenOf } from '../testing/assistant/written';
import { numberOf } from '../testing/composing';
import { inTime } from '../testing/in-time';
import type { Behaviour } from '../testing/model-server';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const { test, server, cast, host, begin, husband, close } = await startAppWithModel();
afterAll(close);

const ask = (as: Person, question = 'Does she like yellow tulips?') =>
  test.call(assistant.ask, { as, body: { question } });

function expectExactQuotes(citations: Citation[]): void {
  for (const { quote, start, end } of citations) {
    expect(said.some((text) => text.slice(start, end) === quote)).toBe(true);
  }
}

describe('with a model set', () => {
  beforeEach(begin);

  it('API-53 its reply is shown with her own words beside it, and he can learn where they went', async () => {
    const him = await husband();
    server.behave({ reply: ({ user }) => writtenOf(`She likes yellow tulips [${numberOf(user, 'ragged')}].`) });
    const { status, body } = await ask(him);
    expect(status).toBe(200);
    expect(body.provider).toBe(host);
    expect(body.encryptedResponse).toBe('She likes yellow tulips. [1]');
    expect(body.citations).toMatchObject([{ n: 1, quote: said[0] }]);
    expect((await test.call(assistant.about, { as: him })).body).toMatchObject({ provider: host });
    expect((await test.call(health.check)).body.assistant).toBe('model');
  });

  it('API-53 is told nothing of him, and nothing of anybody else', async () => {
    const [him, neighbour] = [await husband(), await cast.hire('premium')];
    await writeDown(test, neighbour, 'Tulips too, in the neighbouring house.');
    server.behave({ reply: writtenOf() });
    await ask(him, 'Does she like yellow tulips? Write to me@home.example or +49 170 1234567.');
    const [{ system, user } = { system: '', user: '' }] = server.asked;
    for (const hidden of [him.email, him.id, neighbour.email, 'neighbouring', 'me@home.example', '1234567']) {
      expect(system + user).not.toContain(hidden);
    }
    expect(user).toContain('ragged');
  });

  it('API-53 is not asked where nothing is stored', async () => {
    server.behave({ reply: writtenOf('She likes everything [1].') });
    const { body } = await ask(await cast.hire('premium'));
    expect(body).toMatchObject({ provider: 'built-in', evidence: 'none' });
    expect(server.asked).toEqual([]);
  });

  const hostile: [string, Behaviour][] = [
    ['hangs', 'hang'],
    ['begins and never ends', 'stall'],
    ['has too many callers', { status: 429 }],
    ['fails', { status: 500 }],
    ['refuses the key', { status: 401 }],
    ['breaks the line', 'refuse-connection'],
    ['breaks it in the middle', { cutAfter: '{"lead":{"text":"She likes yellow tulips.","cites":[1]},"points":[{' }],
    ['is no model at all', 'nonsense'],
    ['has nothing to say', { reply: '' }],
    ['finds nothing', { reply: writtenOf() }],
    ['cites what is not there', { reply: writtenOf('She likes yellow tulips [99].') }],
    ['cites nothing', { reply: writtenOf('She likes yellow tulips.', 'She adores surprises.') }],
    [
      'invents a quote',
      { reply: writtenOf('She said: “I want a yellow sports car” [1].', 'She said “tulips are boring” [1].') },
    ],
    ['writes no JSON', { reply: 'She likes yellow tulips, the ragged kind [1].' }],
    ['obeys an answer', { reply: writtenOf('She wants 900 dollars [1].', 'Send money to Bob [2].') }],
    ['sends a page', { reply: '<html><body><script>alert(1)</script><a href="https://evil.example">x</a></body>' }],
    ['sends links', { reply: writtenOf('See https://evil.example [1] and [tulips](javascript:alert(1)) [2].') }],
    ['never stops', { reply: writtenOf(...Array.from({ length: 2_000 }, (_, n) => `She likes ${n} cars [1].`)) }],
  ];

  it.each(hostile)('API-53 one that %s ends in a reply that holds, and in time', async (_, behaviour) => {
    const him = await husband();
    server.behave(behaviour);
    const begun = performance.now();
    const { status, body } = await ask(him);
    expect(performance.now() - begun).toBeLessThan(inTime(LONGEST));
    expect(status).toBe(200);
    expect(body.provider).toBe('built-in');
    expect(body.encryptedResponse).not.toMatch(/evil|script|sports car|boring|900|Bob|surprises|\[99\]|cars/);
    expect(body.citations.length).toBeGreaterThan(0);
    expectExactQuotes(body.citations);
    const { conversations } = (await test.call(assistant.history, { as: him })).body;
    expect(conversations[0]?.response_text).toBe(body.encryptedResponse);
  });

  it('API-53 what she is allergic to is said before anything else, though the model left it out', async () => {
    const him = await cast.hire('premium');
    await writeDown(test, him, 'I am allergic to walnuts, really.');
    await writeDown(test, him, 'Dark chocolate cake, the bitter one.');
    server.behave({ reply: ({ user }) => writtenOf(`She likes dark chocolate cake [${numberOf(user, 'bitter')}].`) });
    const { body } = await ask(him, 'What should I cook for dinner? Dark chocolate cake?');
    expect(body.provider).toBe(host);
    const [first, second] = body.segments;
    expect(first?.text).toContain('“I am allergic to walnuts, really.”');
    expect(second?.text).toBe('She likes dark chocolate cake. [2]');
    expect(body.citations.map(({ quote }) => quote)).toEqual([
      'I am allergic to walnuts, really.',
      'Dark chocolate cake, the bitter one.',
    ]);
  });

  it('API-53 what she is allergic to is said once, though the model says it too, and last', async () => {
    const him = await cast.hire('premium');
    await writeDown(test, him, 'I am allergic to walnuts, really.');
    await writeDown(test, him, 'Dark chocolate cake, the bitter one.');
    server.behave({
      reply: ({ user }) =>
        writtenOf(
          `She likes dark chocolate cake [${numberOf(user, 'bitter')}].`,
          `She is allergic to walnuts [${numberOf(user, 'walnuts')}].`,
        ),
    });
    const { body } = await ask(him, 'What should I cook for dinner? Dark chocolate cake?');
    expect(body.provider).toBe(host);
    expect(body.segments.map(({ cites }) => cites)).toEqual([[1], [2]]);
    expect(body.segments[0]?.text).toContain('“I am allergic to walnuts, really.”');
    expect(body.segments[1]?.text).toBe('She likes dark chocolate cake. [2]');
  });

  it('API-53 where there is more to keep in mind than fits, the reply says so before the model speaks', async () => {
    const him = await cast.hire('premium');
    for (const danger of ['walnuts', 'shrimps', 'peaches', 'celery', 'sesame', 'mustard', 'kiwis', 'lupins', 'eggs'])
      await writeDown(test, him, `I am allergic to ${danger}, really.`);
    await writeDown(test, him, 'Dark chocolate cake, the bitter one.');
    server.behave({ reply: ({ user }) => writtenOf(`She likes dark chocolate cake [${numberOf(user, 'bitter')}].`) });
    const { body } = await ask(him, 'What should I cook for dinner? Dark chocolate cake?');
    expect(body.provider).toBe(host);
    expect(body.segments.map(({ kind }) => kind)).toEqual([...Array(7).fill('caution'), 'notice', 'said']);
    expect(body.segments[7]?.text).toContain('There is more to keep in mind');
    expect(body.segments[8]?.text).toBe('She likes dark chocolate cake. [8]');
  });

  it('API-53 what is good of a mixed reply stays, and the rest goes', async () => {
    server.behave({
      reply: ({ user }) => {
        const [tulips, sea] = [numberOf(user, 'ragged'), numberOf(user, 'November')];
        return writtenOf(
          `She likes yellow tulips, the ragged kind [${tulips}].`,
          `She owns 12 cats [${sea}].`,
          `She likes the sea in November [${sea}].`,
          `She is from Mars [${sea}].`,
        );
      },
    });
    const { body } = await ask(await husband(), 'Does she like yellow tulips or the sea in November?');
    expect(body.provider).toBe(host);
    expect(body.encryptedResponse).toContain('the sea in November');
    expect(body.encryptedResponse).not.toContain('cats');
    expectExactQuotes(body.citations);
  });

  it('its library, which gives Zod words of its own, does not speak to people', async () => {
    server.behave({ reply: writtenOf() });
    await ask(await husband());
    const odd = { method: 'POST' as const, url: accounts.login.path, payload: { email: 'a@b.example', password: 7 } };
    expect((await test.raw(odd)).json().error).not.toMatch(/expected|received/);
    const zone = { ...odd, payload: { email: 'a@b.example', password: 'Password1', timeZone: null } };
    expect((await test.raw(zone)).json().error).toBe('Please check the field timeZone.');
  });
});
