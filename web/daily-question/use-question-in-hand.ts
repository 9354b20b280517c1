import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedQuestion } from '../../contract/questions';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { type Draft, dropDraft, keepDraft, listDrafts } from '../drafts/draft-storage';
import { useBegun } from '../drafts/use-begun';
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
  const [atFirst] = useState(() => listDrafts(owner));
  const begun = useBegun(owner);
  /** Counts what he opened himself: each opening is announced like a screen of its own. */
  const [openings, setOpenings] = useState(0);

  const current = inHand({
    held,
    begun: atFirst.filter((draft) => isStillThere(draft, begun)),
    daily,
    givenAt: dataUpdatedAt,
  });
  const open = (question: AskedQuestion, isExtra: boolean) => {
    setHeld({ question, isExtra, isAnswered: false, givenAt: Date.now() });
    setOpenings((n) => n + 1);
  };
  const hold = (isWriting: boolean) => {
    if (isWriting) setHeld(current);
    else if (current?.question.id === daily?.id) setHeld(null);
  };
  return {
    current,
    openings,
    /** What he began that does not stand on the card, such as words about a question that another device answered. */
    begun: begun.filter(({ question }) => current?.isAnswered || question.id !== current?.question.id),
    /** While there are words of his on the card nothing may take their question away, not even midnight. */
    hold,
    /** He may have answered it in another tab. */
    lookAgain: () => {
      hold(false);
      void fetchAnew(cache, [dailyQuestionQuery.queryKey]);
    },
    /** Her answer waits for a connection: its question is done with. */
    letGo: () => setHeld(null),
    ask: (question: AskedQuestion) => open(question, true),
    goOn: ({ isSkipped: _, ...draft }: Draft) => {
      keepDraft(owner, draft);
      open(draft.question, draft.isExtra);
    },
    discard: ({ question }: Draft) => dropDraft(owner, question.id),
    /** What the server gives after a skip: today's new one, or one more extra where today's is answered. */
    replace: (question: AskedQuestion, isLeft: boolean) => {
      const isExtra = daily?.answered === true && !question.answered;
      if (!isExtra) putInCache(cache, dailyQuestionQuery.queryKey, question);
      if (isLeft) return;
      setHeld(isExtra ? { question, isExtra, isAnswered: false, givenAt: Date.now() } : null);
    },
  };
}

/** An extra one that was answered or discarded meanwhile does not come back. */
const isStillThere = (draft: Draft, begun: readonly Draft[]) =>
  begun.some(({ question }) => question.id === draft.question.id);
