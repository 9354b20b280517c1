import type { NearIdea } from '../../../contract/ideas';
import type { Deps } from '../../deps';
import { keepVector, listPast, markOfPast, type PastIdea } from '../store';
import { hasKept, keepTitles, keptTitles, type PastTitle } from './kept-titles';
import { meaningsOf, patience, readMeaning, stored } from './meaning';
import { readTitle } from './nearness';
import { theSame } from './the-same';
import { weighed } from './weighed';

/** So many titles of which nothing is kept are looked at by meaning on the spot; of more, the newest. */
const ON_THE_SPOT = 24;

/** What he gave, dropped or will never give again that is much like this, the most like it first. */
export async function nearIdeas(deps: Deps, userId: string, text: string): Promise<NearIdea[]> {
  const until = patience();
  // In a thread of its own, while the others are made ready here; for somebody who has none, there is nothing to ask.
  const ask = () => meaningsOf(deps, [text], until);
  const early = hasKept(userId) ? ask() : null;
  // Before they are read: what changes meanwhile is read the next time.
  const mark = await markOfPast(deps.db, userId);
  if (mark === null) return [];
  const asking = early ?? ask();
  const past = await pastTitles(deps, userId, mark, until);
  const [meaning = null] = await asking;
  const same = await theSame(deps.embedder, { ...readTitle({ title: text, meaning }), text }, past, until);
  return same.map(({ idea }) => idea);
}

async function pastTitles(deps: Deps, userId: string, mark: string, until: number): Promise<PastTitle[]> {
  const cipher = await deps.vault.cipherOf(deps.db, userId);
  const kept = keptTitles(cipher, userId, mark);
  if (kept) return kept;
  const rows = await listPast(deps.db, deps.vault, userId);
  const all = rows.map((row): PastTitle => {
    const { title, vector } = row.content;
    return { ...readTitle({ title, meaning: readMeaning(vector) }), idea: presentNear(row) };
  });
  if (all.every(({ meaning }) => meaning !== null)) keepTitles(cipher, userId, mark, all);
  else await completeMeanings(deps, userId, { rows, all, until });
  return all;
}

interface Incomplete {
  rows: readonly PastIdea[];
  /** The same ones, in the same order. */
  all: readonly PastTitle[];
  until: number;
}

/** Of those written while the model was away, or with other things than today's: worked out once, and kept with them. */
async function completeMeanings(deps: Deps, userId: string, { rows, all, until }: Incomplete): Promise<void> {
  const unknown = rows
    .flatMap((row, at) => (all[at]?.meaning === null ? [{ row, title: all[at] }] : []))
    .slice(0, ON_THE_SPOT);
  const titles = unknown.map(({ row }) => row.content.title);
  const made = await meaningsOf(deps, titles, until);
  for (const [at, { row, title }] of unknown.entries()) {
    const meaning = made[at];
    if (!meaning) continue;
    title.meaning = weighed(meaning);
    // It only spares work: the next look does it where this cannot.
    await keepVector(deps.db, deps.vault, userId, row, stored(meaning)).catch((error: Error) =>
      deps.log.warn({ reason: error.name }, 'the meaning of an idea could not be kept'),
    );
  }
}

const presentNear = ({ id, state, givenOn, reaction, neverAgain, content: { title } }: PastIdea): NearIdea => ({
  ...{ id, title, state, givenOn, reaction, neverAgain },
});
