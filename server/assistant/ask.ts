import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { type Answered, compose } from './compose';
import { earlierReply, keepConversation, questionBefore } from './conversations';
import { asksForDay, daysAskedFor, type ReadDays } from './days/saved-days';
import { withDays } from './days/told';
import { asksForIdeas, NO_LEDGER, type ReadLedger } from './ledger/ledger';
import { withLedger } from './ledger/told';
import { linkedNotes } from './linked-notes';
import { readQuestion } from './reading/read-question';
import type { Composed, Show } from './reply';
import { searchableNotes } from './searchable-notes';
import { inTurn, type Left, leftFor } from './turns';

export interface Asked extends Answered {
  conversationId: string;
  /** Null where nobody counts. */
  left: Left | null;
}

type Husband = Pick<Caller, 'id' | 'timeZone'>;

interface Question {
  query: string;
  /** The conversation that it follows. */
  after: string | null;
  show: Show | null;
  /** What he did with what she said. */
  readLedger?: ReadLedger;
  /** The days that he keeps. */
  readDays?: ReadDays;
  /** What the browser calls this question. */
  idempotencyKey: string | null;
}

/**
 * Answers his question from her stored answers, and from nothing else. Neither is kept readable anywhere. The same
 * question again, after a time-out, gets the same reply and costs nothing.
 */
export async function ask(deps: Deps, { id: userId, timeZone }: Husband, question: Question): Promise<Asked> {
  const { query, after, idempotencyKey, readLedger, readDays } = question;
  const again = () => askedBefore(deps, userId, question);
  return (
    (await again()) ??
    inTurn(deps, userId, async (left) => {
      // The turn before this one may have been the same question's, on another instance.
      const earlier = await again();
      if (earlier) return earlier;
      const reading = readQuestion(query, after && (await questionBefore(deps, userId, after)));
      const notes = searchableNotes(deps, userId).then((found) => linkedNotes(deps, userId, found));
      const questions = reading.parts?.map((part) => part.reading) ?? [reading];
      const ledger = readLedger && questions.some(asksForIdeas) ? await readLedger(userId) : NO_LEDGER;
      const saved = readDays && questions.some(asksForDay) ? await readDays({ id: userId, timeZone }) : [];
      const ofIdeas = questions.find((one) => one.isOpen && asksForIdeas(one)) ?? reading;
      const days = [...new Set(questions.flatMap((one) => daysAskedFor(one, saved)))];
      const told = <Of extends Composed>(reply: Of): Of => ({
        ...reply,
        ...withDays(withLedger(reply, ledger, ofIdeas), days, reading),
      });
      const show = question.show && ((begun: Composed) => question.show?.(told(begun)));
      const answered = told(await compose(deps, { reading, notes, timeZone, show, ledger }));
      const conversationId = await keepConversation(deps, userId, { query, reply: answered, idempotencyKey });
      return { ...answered, conversationId, left };
    })
  );
}

async function askedBefore(deps: Deps, userId: string, { query, idempotencyKey }: Question): Promise<Asked | null> {
  const earlier = idempotencyKey && (await earlierReply(deps, userId, { query, idempotencyKey }));
  return earlier ? { ...earlier, left: await leftFor(deps, userId) } : null;
}
