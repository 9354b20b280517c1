import { v7 as newId } from 'uuid';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import type { DbOrTx, Tx } from '../platform/db/open';
import { type Edit, refuseOverwrite } from '../platform/edit';
import { Refusal } from '../platform/refusal';
import { readable } from '../questions/present';
import { openOwn, questionFor } from '../questions/visible-questions';
import { ceilingAt, overCeiling } from './ceiling';
import { newestOfChain } from './chain-store';
import { keepRevision } from './revision-store';
import { type AnswerRow, deleteAnswer, findAnswer, findByIdempotencyKey, updateAnswer, writeAnswer } from './store';

/** An answer beside what was asked. */
export interface AnsweredQuestion {
  answer: AnswerRow;
  questionText: string;
}

export interface Submission {
  questionId: string;
  text: string;
  /** In which words he saw the question, where he says so. */
  questionText?: string | undefined;
  /** The earlier answer that it is the newer word to. */
  replaces?: string | undefined;
  /** Of one that waited for a connection: for which moment it counts. */
  writtenAt?: Date | undefined;
  idempotencyKey: string | null;
}

/** Writes her answer down. The same submission again, after a time-out, finds the first one. */
export async function submitAnswer(deps: Deps, userId: string, submission: Submission): Promise<AnsweredQuestion> {
  const { vault } = deps;
  const now = deps.clock.now();
  const { text, questionText: seenText, replaces, writtenAt, idempotencyKey: key } = submission;
  const isLate = writtenAt !== undefined;
  const questionId = submission.questionId.toLowerCase();
  const createdAt = writtenAt ?? now;
  const row = {
    id: newId(),
    userId,
    questionId,
    text,
    createdAt,
    receivedAt: isLate ? now : null,
    idempotencyKey: key,
  };
  const how = { seenText, ceiling: deps.config.rateLimits ? ceilingAt(now) : null };
  const write = async (db: DbOrTx, replacesId: string | null) => {
    const written = await writeAnswer(db, vault, { ...row, replacesId }, how);
    if (written.outcome === 'no question') throw new Refusal('question_not_found');
    return written;
  };
  const written =
    replaces === undefined
      ? await write(deps.db, null)
      : await deps.transact(async (tx) => {
          const replacesId = await newestOf(tx, userId, replaces);
          return replacesId === undefined ? null : write(tx, replacesId);
        });
  if (written?.outcome === 'written') {
    const { questionText, sealedQuestion: sealedText } = written;
    const ownText = sealedText && (await openOwn(deps, userId, { id: questionId, sealedText }));
    const answer = { id: row.id, questionId, questionText, text, createdAt };
    return { answer, questionText: readable({ text: questionText ?? ownText }) };
  }
  const known = key === null ? undefined : await findByIdempotencyKey(deps.db, vault, userId, key);
  if (!known && written?.outcome === 'full') throw await overCeiling(deps.db, userId, { now, isLate });
  return besideQuestion(deps, userId, sameOrRefused(known, submission));
}

/** The last of a chain, which alone can be replaced; undefined where there is no such answer of his. Held until the end. */
async function newestOf(tx: Tx, userId: string, id: string): Promise<string | undefined> {
  await lockAllowances(tx, userId);
  return newestOfChain(tx, userId, id);
}

/**
 * A key that comes back with another text would lose that text silently: it is refused instead, with what was saved, to be
 * shown beside it. So is an answer that would take its own place.
 */
function sameOrRefused(first: AnswerRow | undefined, submission: Submission): AnswerRow {
  if (!first) throw new Refusal('answer_not_found');
  if (first.id === submission.replaces) throw new Refusal('idempotency_key_reused');
  if (first.questionId !== submission.questionId.toLowerCase() || first.text !== submission.text) {
    throw new Refusal('idempotency_key_reused', { current: readable(first) });
  }
  return first;
}

export async function editAnswer(deps: Deps, userId: string, id: string, edit: Edit): Promise<AnsweredQuestion> {
  const { vault } = deps;
  const answer = await deps.transact(async (tx) => {
    // His row before the answer's, as whoever deletes his account takes them.
    await lockAllowances(tx, userId);
    const before = await findAnswer(tx, vault, userId, id);
    if (!before) return undefined;
    refuseOverwrite(edit, readable(before));
    const updatedAt = deps.clock.now();
    const { text } = before;
    if (text !== null && text !== edit.text)
      await keepRevision(tx, vault, { userId, answerId: id, text, createdAt: updatedAt });
    await updateAnswer(tx, vault, { userId, id, text: edit.text, updatedAt });
    return findAnswer(tx, vault, userId, id);
  });
  return besideQuestion(deps, userId, answer);
}

export async function removeAnswer(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.transact(async (tx) => {
    await lockAllowances(tx, userId);
    if (!(await deleteAnswer(tx, userId, id))) throw new Refusal('answer_not_found');
  });
}

/** With the question as it was put to her, which may have been put in other words since. */
async function besideQuestion(deps: Deps, userId: string, answer: AnswerRow | undefined): Promise<AnsweredQuestion> {
  if (!answer) throw new Refusal('answer_not_found');
  const questionText = answer.questionText ?? readable(await questionFor(deps, userId, answer.questionId));
  return { answer, questionText };
}
