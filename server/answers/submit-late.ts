import { limits } from '../../contract/limits';
import { DAY, HOUR, MINUTE } from '../../contract/time';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { type AnsweredQuestion, type Submission, submitAnswer } from './answers';
import { findByIdempotencyKey, givenSoonAfter } from './store';

/** The clock of a phone is seldom exact. */
const AHEAD = 5 * MINUTE;
const BEHIND = HOUR;

type Writer = Pick<Caller, 'id' | 'createdAt'>;

/** Writes down an answer that waited for a connection: Monday's counts for Monday. */
export async function submitLate(
  deps: Deps,
  writer: Writer,
  submission: Submission,
  saidAt: string,
): Promise<AnsweredQuestion> {
  const { questionId, idempotencyKey: key } = submission;
  // Where only the reply was lost, however long ago, there is nothing to decide any more.
  const known = key === null ? undefined : await findByIdempotencyKey(deps.db, deps.vault, writer.id, key);
  const writtenAt = known?.createdAt ?? (await momentWritten(deps, writer, questionId, new Date(saidAt)));
  return submitAnswer(deps, writer.id, { ...submission, writtenAt });
}

/** What he says is believed within bounds: nobody writes in the future or before he had an account, or waits for months. */
async function momentWritten(deps: Deps, { id, createdAt }: Writer, questionId: string, said: Date): Promise<Date> {
  const now = deps.clock.now();
  const tooEarly = said < later(createdAt, -BEHIND) || said < later(now, -limits.answerWaitsDays * DAY);
  if (tooEarly || said > later(now, AHEAD)) throw new Refusal('written_at_unlikely');
  // A clock that is slow must not put the answer before its question: that day would count as not answered.
  const given = await givenSoonAfter(deps.db, { userId: id, questionId, after: said, until: later(said, BEHIND) });
  const moment = given ?? said;
  return moment > now ? now : moment;
}
