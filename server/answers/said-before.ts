import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { startOfDay } from '../platform/local-day';
import { readable } from '../questions/present';
import { questionFor } from '../questions/visible-questions';
import { areClose, closeQuestions } from '../subjects/close-questions';
import { type ListedAnswer, listEarlier } from './list-store';
import { isHarmless } from './memories';

/** Enough to get past a few that hurt; each is opened. */
const LOOKED_AT = 40;

/** An answer with what was asked. */
export interface Told {
  answer: ListedAnswer;
  questionText: string;
}

/**
 * Something close that she said on an earlier day than this: to the same question, else about the very same thing. Where
 * one of the two may hurt, they are not laid side by side.
 */
export async function saidBefore(
  deps: Deps,
  { id: userId, timeZone }: Pick<Caller, 'id' | 'timeZone'>,
  { answer, questionText }: Told,
): Promise<Told | null> {
  if (!isHarmless(answer, questionText)) return null;
  const asked = { id: answer.questionId, text: questionText };
  const questionIds = [...new Set([asked.id, ...closeQuestions(asked)])];
  const before = startOfDay(new Date(answer.createdAt), timeZone);
  const rows = await listEarlier(deps.db, deps.vault, userId, { questionIds, before, most: LOOKED_AT });
  const told = rows.map((row) => {
    // Of his own questions only this one is looked for, and its words are known.
    return { answer: row, questionText: row.questionText ?? questionText };
  });
  const harmless = told.filter((one) => isHarmless(one.answer, one.questionText));
  const isSame = (one: Told) => one.answer.questionId === asked.id;
  const isClose = (one: Told) => areClose(asked, { id: one.answer.questionId, text: one.questionText });
  return harmless.find(isSame) ?? harmless.find(isClose) ?? null;
}

export async function withQuestion(deps: Deps, userId: string, answer: ListedAnswer): Promise<Told> {
  const questionText = answer.questionText ?? readable(await questionFor(deps, userId, answer.questionId));
  return { answer, questionText };
}
