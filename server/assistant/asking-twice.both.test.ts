import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assistant } from '../../contract/assistant';
import type { TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { createHashingEmbedder } from '../testing/embedder';
import { openTwoApps } from '../testing/instances';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const inner = createHashingEmbedder();
/** Whoever embeds waits for this; a test puts a promise of its own here. */
let held: Promise<void> = Promise.resolve();
let reached: () => void = () => undefined;
const embedder = {
  ...inner,
  async embed(texts: string[]) {
    reached();
    await held;
    return inner.embed(texts);
  },
};
const clock = createTestClock('2032-06-01T00:00:30Z');
const [one, two] = await openTwoApps({ clock, embedder, env: { RATE_LIMITS: 'on' } });
const cast = createCast(one);

const ask = (as: Person, key: string, app: TestApp = one, question = 'Does she like the sea?') =>
  app.call(assistant.ask, { as, body: { question }, headers: { 'idempotency-key': key } });
const totalOf = async (as: Person) => (await one.call(assistant.history, { as })).body.total;
const leftOf = async (as: Person) => (await one.call(assistant.about, { as })).body.left;

async function husband(): Promise<Person> {
  const him = await cast.hire('premium');
  await writeDown(one, him, 'The sea in November.');
  return him;
}

/** From now on questions wait; answers once the first one does. */
function holdQuestions(): { waits: Promise<void>; letGo(): void } {
  let letGo: () => void = () => undefined;
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  const waits = new Promise<void>((resolve) => {
    reached = resolve;
  });
  return { waits, letGo };
}

describe('the same question to the assistant again, with its Idempotency-Key', () => {
  it('API-35 gets the same reply, whichever instance is asked, and is counted once', async () => {
    const [him, key] = [await husband(), randomUUID()];
    const made = await ask(him, key);
    expect(made.status).toBe(200);
    expect(made.body.encryptedResponse).toContain('November');
    expect((await ask(him, key, two)).body).toEqual(made.body);
    expect((await ask(him, key)).body).toEqual(made.body);
    expect([await totalOf(him), await leftOf(him)]).toEqual([1, { thisHour: 19, today: 99 }]);
  });

  it('two quick taps are one question, and both get its reply', async () => {
    const [him, key] = [await husband(), randomUUID()];
    const { waits, letGo } = holdQuestions();
    const first = ask(him, key);
    await waits;
    const second = ask(him, key);
    letGo();
    const replies = await Promise.all([first, second]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect([await totalOf(him), (await leftOf(him))?.thisHour]).toEqual([1, 19]);
  });

  it('while another instance answers it is told to wait, and then gets that reply', async () => {
    const [him, key] = [await husband(), randomUUID()];
    const { waits, letGo } = holdQuestions();
    const first = ask(him, key);
    await waits;
    expect(await ask(him, key, two)).toMatchObject({ status: 429, body: { code: 'assistant_busy' } });
    letGo();
    const { body } = await first;
    expect((await ask(him, key, two)).body).toEqual(body);
    expect(await totalOf(him)).toBe(1);
  });

  it('is answered also where he may ask no more', async () => {
    const [him, key] = [await husband(), randomUUID()];
    for (let n = 0; n < 19; n++) expect((await ask(him, randomUUID())).status).toBe(200);
    const last = await ask(him, key);
    expect(last.status).toBe(200);
    expect((await ask(him, randomUUID())).status).toBe(429);
    expect((await ask(him, key, two)).body).toEqual(last.body);
  });

  it('with another question is 409, and costs nothing', async () => {
    const [him, key] = [await husband(), randomUUID()];
    await ask(him, key);
    const refused = await ask(him, key, one, 'Does she like soup?');
    expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect([await totalOf(him), (await leftOf(him))?.thisHour]).toEqual([1, 19]);
  });

  it("somebody else's same key is another one; a key that is none is 400; without one each is a question of its own", async () => {
    const [him, neighbour, key] = [await husband(), await cast.hire('premium'), randomUUID()];
    await ask(him, key);
    expect((await ask(neighbour, key)).body.encryptedResponse).not.toContain('November');
    expect(await ask(him, 'two words')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    const body = { question: 'Does she like the sea?' };
    for (let n = 0; n < 2; n++) expect((await one.call(assistant.ask, { as: him, body })).status).toBe(200);
    expect(await totalOf(him)).toBe(3);
  });
});
