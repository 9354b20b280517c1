import { messages } from '../../contract/messages';
import type { Draft } from '../drafts/draft-storage';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './begun-answer.module.css';

interface BegunAnswerProps {
  draft: Draft;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** He went to sleep over it, or another device changed today's question: what he typed is not lost. */
export function BegunAnswer({ draft, onGoOn, onDiscard }: BegunAnswerProps) {
  return (
    <Notice>
      <p>
        {messages.question.begun} <q>{draft.question.text}</q>
      </p>
      <div className={styles.ways}>
        <Button onClick={onGoOn}>{messages.question.continueBegun}</Button>
        <Button kind="quiet" onClick={onDiscard}>
          {messages.question.discardBegun}
        </Button>
      </div>
    </Notice>
  );
}
