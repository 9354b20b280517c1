import type { AskedQuestion } from '../../contract/questions';
import type { Draft } from '../drafts/draft-storage';

/** The question on the card. */
export interface InHand {
  question: AskedQuestion;
  /** One more, after today's was answered. */
  isExtra: boolean;
  /** Her answer is written down: it is shown instead of the writing surface. */
  isAnswered: boolean;
  /** When it was given to him, in milliseconds. */
  givenAt: number;
}

interface Situation {
  /** What he holds on to: he writes about it, or asked for it. */
  held: InHand | null;
  /** What he had begun when the screen opened. */
  begun: readonly Draft[];
  daily: AskedQuestion | undefined;
  givenAt: number;
}

/** Once today's is answered, an extra one that he was writing about comes back; else today's is the one. */
export function inHand({ held, begun, daily, givenAt }: Situation): InHand | null {
  if (held) return held;
  if (!daily) return null;
  const extra = daily.answered ? begun.find((draft) => draft.isExtra && !draft.isSkipped) : undefined;
  if (extra) return { question: extra.question, isExtra: true, isAnswered: false, givenAt };
  return { question: daily, isExtra: false, isAnswered: daily.answered, givenAt };
}
