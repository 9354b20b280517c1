import type { Deps } from '../deps';
import { ownQuestionTexts } from '../questions/custom-questions';
import { replacedBefore } from './chain-store';
import { type Head, headsOf } from './heads';
import { type ListedAnswer, listByIds, listConfirmations, listEnded, listStamps } from './list-store';
import { isHarmless } from './memories';

/** An answer of his, opened, with what she had been asked. */
export interface OpenedAnswer {
  id: string;
  questionId: string;
  questionText: string;
  text: string;
  createdAt: string;
  /** When he last said that it is still true. */
  confirmedAt: string | null;
  /** She has said a newer word of the same matter. */
  isReplaced: boolean;
}

type World = Pick<Deps, 'db' | 'vault'>;

/** Which answer is the newest to a question of the pool, and in which words it was put then; nothing is opened. */
export interface AnswerHead extends Head {
  questionText: string;
}

/**
 * Of each of these questions of the pool the newest answer, or the newest word that took its place, to whatever question;
 * which it is, is known without opening any.
 */
export async function newestAnswersTo(
  deps: World,
  userId: string,
  questionIds: readonly string[],
): Promise<AnswerHead[]> {
  const { newestTo, newestOf } = await headsOf(deps, userId);
  return questionIds.flatMap((questionId) => {
    const head = newestTo.get(questionId);
    const questionText = head?.questionText ?? null;
    return head && questionText !== null ? [{ ...head, questionText, id: newestOf(head.id) }] : [];
  });
}

/** Of any answer of his the newest word of its matter, which may be itself. */
export const newestWords = async (deps: Pick<World, 'db'>, userId: string): Promise<(id: string) => string> =>
  (await headsOf(deps, userId)).newestOf;

/** These answers and no others are opened. Those that are gone or cannot be read are left out. */
export async function openAnswers(deps: Deps, userId: string, ids: readonly string[]): Promise<OpenedAnswer[]> {
  return withTexts(deps, userId, await listByIds(deps.db, deps.vault, userId, ids));
}

async function withTexts(deps: Deps, userId: string, rows: readonly ListedAnswer[]): Promise<OpenedAnswer[]> {
  const toOwn = rows.filter(({ questionText }) => questionText === null).map(({ questionId }) => questionId);
  const ownTexts = await ownQuestionTexts(deps, userId, [...new Set(toOwn)]);
  return rows.flatMap(({ id, questionId, text, createdAt, confirmedAt, ...row }) => {
    const questionText = row.questionText ?? ownTexts.get(questionId);
    if (text === null || questionText === undefined) return [];
    return [{ id, questionId, questionText, text, createdAt, confirmedAt, isReplaced: row.replacedBy !== null }];
  });
}

/** Those of them that may be laid before him unasked: left out is what is gone, cannot be read, or may hurt. */
export async function openHarmless(deps: Deps, userId: string, ids: readonly string[]): Promise<OpenedAnswer[]> {
  const rows = new Map((await listByIds(deps.db, deps.vault, userId, ids)).map((row) => [row.id, row]));
  const opened = await withTexts(deps, userId, [...rows.values()]);
  return opened.filter(({ id, questionText }) => {
    const row = rows.get(id);
    return row !== undefined && isHarmless(row, questionText);
  });
}

/** What she said of the same matter before this answer took its place, newest first. */
export async function openEarlier(deps: Deps, userId: string, id: string): Promise<OpenedAnswer[]> {
  const ids = await replacedBefore(deps.db, userId, id);
  const opened = await openAnswers(deps, userId, ids);
  return ids.flatMap((one) => opened.find((answer) => answer.id === one) ?? []);
}

/** Which word of hers took the place of which, and of which of those he has said since that they no longer hold. */
export interface Matters {
  newerOf(id: string): string | undefined;
  newestOf(id: string): string;
  isOver(id: string): boolean;
}

export async function mattersOf(deps: Pick<World, 'db'>, userId: string): Promise<Matters> {
  const { newerOf, newestOf, replaces } = await headsOf(deps, userId);
  const ended = replaces.size > 0 ? await listEnded(deps.db, userId) : new Set<string>();
  return { newerOf, newestOf, isOver: (id) => ended.has(id) };
}

/** When he last said of each answer that it is still true; those of which he never did are not in it. */
export const confirmationsOf = ({ db }: World, userId: string): Promise<Map<string, string>> =>
  listConfirmations(db, userId);

/** Every answer of his by a mark that another text or another question gives it: tells what has changed since, without a word of it. */
export const answerStamps = (deps: World, userId: string): Promise<Map<string, string>> => listStamps(deps.db, userId);
