import { afterAll, describe, expect, it } from 'vitest';
import { assistant } from '../../contract/assistant';
import { messages } from '../../contract/messages';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { KEPT, keepConversation } from './conversations';

const test = await startTestApp();
const cast = createCast(test);
const { database } = test.world;
afterAll(() => test.close());

const ask = (as: Person, question: string) => test.call(assistant.ask, { as, body: { question } });
const historyOf = async (as: Person, query: Record<string, string> = {}) =>
  (await test.call(assistant.history, { as, query: query as { limit?: string } })).body;

const keep = (him: Person, query: string, text: string) =>
  keepConversation(test.world, him.id, {
    query,
    reply: { evidence: 'none', segments: [], citations: [], text, askHer: null, provider: 'built-in' },
    idempotencyKey: null,
  });

async function husbandWhoAsked(...queries: string[]): Promise<Person> {
  const him = await cast.hire('premium');
  for (const query of queries) expect((await ask(him, query)).status).toBe(200);
  return him;
}

describe('the history of conversations', () => {
  it('API-36 DATA-14 DATA-15 ROLE-17 holds what was asked and answered, with its moment', async () => {
    const him = await cast.hire('premium');
    await writeDown(test, him, 'Yellow tulips.');
    const { body: asked } = await ask(him, '  Which tulips?  ');
    const { conversations, hasMore, total } = await historyOf(him);
    expect({ hasMore, total }).toEqual({ hasMore: false, total: 1 });
    expect(conversations).toEqual([
      {
        id: asked.conversationId,
        query_text: 'Which tulips?',
        response_text: asked.encryptedResponse,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reply: { segments: asked.segments, citations: asked.citations, askHer: asked.askHer },
      },
    ]);
    expect(Math.abs(Date.parse(conversations[0]?.timestamp ?? '') - test.clock.now().getTime())).toBeLessThan(60_000);
  });

  it('API-36 gives back her dated words beside a reply, in a search too; of one that was kept as text alone, the text', async () => {
    const him = await cast.hire('premium');
    const { answer_id: answerId } = await writeDown(test, him, 'Yellow tulips, the ragged kind.');
    await ask(him, 'Which yellow tulips?');
    for (const search of ['', 'yellow']) {
      const [shown] = (await historyOf(him, { search })).conversations;
      expect(shown?.reply?.citations).toMatchObject([{ n: 1, answerId, quote: 'Yellow tulips, the ragged kind.' }]);
    }
    await database.executeSql('update assistant_conversation set sealed_reply = null where user_id = $1', [him.id]);
    const [old] = (await historyOf(him)).conversations;
    expect(old).not.toHaveProperty('reply');
    expect(old?.response_text).toContain('ragged');
  });

  it('API-36 is empty for somebody who has not asked', async () => {
    expect(await historyOf(await cast.hire('premium'))).toEqual({ conversations: [], hasMore: false, total: 0 });
  });

  it('API-37 comes newest first, page by page', async () => {
    const him = await husbandWhoAsked('first', 'second', 'third', 'fourth', 'fifth');
    const page = async (limit: string, offset: string) => {
      const { conversations, hasMore, total } = await historyOf(him, { limit, offset });
      return { asked: conversations.map(({ query_text }) => query_text), hasMore, total };
    };
    expect(await page('2', '0')).toEqual({ asked: ['fifth', 'fourth'], hasMore: true, total: 5 });
    expect(await page('2', '2')).toEqual({ asked: ['third', 'second'], hasMore: true, total: 5 });
    expect(await page('2', '4')).toEqual({ asked: ['first'], hasMore: false, total: 5 });
    expect(await page('2', '6')).toEqual({ asked: [], hasMore: false, total: 5 });
    expect(await page('100', '0')).toMatchObject({ hasMore: false, total: 5 });
  });

  it('API-37 gives twenty at a time unless told', async () => {
    const him = await cast.hire('premium');
    for (let n = 0; n < 21; n++) await keep(him, `${n}`, 'Nothing.');
    const { conversations, hasMore } = await historyOf(him);
    expect(conversations).toHaveLength(20);
    expect(hasMore).toBe(true);
  });

  it.each([{ limit: '0' }, { limit: '101' }, { limit: 'many' }, { offset: '-1' }, { limit: '1.5' }])(
    'API-37 refuses %j',
    async (query) => {
      const as = await cast.hire('premium');
      const answer = await test.call(assistant.history, { as, query: query as { limit?: string } });
      expect(answer.status).toBe(400);
    },
  );

  it('API-38 is searched in questions and answers, whatever the case, and counts what matches', async () => {
    const him = await cast.hire('premium');
    const response = 'She said: “The LIGHTHOUSE at the end of the pier.” [1]';
    await keep(him, 'Where to on Sunday?', response);
    await ask(him, 'Which Übung does she like?');
    await ask(him, 'Anything about 100% cotton_socks?');
    const found = async (search: string) => {
      const { conversations, total, hasMore } = await historyOf(him, { search, limit: '1' });
      return [conversations[0]?.query_text, total, hasMore];
    };
    expect(await found('END of the PIER')).toEqual(['Where to on Sunday?', 1, false]);
    expect(await found('übung')).toEqual(['Which Übung does she like?', 1, false]);
    expect(await found('100% COTTON_')).toEqual(['Anything about 100% cotton_socks?', 1, false]);
    expect(await found('%%')).toEqual([undefined, 0, false]);
    expect((await found('?'))[1]).toBe(3);
    expect((await found('?'))[2]).toBe(true);
    expect((await found('   '))[1]).toBe(3);
  });

  it("API-36 never holds another's", async () => {
    const [him, neighbour] = [await husbandWhoAsked('mine'), await husbandWhoAsked('xylophone')];
    expect((await historyOf(him)).conversations.map(({ query_text }) => query_text)).toEqual(['mine']);
    expect((await historyOf(him, { search: 'xylo' })).total).toBe(0);
    expect((await historyOf(neighbour)).total).toBe(1);
  });

  it('API-36 is closed while he is not premium, and there again when he is', async () => {
    const him = await husbandWhoAsked('before');
    const paid = (status: string) =>
      database.executeSql('update subscription set status = $2 where user_id = $1', [him.id, status]);
    await paid('canceled');
    expect((await test.call(assistant.history, { as: him })).status).toBe(403);
    expect((await ask(him, 'meanwhile')).status).toBe(403);
    await paid('active');
    expect((await historyOf(him)).conversations.map(({ query_text }) => query_text)).toEqual(['before']);
  });

  it('API-36 says so of a conversation that cannot be read, and shows the others', async () => {
    const him = await husbandWhoAsked('whole', 'damaged');
    await database.executeSql(
      `update assistant_conversation set sealed_response = '\\x00'::bytea where id =
       (select id from assistant_conversation where user_id = $1 order by created_at desc limit 1)`,
      [him.id],
    );
    const { conversations, total } = await historyOf(him);
    expect(total).toBe(2);
    const unreadable = { query_text: messages.answer.unreadable, response_text: messages.answer.unreadable };
    expect(conversations[0]).toMatchObject({ ...unreadable, unreadable: true });
    expect(conversations[1]).toMatchObject({ query_text: 'whole' });
    expect((await historyOf(him, { search: 'damaged' })).total).toBe(0);
  });

  it('lets go of the oldest beyond what is kept', async () => {
    const him = await husbandWhoAsked('the first of all', 'the second of all');
    await database.executeSql(
      `insert into assistant_conversation (id, user_id, sealed_query, sealed_response, created_at)
       select gen_random_uuid(), user_id, sealed_query, sealed_response, created_at + n * interval '1 ms'
       from assistant_conversation, generate_series(1, $2) n where user_id = $1 and created_at =
         (select max(created_at) from assistant_conversation where user_id = $1)`,
      [him.id, KEPT - 2],
    );
    test.clock.advance(2_000);
    await ask(him, 'the newest of all');
    const { total, conversations } = await historyOf(him, { offset: '999', limit: '10' });
    expect(total).toBe(KEPT);
    expect(conversations.map(({ query_text }) => query_text)).toEqual(['the second of all']);
  });
});
