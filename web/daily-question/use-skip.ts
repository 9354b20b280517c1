import { useRef } from 'react';
import { messages } from '../../contract/messages';
import type { AskedQuestion } from '../../contract/questions';
import { useAnotherQuestion, useSkipQuestion } from '../questions/queries';
import type { Tone } from '../ui/message-tone';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { skipFailure } from './answer-rules';

interface SkipOptions {
  question: AskedQuestion;
  skipsRemaining: number;
  onReplaced: (replacement: AskedQuestion) => void;
  say: (text: string, tone?: Tone) => void;
}

/** A skip is two calls: one that spends it, one that brings the replacement. */
export function useSkip({ question, skipsRemaining, onReplaced, say }: SkipOptions) {
  const spending = useSkipQuestion();
  const fetching = useAnotherQuestion();
  /** When only the second call failed, trying again must not spend another skip. */
  const spentOn = useRef<string | null>(null);
  const isSkipping = spending.isPending || fetching.isPending;

  const skip = useOneAtATime(async () => {
    const isSpent = spentOn.current === question.id;
    if (!isSpent && skipsRemaining <= 0) return say(messages.question.skipLimit, 'error');
    try {
      if (!isSpent) await spending.mutateAsync(question.id);
      spentOn.current = question.id;
      onReplaced(await fetching.mutateAsync());
      say(messages.question.skipped);
    } catch (error) {
      say(skipFailure(error), 'error');
    }
  });
  return { skip, isSkipping };
}
