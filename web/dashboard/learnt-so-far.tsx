import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { AnswerItem } from '../../contract/answers';
import { paths } from '../../contract/paths';
import { answersOf } from '../answers/history';
import { answersQuery } from '../answers/queries';
import { readList } from '../api/read-list';
import { Card } from '../ui/card';
import { shortDay } from '../ui/dates';
import { EmptyState } from '../ui/empty-state';
import { Link } from '../ui/navigation';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import { Skeleton } from '../ui/skeleton';
import { useToday } from '../ui/use-today';
import { onThisDay } from './learnt';
import styles from './overview.module.css';

/** What he knows that he did not know before; all of it from her answers. */
export function LearntSoFar() {
  const { data, isPending, isLoadingError } = useQuery(answersQuery);
  const today = useToday();
  const answers = useMemo(() => answersOf(readList(data ?? null)).filter((answer) => !answer.unreadable), [data]);
  const memories = useMemo(() => onThisDay(answers, today), [answers, today]);
  const [last] = answers;

  if (isPending) return <Skeleton shape="card" lines={4} />;
  // The page has already said that it could not be loaded; 'nothing yet' would be untrue.
  if (isLoadingError) return null;
  if (!last) return <NothingYet />;
  return (
    <div className={styles.learnt}>
      <Card title="The last thing she told you">
        <Excerpt answer={last}>
          <time dateTime={last.created_at}>{shortDay(last.created_at)}</time>
        </Excerpt>
        <p className={styles.way}>
          <Link href={paths.viewAnswers}>Read all her answers</Link>
        </p>
      </Card>
      {memories.length > 0 && (
        <Card title="On this day">
          {memories.map(({ answer, when }) => (
            <Excerpt key={answer.item_id} answer={answer}>
              {when}
            </Excerpt>
          ))}
        </Card>
      )}
    </div>
  );
}

function Excerpt({ answer, children }: { answer: AnswerItem; children: ReactNode }) {
  return (
    <NotebookPage size="quote" top={<span>{children}</span>} kind={answer.kind}>
      <p className={styles.question}>{answer.question_text}</p>
      <HerWords isShortened>{answer.answer_text}</HerWords>
    </NotebookPage>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Her answers will gather here">
      <p>Each day brings one question. Write down what she says, and a year from now you still know what she loves.</p>
    </EmptyState>
  );
}
