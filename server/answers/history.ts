import type { AnswerItem } from '../../contract/answers';
import { messages } from '../../contract/messages';
import type { QuestionCategory } from '../../contract/questions';
import type { Deps } from '../deps';
import { BoundedMap } from '../platform/bounded-map';
import { ownQuestions } from '../questions/custom-questions';
import { kindInPool, kindsInOneList } from '../questions/page-kind';
import { readable } from '../questions/present';
import type { QuestionRow } from '../questions/visible-questions';
import { answeredOwn, type Listed, type ListedAnswer, listAnswers, type Place } from './list-store';
import { memoriesAt } from './memories';
import { revisionsSince } from './revision-store';

/** So many are in memory at a time: a notebook may have tens of thousands. */
const BATCH = 250;

/**
 * Everything of his, newest first: answers, and custom questions that have none yet. Also what he downloads. It is read
 * as it is taken, outside any transaction: a slow reader holds nothing up, and what is written meanwhile is not in it.
 */
export async function* history(deps: Deps, userId: string): AsyncGenerator<AnswerItem[], void> {
  // In this order: a question of his own is there before its first answer.
  const { answers: newest, hasOwnQuestions } = await nextAnswers(deps, userId, null);
  const own = hasOwnQuestions === false ? [] : await ownQuestions(deps, userId);
  const ownById = new Map(own.map((question) => [question.id, question]));
  const waiting = await unanswered(deps, userId, own, newest[0]);
  /** Of his own questions, those that were told, with an answer or without. */
  const told = new Set(waiting.map(({ question_id }) => question_id));
  const asPage = { mayReturn: memoriesAt(deps.clock.now()), kindOfOwn: kindsInOneList() };
  let unreadable = 0;
  for (let rows = newest; ; ) {
    yield rows.flatMap((row) => {
      if (row.text === null) unreadable++;
      told.add(row.questionId);
      return [...takeNewer(waiting, row.createdAt), ...answerItems(row, ownById, asPage)];
    });
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    rows = (await nextAnswers(deps, userId, last)).answers;
  }
  tellOfUnreadable(deps, userId, unreadable);
  yield takeNewer(waiting, '');
  yield await withoutAnswerNow(
    deps,
    userId,
    own.filter(({ id }) => !told.has(id)),
  );
}

/** Questions of his own whose answers were deleted while the list was read: without this they would be nowhere in it. */
async function withoutAnswerNow(deps: Deps, userId: string, missing: QuestionRow[]): Promise<AnswerItem[]> {
  if (missing.length === 0) return [];
  const still = new Set((await ownQuestions(deps, userId)).map(({ id }) => id));
  return missing
    .filter(({ id }) => still.has(id))
    .map(questionItem)
    .reverse();
}

function nextAnswers({ db, vault, clock }: Deps, userId: string, after: Place | null): Promise<Listed> {
  return listAnswers(db, vault, userId, { after, most: BATCH, revisedSince: revisionsSince(clock.now()) });
}

/** Oldest first, as they were given. */
async function unanswered(
  { db }: Deps,
  userId: string,
  own: QuestionRow[],
  newest: Place | undefined,
): Promise<AnswerItem[]> {
  const answered = newest && own.length > 0 ? await answeredOwn(db, userId, newest) : new Set<string>();
  return own.filter(({ id }) => !answered.has(id)).map(questionItem);
}

/** Takes those off the end that come before a moment in the list. */
function takeNewer(waiting: AnswerItem[], moment: string): AnswerItem[] {
  const first = waiting.findLastIndex(({ created_at }) => created_at <= moment) + 1;
  return first === waiting.length ? [] : waiting.splice(first).reverse();
}

interface AsPage {
  mayReturn: ReturnType<typeof memoriesAt>;
  kindOfOwn: ReturnType<typeof kindsInOneList>;
}

function answerItems(row: ListedAnswer, ownById: Map<string, QuestionRow>, asPage: AsPage): AnswerItem[] {
  const items = (questionText: string) => {
    const kind = (isOfPool(row) ? kindInPool : asPage.kindOfOwn)({ ...row, text: questionText });
    const item = { ...answerItem(row, questionText), kind };
    return [asPage.mayReturn(row, questionText) ? { ...item, may_return: true } : item];
  };
  if (isOfPool(row)) return items(row.questionText);
  const question = ownById.get(row.questionId);
  // Deleted a moment ago, and its answers with it.
  return question ? items(readable(question)) : [];
}

const logged = new BoundedMap<string, number>(1_000);

/** A damaged disk or key must not be learnt of from customers; once is enough. */
function tellOfUnreadable({ log }: Deps, userId: string, entries: number): void {
  if (entries === 0 || logged.get(userId) === entries) return;
  logged.set(userId, entries);
  log.error({ user: userId, entries }, 'answers could not be opened: their stored bytes or their key are damaged');
}

function isOfPool(row: ListedAnswer): row is ListedAnswer & { questionText: string } {
  return row.questionText !== null;
}

function answerItem(row: ListedAnswer, questionText: string): AnswerItem {
  const item: AnswerItem = {
    item_id: row.id,
    type: 'answer',
    question_id: row.questionId,
    question_text: questionText,
    answer_text: row.text ?? messages.answer.unreadable,
    created_at: row.createdAt,
    is_custom_question: !isOfPool(row),
    category: row.category as QuestionCategory,
  };
  if (row.hasHistory) item.has_history = true;
  if (row.confirmedAt !== null) item.still_true_on = row.confirmedAt;
  if (row.replacedBy) item.replaced_by = { answer_id: row.replacedBy.id, said_on: row.replacedBy.createdAt };
  if (row.text === null) item.unreadable = true;
  return item;
}

function questionItem(question: QuestionRow): AnswerItem {
  return {
    item_id: question.id,
    type: 'question',
    question_id: question.id,
    question_text: readable(question),
    answer_text: null,
    created_at: question.createdAt.toISOString(),
    is_custom_question: true,
    category: question.category,
    ...(question.text === null && { unreadable: true }),
  };
}
