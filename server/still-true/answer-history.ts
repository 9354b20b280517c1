import type { AnswerHistory } from '../../contract/answer-history';
import { type RevisionRow, revisionsOf } from '../answers/revisions';
import { openEarlier } from '../answers/some-answers';
import type { Deps } from '../deps';
import { listChecks } from './store';

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

const presentRevision = ({ id, text, createdAt }: RevisionRow) => ({ id, text, until: createdAt.toISOString() });
