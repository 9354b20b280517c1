import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { assistant } from '../../contract/assistant';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import type { Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

async function husbandWhoAsked(...queries: string[]): Promise<{ him: Person; ids: string[] }> {
  const him = await cast.hire('premium');
  const ids: string[] = [];
  for (const question of queries) {
    ids.push((await test.call(assistant.ask, { as: him, body: { question } })).body.conversationId);
    test.clock.advance(1_000);
  }
  return { him, ids };
}

const askedBy = async (as: Person) =>
  (await test.call(assistant.history, { as })).body.conversations.map(({ query_text }) => query_text);
const remove = (as: Person, id = '') => test.call(assistant.remove, { as, params: { id } });
const rowsOf = async (him: Person) =>
  (await test.world.database.executeSql('select id from assistant_conversation where user_id = $1', [him.id])).rows;

describe('deleting what was asked', () => {
  it('takes one conversation away, row and all, and leaves the others', async () => {
    const { him, ids } = await husbandWhoAsked('first', 'second', 'third');
    const { status, body } = await remove(him, ids[1]);
    expect(status).toBe(200);
    expect(body.message).toBe('Deleted!');
    expect(await askedBy(him)).toEqual(['third', 'first']);
    expect((await test.call(assistant.history, { as: him })).body.total).toBe(2);
    expect(await rowsOf(him)).toHaveLength(2);
  });

  it('takes one away that can no longer be read', async () => {
    const { him, ids } = await husbandWhoAsked('damaged');
    await test.world.database.executeSql(
      `update assistant_conversation set sealed_query = '\\x00'::bytea where user_id = $1`,
      [him.id],
    );
    expect((await remove(him, ids[0])).status).toBe(200);
    expect(await rowsOf(him)).toEqual([]);
  });

  it("says 404 to what is not there: another's, one that is gone, and what is no id", async () => {
    const [{ him, ids }, { him: neighbour, ids: theirs }] = [
      await husbandWhoAsked('mine'),
      await husbandWhoAsked('theirs'),
    ];
    await remove(him, ids[0]);
    for (const id of [theirs[0], ids[0], 'not-an-id']) {
      const { status, body } = await remove(him, id);
      expect(status).toBe(404);
      expect(body.code).toBe('not_found');
    }
    expect(await askedBy(neighbour)).toEqual(['theirs']);
  });

  it("clears the whole history, once and again, and nobody else's", async () => {
    const [{ him }, { him: neighbour }] = [await husbandWhoAsked('one', 'two'), await husbandWhoAsked('theirs')];
    for (let time = 0; time < 2; time++) {
      expect((await test.call(assistant.clear, { as: him })).status).toBe(200);
      expect(await rowsOf(him)).toEqual([]);
    }
    expect(await askedBy(neighbour)).toEqual(['theirs']);
  });

  it('goes with the account, and so does the count of what was asked', async () => {
    const { him } = await husbandWhoAsked('one');
    const counted = () => test.world.database.executeSql('select 1 from assistant_spent where user_id = $1', [him.id]);
    expect((await counted()).rows).toHaveLength(1);
    expect((await test.call(accounts.deleteAccount, { as: him })).status).toBe(200);
    expect((await counted()).rows).toEqual([]);
    expect(await rowsOf(him)).toEqual([]);
  });

  it('is refused to a basic user, who cannot see it either', async () => {
    const him = await cast.hire('basic');
    expect((await remove(him, crypto.randomUUID())).status).toBe(403);
    expect((await test.call(assistant.clear, { as: him })).status).toBe(403);
  });
});
