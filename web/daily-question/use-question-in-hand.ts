import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedQuestion } from '../../contract/questions';
import { putInCache } from '../api/cache-changes';
import { type Draft, dropDraft, listDrafts } from '../drafts/draft-storage';
import { dailyQuestionQuery } from '../questions/queries';
import { type InHand, inHand } from './in-hand';

interface Daily {
  data: AskedQuestion | undefined;
  dataUpdatedAt: number;
}

/** Which question stands on the card: today's, until he has begun to write about one or asked for another. */
export function useQuestionInHand(owner: string, { data: daily, dataUpdatedAt }: Daily) {
  const cache = useQueryClient();
  const [held, setHeld] = useState<InHand | null>(null);
  const [begun, setBegun] = useState(() => listDrafts(owner));
  /** Counts what he opened himself: each opening is announced like a screen of its own. */
  const [openings, setOpenings] = useState(0);

  const current = inHand({ held, begun, daily, givenAt: dataUpdatedAt });
  const open = (question: AskedQuestion, isExtra: boolean) => {
    setHeld({ question, isExtra, isAnswered: false, givenAt: Date.now() });
    setBegun(listDrafts(owner));
    setOpenings((n) => n + 1);
  };
  return {
    current,
    openings,
    /** Something he began that is not what stands on the card. */
    begun: begun.find((draft) => draft.question.id !== current?.question.id) ?? null,
    /** While there are words of his on the card nothing may take their question away, not even midnight. */
    hold: (isWriting: boolean) => {
      if (isWriting) setHeld(current);
      else if (current?.question.id === daily?.id) setHeld(null);
    },
    ask: (question: AskedQuestion) => open(question, true),
    goOn: ({ question, isExtra }: Draft) => open(question, isExtra),
    discard: ({ question }: Draft) => {
      dropDraft(owner, question.id);
      setBegun(listDrafts(owner));
    },
    /** What the server gives after a skip: today's new one, or one more extra where today's is answered. */
    replace: (question: AskedQuestion) => {
      const isExtra = daily?.answered === true && !question.answered;
      if (!isExtra) putInCache(cache, dailyQuestionQuery.queryKey, question);
      setHeld(isExtra ? { question, isExtra, isAnswered: false, givenAt: Date.now() } : null);
      setBegun(listDrafts(owner));
    },
  };
}
