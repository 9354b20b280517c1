import { createLocalEmbedder } from '../../server/assistant/embedding/local-embedder';
import type { LinkedNote } from '../../server/assistant/notes';
import { readQuestion } from '../../server/assistant/reading/read-question';
import { toldWhole } from '../../server/assistant/retrieval/read-together';
import { retrieve } from '../../server/assistant/retrieval/retrieve';
import { indexed } from '../../server/testing/assistant/index-notes';
import { type Asked, examOf } from '../exam-file';
import { chance, poolIds } from '../notebooks';
import { notebooksTaught, servedByWriters } from './notebooks-taught';
import { type Taught, teach } from './taught';

/** How many that do not serve are taught beside those that do: the likeliest, among which the model has to choose. */
const LIKELIEST = 5;
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
// What it was taught before must not choose what it is taught.
const local = createLocalEmbedder(onlyFaults);
const embedder = { ...local, embedAsked: local.embed, judge: async () => null };

async function ofNotebook(name: string): Promise<Taught[]> {
  const { notebook, asked } = examOf(name);
  const notes = await indexed(
    notebook.map(({ key, date, question, answer }) => ({
      ...{ id: key, questionId: poolIds.get(question) ?? question, question, answer, createdAt: date },
    })),
    embedder,
  );
  const all: Taught[] = [];
  for (const one of asked) all.push(...(await ofQuestion(one, notes)));
  return all;
}

async function ofQuestion({ question, serves, maybe }: Asked, notes: LinkedNote[]): Promise<Taught[]> {
  const { hits } = await retrieve(readQuestion(question), notes, embedder);
  const isNone = ({ id }: { id: string }) => !serves.includes(id) && !maybe.includes(id);
  const near = hits
    .map(({ note }) => note)
    .filter(isNone)
    .slice(0, LIKELIEST);
  const far = notes.filter((note) => isNone(note) && !near.some(({ id }) => id === note.id));
  const any = far[Math.floor(chance('far', question) * far.length)];
  return [
    ...notes
      .filter(({ id }) => serves.includes(id))
      .map((note) => ({ one: question, other: toldWhole(note), isSo: true })),
    ...[...near, ...(any ? [any] : [])].map((note) => ({ one: question, other: toldWhole(note), isSo: false })),
  ];
}

const ofWriters = (): Taught[] =>
  servedByWriters()
    .flat()
    .flatMap((one) => [
      ...one.serves.map((typed) => ({ one: typed, other: toldWhole(one), isSo: true })),
      ...one.doesNot.map((typed) => ({ one: typed, other: toldWhole(one), isSo: false })),
    ]);

const ofNotebooks = async (names: readonly string[]): Promise<Taught[]> => {
  const taught: Taught[] = [];
  for (const name of names) taught.push(...(await ofNotebook(name)));
  return taught;
};
const first = [...ofWriters(), ...(await ofNotebooks(notebooksTaught.serves.first))];
const later = await ofNotebooks(notebooksTaught.serves.later);
await embedder.close();

/**
 * Teaches the model which of her answers serve what he types. `--on` goes on from the lesson there is, with the notebooks
 * written after it; by itself it begins anew, with all of them.
 */
const isToGoOn = process.argv.includes('--on');
const ON = ['--epochs', '1', '--rate', '6e-5', '--on', '--old', '6000'];
teach(
  'serves',
  [...first.map((one) => ({ ...one, isOld: true })), ...later],
  ...['--depth', '4', '--ordered', ...(isToGoOn ? ON : ['--epochs', '2'])],
);
