import type { Deps } from '../deps';
import { readable } from '../questions/present';
import { questionFor } from '../questions/visible-questions';
import { listReplacing, replacedBefore } from './chain-store';
import { type AnswerHead, type ListedAnswer, listByIds, listStamps, newestHeads } from './list-store';
import { isHarmless } from './memories';

export type { AnswerHead } from './list-store';

/** An answer of his, opened, with what she had been asked. */
export interface OpenedAnswer {
  id: string;
  questionId: string;
  questionText: string;
  text: string;
  createdAt: string;
}

type World = Pick<Deps, 'db' | 'vault'>;

/** Of each of these questions of the pool the newest answer; which it is, is known without opening any. */
export const newestAnswersTo = (deps: World, userId: string, questionIds: readonly string[]): Promise<AnswerHead[]> =>
  newestHeads(deps.db, userId, questionIds);

/** These answers and no others are opened. Those that are gone or cannot be read are left out. */
export async function openAnswers(deps: Deps, userId: string, ids: readonly string[]): Promise<OpenedAnswer[]> {
  const rows = await listByIds(deps.db, deps.vault, userId, ids);
  const opened = await Promise.all(rows.map((row) => withText(deps, userId, row)));
  return opened.flat();
}

async function withText(deps: Deps, userId: string, row: ListedAnswer): Promise<OpenedAnswer[]> {
  const { id, questionId, text, createdAt } = row;
  if (text === null) return [];
  const questionText = row.questionText ?? readable(await questionFor(deps, userId, questionId));
  return [{ id, questionId, questionText, text, createdAt }];
}

/** One that may be laid before him unasked; null where it is gone, cannot be read, or something in it may hurt. */
export async function openHarmless(deps: Deps, userId: string, id: string): Promise<OpenedAnswer | null> {
  const [row] = await listByIds(deps.db, deps.vault, userId, [id]);
  const [opened] = row ? await withText(deps, userId, row) : [];
  return row && opened && isHarmless(row, opened.questionText) ? opened : null;
}

/** What she said of the same matter before this answer took its place, newest first. */
export async function openEarlier(deps: Deps, userId: string, id: string): Promise<OpenedAnswer[]> {
  const ids = await replacedBefore(deps.db, userId, id);
  const opened = await openAnswers(deps, userId, ids);
  return ids.flatMap((one) => opened.find((answer) => answer.id === one) ?? []);
}

/** Which answers are words of one matter: each of a chain, with the id of its first. */
export async function mattersOf({ db }: World, userId: string): Promise<Map<string, string>> {
  const matters = new Map<string, string>();
  for (const { id, replacesId } of await listReplacing(db, userId)) {
    const first = matters.get(replacesId) ?? replacesId;
    matters.set(replacesId, first).set(id, first);
  }
  return matters;
}

/** Every answer of his by the moment of its last edit: tells what has changed since, without a word of it. */
export const answerStamps = (deps: World, userId: string): Promise<Map<string, number>> => listStamps(deps.db, userId);
