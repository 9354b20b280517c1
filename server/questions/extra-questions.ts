import type { Waiting } from '../../contract/extra-questions';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { asked } from './daily';
import { listWaiting, putInLine, takeOutOfLine } from './extra-store';
import { listPacks } from './pack-store';
import { questionFor } from './visible-questions';

/** The ids of what he wants to ask besides today's question, the longest wait first. */
export const waitingIds = (deps: Pick<Deps, 'db'>, userId: string): Promise<string[]> => listWaiting(deps.db, userId);

export async function waitingQuestions(deps: Deps, userId: string): Promise<Waiting> {
  const ids = await waitingIds(deps, userId);
  return { questions: await Promise.all(ids.map((id) => asked(deps, userId, id, false))) };
}

/** Not in place of today's: what is chosen for a day knows nothing of this line. */
export async function askBesides(deps: Deps, userId: string, questionId: string): Promise<Waiting> {
  const { id, retiredAt, pack } = await questionFor(deps, userId, questionId);
  const isOff = pack !== null && !(await listPacks(deps.db, userId)).includes(pack);
  if (retiredAt !== null || isOff) throw new Refusal('question_not_found');
  await putInLine(deps.db, { userId, questionId: id, createdAt: deps.clock.now() });
  return waitingQuestions(deps, userId);
}

export async function dropFromLine(deps: Deps, userId: string, questionId: string): Promise<void> {
  if (!(await takeOutOfLine(deps.db, userId, questionId))) throw new Refusal('question_not_found');
}
