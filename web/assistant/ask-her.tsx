import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { messages } from '../../contract/messages';
import { readList } from '../api/read-list';
import { questionsQuery, useAddQuestion } from '../questions/queries';
import { Button } from '../ui/button';
import { Icon } from '../ui/icons';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useFocusBack } from '../ui/use-focus-back';
import styles from './ask-her.module.css';

/** What nobody has asked her yet can be asked: a question that would fill the gap, ready to be added. */
export function AskHer({ question }: { question: string }) {
  const add = useAddQuestion();
  const { status, show, clear } = useStatusMessage();
  const isAmongHis = useIsAmongHis(question);

  const press = async () => {
    clear();
    try {
      await add.mutateAsync(question);
      show(messages.question.added);
    } catch {
      show(messages.question.addFailed);
    }
  };
  const isDone = isAmongHis || add.isSuccess;
  const done = useRef<HTMLParagraphElement>(null);
  useFocusBack(!add.isSuccess, done);
  return (
    <div className={styles.card}>
      <p className={styles.label}>
        <Icon name="page" />
        Ask her
      </p>
      <p dir="auto" className={styles.question}>
        {question}
      </p>
      {isDone ? (
        <p ref={done} tabIndex={-1} className={styles.done}>
          It will come up as one of your daily questions.
        </p>
      ) : (
        <div>
          <Button busy={add.isPending} busyLabel="Adding..." onClick={press}>
            {assistantMessages.askHer}
          </Button>
        </div>
      )}
      <StatusMessage status={status} />
    </div>
  );
}

/** Asked twice, the same question would bore her. */
function useIsAmongHis(text: string): boolean {
  const { data } = useQuery(questionsQuery);
  return readList(data ?? null).some((question) => question.text === text);
}
