import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { questions } from '../../contract/questions';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createHashingEmbedder } from '../testing/embedder';
import { addOwnQuestion, poolQuestions, writeDown } from '../testing/notebook';
import { runJob } from '../testing/payments';
import type { Person } from '../testing/people';
import { indexAnswers } from './index-answers';

/** Remembers how many texts it was given, can be switched off, and can let something happen while it works. */
function createWatchedEmbedder() {
  const inner = createHashingEmbedder();
  const watched = {
    texts: 0,
    isAway: false,
    meanwhile: async () => undefined as unknown,
    async embed(texts: string[]) {
      watched.texts += texts.length;
      await watched.meanwhile();
      return watched.isAway ? null : inner.embed(texts);
    },
    embedAsked: async () => null,
    judge: async () => null,
    state: () => (watched.isAway ? ('away' as const) : ('ready' as const)),
    close: inner.close,
  };
  return watched;
}

const embedder = createWatchedEmbedder();
const test = await startTestApp({ embedder });
const cast = createCast(test);
const { database } = test.world;
afterAll(() => test.close());

const index = () => runJob(test, 'index-answers');
const ask = (as: Person, question: string) => test.call(assistant.ask, { as, body: { question } });

interface IndexState {
  isCurrent: boolean;
  withoutVectors: number;
  pages: number;
}

async function stateOf({ id }: Person): Promise<IndexState | undefined> {
  const { rows } = await database.executeSql(
    `select version = indexed_version as "isCurrent", without_vectors as "withoutVectors",
       (select count(*)::int from assistant_page p where p.user_id = i.user_id) as pages
     from assistant_index i where user_id = $1`,
    [id],
  );
  return (rows as IndexState[])[0];
}

async function husbandWith(texts: string[], role: 'basic' | 'premium' = 'premium') {
  const him = await cast.hire(role);
  const [question] = await poolQuestions(test, him);
  const written = [];
  for (const text of texts) written.push(await writeDown(test, him, text, question?.id));
  return { him, written };
}

/** How many texts were embedded while this happened. */
async function textsEmbeddedBy(work: () => Promise<unknown>): Promise<number> {
  const before = embedder.texts;
  await work();
  return embedder.texts - before;
}

const current = { isCurrent: true, withoutVectors: 0, pages: 1 };

describe('the index of her answers', () => {
  // First whatever the files before have left: that may be much.
  it('is made by the job, and a current one needs no further work', { timeout: 180_000 }, async () => {
    await index();
    const { him } = await husbandWith(['Tulips.', 'Marzipan.']);
    expect(await stateOf(him)).toMatchObject({ isCurrent: false, pages: 0 });
    expect(await textsEmbeddedBy(index)).toBe(6);
    expect(await stateOf(him)).toEqual(current);
    expect(await textsEmbeddedBy(index)).toBe(0);
    expect((await ask(him, 'Does she like marzipan?')).body.encryptedResponse).toContain('Marzipan');
  });

  it('embeds again only what was written or edited, and lets go of what was deleted', async () => {
    const { him, written } = await husbandWith(['Tulips.', 'Marzipan.', 'The sea in November.']);
    await index();
    const [first, second] = written.map(({ answer_id }) => answer_id);
    await test.call(answers.edit, { as: him, params: { id: first ?? '' }, body: { text: 'Peonies.' } });
    await test.call(answers.remove, { as: him, params: { id: second ?? '' } });
    expect(await stateOf(him)).toMatchObject({ isCurrent: false });
    expect(await textsEmbeddedBy(index)).toBe(3);
    expect(await stateOf(him)).toEqual(current);
    const told = (await ask(him, 'Tulips, peonies, marzipan or the sea?')).body.encryptedResponse;
    expect(told).toContain('Peonies');
    expect(told).not.toMatch(/tulips\.|marzipan\./i);
  });

  it('follows a question that is reworded, and forgets the answers of one that is deleted', async () => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him, 'Which harbour do you miss?');
    await writeDown(test, him, 'The small one with the red crane.', own.id);
    await writeDown(test, him, 'Something else altogether.');
    await index();
    await test.call(questions.edit, { as: him, params: { id: own.id }, body: { text: 'Which port do you long for?' } });
    expect(await stateOf(him)).toMatchObject({ isCurrent: false });
    await index();
    const { body } = await ask(him, 'What about the red crane?');
    expect(body.citations.map(({ question }) => question)).toContain('Which port do you long for?');
    await test.call(questions.remove, { as: him, params: { id: own.id } });
    expect((await ask(him, 'What about the red crane?')).body.encryptedResponse).not.toContain('crane.');
    await index();
    expect((await ask(him, 'What about the red crane?')).body.encryptedResponse).not.toContain('crane.');
  });

  it('is not made for somebody who cannot ask, until he can', async () => {
    const { him } = await husbandWith(['Tulips.'], 'basic');
    expect(await textsEmbeddedBy(index)).toBe(0);
    expect(await stateOf(him)).toMatchObject({ pages: 0 });
    await database.executeSql(
      `insert into subscription (user_id, status, current_period_end, updated_at)
       values ($1, 'active', now() + interval '1 month', now())`,
      [him.id],
    );
    expect(await textsEmbeddedBy(index)).toBe(3);
    expect(await stateOf(him)).toEqual(current);
  });

  it('loses what a husband deletes after his premium has ended, and embeds nothing for him', async () => {
    const { him, written } = await husbandWith(['Tulips.', 'Marzipan.']);
    await index();
    await database.executeSql('delete from subscription where user_id = $1', [him.id]);
    await database.executeSql('delete from answer where user_id = $1', [him.id]);
    await writeDown(test, him, 'Liquorice.', written[0]?.question_id);
    expect(await textsEmbeddedBy(index)).toBe(0);
    expect(await stateOf(him)).toMatchObject({ isCurrent: false, pages: 0 });
  });

  it('stays behind when an answer comes while it is being made, and catches up', async () => {
    const { him, written } = await husbandWith(['Tulips.']);
    let comes: Promise<unknown> | null = null;
    embedder.meanwhile = async () => {
      comes ??= writeDown(test, him, 'Marzipan.', written[0]?.question_id);
      await comes;
    };
    expect(await textsEmbeddedBy(index)).toBe(6);
    embedder.meanwhile = async () => undefined;
    expect(await stateOf(him)).toEqual(current);
    expect((await ask(him, 'marzipan?')).body.encryptedResponse).toContain('Marzipan');
  });

  it('of more than a helping is made bit by bit: a crash costs the last bit only', async () => {
    const { him } = await husbandWith(Array.from({ length: 70 }, (_, n) => `Number ${n} of many things.`));
    let helpings = 0;
    embedder.meanwhile = async () => {
      helpings += 1;
      if (helpings === 3) throw new Error('the power went');
    };
    await index();
    expect(await stateOf(him)).toMatchObject({ isCurrent: false, pages: 1 });
    embedder.meanwhile = async () => undefined;
    expect(await textsEmbeddedBy(index)).toBe((70 - 64) * 3);
    expect(await stateOf(him)).toEqual(current);
  });

  it('is made by words alone while the embedder is away, and completed when it is back', async () => {
    embedder.isAway = true;
    const { him } = await husbandWith(['Tulips.', 'Marzipan.']);
    await index();
    expect(await stateOf(him)).toEqual({ ...current, withoutVectors: 2 });
    expect((await ask(him, 'marzipan?')).body.encryptedResponse).toContain('Marzipan');
    embedder.isAway = false;
    await index();
    expect(await stateOf(him)).toEqual(current);
  });

  it('is begun at once where a question found it far behind', async () => {
    const { him } = await husbandWith(['Tulips.', 'Marzipan.', 'The sea.', 'Rain.', 'Old maps.', 'Hot tea.']);
    test.world.indexing.runs(() => indexAnswers(test.world));
    const { body } = await test.one.call(assistant.ask, { as: him, body: { question: 'marzipan?' } });
    expect(body.encryptedResponse).toContain('Marzipan');
    await test.world.indexing.join(async () => undefined);
    test.world.indexing.runs(async () => undefined);
    expect(await stateOf(him)).toEqual(current);
  });

  it('goes with the account', async () => {
    const { him } = await husbandWith(['Tulips.']);
    await index();
    await ask(him, 'tulips?');
    expect((await test.call(accounts.deleteAccount, { as: him })).status).toBe(200);
    for (const table of ['assistant_index', 'assistant_page', 'assistant_conversation', 'assistant_turn']) {
      expect((await database.executeSql(`select 1 from ${table} where user_id = $1`, [him.id])).rows, table).toEqual(
        [],
      );
    }
  });
});
