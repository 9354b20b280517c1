import type { AnswerHistory } from '../../contract/answer-history';
import { presentRevision, revisionsOf } from '../answers/revisions';
import { mattersOf, openEarlier } from '../answers/some-answers';
import { knownWarnings } from '../card/dangers';
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
    ...(checks[0]?.verdict === 'changed' && (await hasEnded(deps, userId, id)) && { hasEnded: true }),
  };
}

/** It would warn, had he not said that the warning no longer holds. */
async function hasEnded(deps: Deps, userId: string, id: string): Promise<boolean> {
  const { isOver } = await mattersOf(deps, userId);
  return isOver(id) && (await knownWarnings(deps, userId)).includes(id);
}

/** Every verdict he gave, newest first. */
export async function everyCheck({ db }: Deps, userId: string) {
  const checks = await listEveryCheck(db, userId);
  return checks.map(({ answerId, verdict, createdAt }) => ({ answerId, verdict, on: createdAt.toISOString() }));
}
