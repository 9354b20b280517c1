import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerItem } from '../../contract/answers';
import { named } from '../../contract/her-name';
import { messages } from '../../contract/messages';
import type { AskedQuestion } from '../../contract/questions';
import { CloseToIt, PageNumber } from '../answers/page-moment';
import { answersQuery } from '../answers/queries';
import { serverSaid } from '../api/api-error';
import { useAnotherQuestion } from '../questions/queries';
import { useHerName } from '../session/her-name';
import { AskAgain } from '../still-true/ask-again';
import { Button } from '../ui/button';
import { Icon } from '../ui/icons';
import { HerWords } from '../ui/page/her-words';
import { Skeleton } from '../ui/skeleton';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import styles from './answered.module.css';

interface AnsweredProps {
  question: AskedQuestion;
  onAsk: (another: AskedQuestion) => void;
}

/** Today's question is answered: what she said, and one more for those who want it. */
export function Answered({ question, onAsk }: AnsweredProps) {
  const answer = useAnswerTo(question.id);
  const another = useAnotherQuestion();
  const name = useHerName();
  const { status, show } = useStatusMessage();
  const ask = () =>
    another.mutate(undefined, {
      onSuccess: (found) => (found.answered ? show(messages.question.none, 'error') : onAsk(found)),
      onError: (error) => show(serverSaid(error) ?? messages.question.loadFailed, 'error'),
    });
  return (
    <>
      <div className={stack.stack}>
        {(answer.found || answer.isFetching) && (
          <p className={styles.done}>
            <Icon name="check" />
            {named.doneForToday(name)}
          </p>
        )}
        <Words {...answer} />
      </div>
      <div className={styles.next}>
        <Button kind="secondary" busy={another.isPending} onClick={ask}>
          {messages.question.another}
        </Button>
        <StatusMessage status={status} />
      </div>
      {answer.found && <CloseToIt answerId={answer.found.item_id} />}
      {answer.found && <AskAgain />}
    </>
  );
}

interface AnswerTo {
  found: AnswerItem | undefined;
  isFetching: boolean;
  refetch: () => void;
}

/** Newest first, so the first one found is the one he wrote down today. */
function useAnswerTo(questionId: string): AnswerTo {
  const isIt = (item: AnswerItem) => item.type === 'answer' && item.question_id === questionId;
  const { data, isFetching, refetch } = useQuery({
    ...answersQuery,
    // He may have written it down on another device, after the list was fetched here.
    refetchOnMount: ({ state }) => state.data?.some(isIt) || 'always',
  });
  return { found: data?.find(isIt), isFetching, refetch };
}

function Words({ found, isFetching, refetch }: AnswerTo) {
  const [isTriedAgain, setTriedAgain] = useState(false);
  if (found?.answer_text) {
    return (
      <>
        <HerWords unreadable={found.unreadable}>{found.answer_text}</HerWords>
        <PageNumber answerId={found.item_id} />
      </>
    );
  }
  if (isFetching && !isTriedAgain) return <Skeleton lines={3} />;
  const tryAgain = () => {
    setTriedAgain(true);
    refetch();
  };
  return (
    <div role="status" className={styles.notShown}>
      <p>{messages.question.answerNotShown}</p>
      <Button kind="quiet" onClick={tryAgain}>
        {messages.common.tryAgain}
      </Button>
    </div>
  );
}
