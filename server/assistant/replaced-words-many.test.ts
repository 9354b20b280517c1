import { afterAll, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { isToldAsEarlier } from '../../contract/told-earlier';
import { startTestApp } from '../testing/app';
import { type ReplacedWord, replacedWords } from '../testing/assistant/replaced-words';
import { createCast } from '../testing/cast';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import { isThorough } from '../testing/thorough';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

const IN_ONE_NOTEBOOK = 10;
const notebooks = Array.from({ length: replacedWords.length / IN_ONE_NOTEBOOK }, (_, at) =>
  replacedWords.slice(at * IN_ONE_NOTEBOOK, (at + 1) * IN_ONE_NOTEBOOK),
);

/** What is wrong with the replies to a notebook in which everything was said anew. */
async function faultsIn(rows: readonly ReplacedWord[], where: string): Promise<string[]> {
  const him = await cast.hire('premium');
  const newestOf = new Map<string, string>();
  const newest = new Map<string, string>();
  for (const [asked, old, now] of rows) {
    const own = await addOwnQuestion(test, him, asked);
    const { answer_id: replaces } = await writeDown(test, him, old, own.id);
    const { id: questionId } = where === 'elsewhere' ? await addOwnQuestion(test, him, `And now? ${asked}`) : own;
    const { body } = await test.call(answers.submit, { as: him, body: { questionId, text: now, replaces } });
    newestOf.set(replaces, body.answer_id);
    newest.set(asked, body.answer_id);
  }
  const faults: string[] = [];
  for (const [asked, , , question] of rows) {
    const { segments, citations } = (await test.call(assistant.ask, { as: him, body: { question } })).body;
    const cited = citations.map(({ answerId }) => answerId);
    if (!cited.includes(newest.get(asked) ?? '')) faults.push(`${where}: ${question} | without her newest word`);
    for (const { n, answerId, quote } of citations) {
      const newer = newestOf.get(answerId);
      if (newer === undefined) continue;
      const isMarked = segments.every(({ cites, text }) => !cites.includes(n) || isToldAsEarlier(text));
      if (!isMarked) faults.push(`${where}: ${question} | as if it held: ${quote}`);
      if (!cited.includes(newer)) faults.push(`${where}: ${question} | without the newer one: ${quote}`);
    }
  }
  return faults;
}

/** Each notebook in one of the two ways, and in both where there is time. */
const ways = ['in her answer to the same question', 'elsewhere'].map((where, way) => ({
  where,
  inThisWay: notebooks.filter((_, at) => isThorough || at % 2 === way),
}));

it.each(ways)(
  'she changed her mind often, $where: each reply has her newest word, and an older one only as earlier',
  async ({ where, inThisWay }) => {
    const faults = await Promise.all(inThisWay.map((rows) => faultsIn(rows, where)));
    expect(faults.flat()).toEqual([]);
  },
  120_000,
);
