import { useId } from 'react';
import { messages } from '../../contract/messages';
import type { Draft } from '../drafts/draft-storage';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './begun-answers.module.css';

interface BegunAnswersProps {
  drafts: readonly Draft[];
  /** The question on the card: another device may have answered it while he wrote here. */
  currentId: string;
  onGoOn: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
}

/** He skipped it, slept over it, or another device changed today's question: what he typed is not lost. */
export function BegunAnswers({ drafts, currentId, onGoOn, onDiscard }: BegunAnswersProps) {
  if (drafts.length === 0) return null;
  return (
    <Notice>
      {drafts.map((draft) => (
        <BegunAnswer
          key={draft.question.id}
          draft={draft}
          isCurrent={draft.question.id === currentId}
          onGoOn={() => onGoOn(draft)}
          onDiscard={() => onDiscard(draft)}
        />
      ))}
    </Notice>
  );
}

interface BegunAnswerProps {
  draft: Draft;
  isCurrent: boolean;
  onGoOn: () => void;
  onDiscard: () => void;
}

function BegunAnswer({ draft, isCurrent, onGoOn, onDiscard }: BegunAnswerProps) {
  const id = useId();
  return (
    <div className={styles.begun}>
      <p id={id}>
        {isCurrent ? 'You started an answer here, too:' : messages.question.begun} <q>{draft.question.text}</q>
      </p>
      <p dir="auto" className={styles.words}>
        {draft.text}
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={id} onClick={onGoOn}>
          {messages.question.continueBegun}
        </Button>
        <Button kind="quiet" aria-describedby={id} onClick={onDiscard}>
          {messages.question.discardBegun}
        </Button>
      </div>
    </div>
  );
}
