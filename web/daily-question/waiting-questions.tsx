import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { waitingWords as words } from '../../contract/extra-questions';
import type { AskedQuestion } from '../../contract/questions';
import { useDropFromLine, waitingQuery } from '../questions/queries';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './begun-answers.module.css';

interface WaitingQuestionsProps {
  /** The question on the card: it need not be offered besides. */
  currentId: string;
  onAsk: (question: AskedQuestion) => void;
}

/** What he put in line to ask her, besides today's question and never in its place. */
export function WaitingQuestions({ currentId, onAsk }: WaitingQuestionsProps) {
  const { data } = useQuery(waitingQuery);
  const waiting = data?.questions.filter(({ id }) => id !== currentId) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Notice>
      {waiting.map((question) => (
        <WaitingQuestion key={question.id} question={question} onAsk={() => onAsk(question)} />
      ))}
    </Notice>
  );
}

function WaitingQuestion({ question, onAsk }: { question: AskedQuestion; onAsk: () => void }) {
  const id = useId();
  const dropping = useDropFromLine();
  return (
    <div className={styles.begun}>
      <p id={id}>
        {words.wanted} <q>{question.text}</q>
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={id} onClick={onAsk}>
          {words.writeAnswer}
        </Button>
        <Button
          kind="quiet"
          aria-describedby={id}
          busy={dropping.isPending}
          onClick={() => dropping.mutate(question.id)}
        >
          {words.notNow}
        </Button>
      </div>
    </div>
  );
}
