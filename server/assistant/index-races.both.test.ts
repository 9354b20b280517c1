import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { later } from '../platform/clock';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { createHashingEmbedder } from '../testing/embedder';
import { emptiedDatabase } from '../testing/emptied-database';
import { openTwoApps } from '../testing/instances';
import { poolQuestions, writeDown } from '../testing/notebook';
import { runJob } from '../testing/payments';
import type { Person } from '../testing/people';

const inner = createHashingEmbedder();
const embedder = {
  ...inner,
  texts: 0,
  /** Happens once, while the next texts are embedded. */
  meanwhile: null as (() => Promise<unknown>) | null,
  async embed(texts: string[]) {
    embedder.texts += texts.length;
    const happens = embedder.meanwhile;
    embedder.meanwhile = null;
    await happens?.();
    return inner.embed(texts);
  },
};
// Empty: what other files leave behind, tens of thousands of answers among it, would be indexed with every turn.
const database = await emptiedDatabase();
const [one, two] = await openTwoApps({ embedder, database });
const cast = createCast(one);

async function husbandWith(texts: string[]) {
  const him = await cast.hire('premium');
  const [question] = await poolQuestions(one, him);
  const written = [];
  for (const text of texts) written.push(await writeDown(one, him, text, question?.id));
  return { him, written };
}

async function stateOf({ id }: Person) {
  const { rows } = await database.executeSql(
    `select version = indexed_version as "isCurrent", lease is null as "isFree",
       (select count(*)::int from assistant_page p where p.user_id = i.user_id) as pages
     from assistant_index i where user_id = $1`,
    [id],
  );
  return rows[0];
}

const index = (app = one) => runJob(app, 'index-answers');
const current = { isCurrent: true, isFree: true, pages: 1 };

describe('the index, when things happen at once', () => {
  beforeEach(() => {
    embedder.texts = 0;
  });

  it('is made by one of two instances, and nothing twice', async () => {
    const { him } = await husbandWith(['Tulips.', 'Marzipan.']);
    embedder.meanwhile = () => index(two);
    await index(one);
    expect(embedder.texts).toBe(6);
    expect(await stateOf(him)).toEqual(current);
  });

  it('is left to the one at work by an instance whose clock runs ahead: the lease goes by that of the database', async () => {
    const clock = createTestClock(later(one.clock.now(), 3_600_000).toISOString());
    const ahead = await startTestApp({ embedder, database, clock });
    const { him } = await husbandWith(['Tulips.', 'Marzipan.']);
    embedder.meanwhile = () => index(ahead);
    await index(one);
    expect(embedder.texts).toBe(6);
    expect(await stateOf(him)).toEqual(current);
    await ahead.close();
  });

  it('is made once even where two begin together', async () => {
    const { him } = await husbandWith(Array.from({ length: 40 }, (_, n) => `Thing number ${n}.`));
    await Promise.all([index(one), index(two)]);
    expect(embedder.texts).toBe(120);
    expect(await stateOf(him)).toEqual(current);
  });

  it('is taken over from an instance that died, and its late work is not believed', async () => {
    const { him, written } = await husbandWith(['Tulips.']);
    embedder.meanwhile = async () => {
      // So long that the lease has run out: the other one makes the index, and an answer goes meanwhile.
      await database.executeSql(
        "update assistant_index set lease_until = lease_until - interval '5 minutes' where user_id = $1",
        [him.id],
      );
      await one.call(answers.remove, { as: him, params: { id: written[0]?.answer_id ?? '' } });
      await index(two);
    };
    await index(one);
    expect(await stateOf(him)).toEqual({ ...current, pages: 0 });
  });

  it.each([
    ['deleted', (him: Person, id: string) => one.call(answers.remove, { as: him, params: { id } }), 0],
    [
      'edited',
      (him: Person, id: string) => one.call(answers.edit, { as: him, params: { id }, body: { text: 'No.' } }),
      1,
    ],
  ])('holds nothing of an answer that is %s while it is being made', async (_, change, pages) => {
    const { him, written } = await husbandWith(['Tulips.']);
    embedder.meanwhile = () => change(him, written[0]?.answer_id ?? '');
    await index();
    expect(await stateOf(him)).toEqual({ ...current, pages });
  });

  it('is gone with an account that is deleted while it is being made', async () => {
    const { him } = await husbandWith(['Tulips.']);
    embedder.meanwhile = () => one.call(accounts.deleteAccount, { as: him });
    await index();
    expect(await stateOf(him)).toBeUndefined();
    const { rows } = await database.executeSql('select 1 from assistant_page where user_id = $1', [him.id]);
    expect(rows).toEqual([]);
  });
});
