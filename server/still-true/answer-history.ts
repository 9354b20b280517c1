import type { AnswerHistory } from '../../contract/answer-history';
import { presentRevision, revisionsOf } from '../answers/revisions';
import { openEarlier } from '../answers/some-answers';
import type { Deps } from '../deps';
import { listChecks, listEveryCheck } from './store';

/** What became of an answer: what was said of it since, what it took the place of, and what edits overwrote. */
export async function historyOfAnswer(deps: Deps, userId: string, id: string): Promise<AnswerHistory> {
  const revisions = await revisionsOf(deps, userId, id);
  const earlier = await openEarlier(deps, userId, id);
  const checks = await listChecks(deps.db, userId, id);
  return {
    checks: checks.map(({ verdict, createdAt }) => ({ verdict, on: createdAt.toISOString() })),
    earlier: earlier.map(({ id: answerId, text, createdAt }) => ({ answerId, text, saidOn: createdAt })),
    revisions: revisions.map(presentRevision),
  };
}

/** Every verdict he gave, newest first. */
export async function everyCheck({ db }: Deps, userId: string) {
  const checks = await listEveryCheck(db, userId);
  return checks.map(({ answerId, verdict, createdAt }) => ({ answerId, verdict, on: createdAt.toISOString() }));
}
