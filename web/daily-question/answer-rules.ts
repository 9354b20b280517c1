import { AnswerText } from '../../contract/answers';
import { messages } from '../../contract/messages';
import type { AskedQuestion, SkipCount } from '../../contract/questions';
import { faultIn } from '../../contract/text';
import { ApiError, hasCode, serverSaid } from '../api/api-error';

/** Why this cannot be submitted, or null. */
export function answerFault(text: string, question: Pick<AskedQuestion, 'id'> | undefined): string | null {
  if (text.trim() === '') return messages.answer.empty;
  if (!question) return messages.answer.noQuestion;
  return faultIn(AnswerText, text);
}

export function submitFailure(error: unknown): string {
  if (hasCode(error, 'timeout')) return messages.common.timedOut;
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return messages.answer.sessionExpired;
  if (status === 500) return messages.answer.submitServerError;
  return serverSaid(error) ?? messages.answer.submitFailed;
}

export function skipFailure(error: unknown): string {
  // Too many calls in a minute are not too many skips in a day.
  const isLimit = error instanceof ApiError && error.status === 429 && error.code !== 'too_many_requests';
  return isLimit ? messages.question.skipLimit : (serverSaid(error) ?? messages.common.serverError);
}

interface Failed {
  user: boolean;
  subscription: boolean;
  skipCount: boolean;
}

/** What the yellow warning lists. */
export function limitedParts(failed: Failed): string[] {
  return [
    failed.user && messages.question.userFailed,
    failed.subscription && messages.question.subscriptionFailed,
    failed.skipCount && messages.question.skipCountFailed,
  ].filter((part) => part !== false);
}

/** Counted on the server; when its count is not known he is not kept from trying. */
export const unknownSkipCount = (skipsPerDay: number): SkipCount => ({ skipsRemaining: skipsPerDay, skipsUsed: 0 });
