import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { AnswerItem } from '../../contract/answers';
import { streaksOf } from '../../contract/days';
import { named } from '../../contract/her-name';
import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import { paths } from '../../contract/paths';
import { type AskedQuestion, questionCategories } from '../../contract/questions';
import { answersOf } from '../answers/history';
import { answersQuery } from '../answers/queries';
import { readList } from '../api/read-list';
import { dailyQuestionQuery } from '../questions/queries';
import { useNewDay } from '../questions/use-new-day';
import { useHerName } from '../session/her-name';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { calendarDay, weekdayOf } from '../ui/dates';
import { Icon } from '../ui/icons';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import { EntryQuestion } from '../ui/page/page-entry';
import { Skeleton } from '../ui/skeleton';
import { useToday } from '../ui/use-today';
import styles from './today.module.css';

const words = notebookMessages.dashboard;

/** The page of today: the question to ask her, or what she said to it. */
export function Today() {
  const today = useToday();
  useNewDay();
  const id = useId();
  const { data: question, isPending } = useQuery(dailyQuestionQuery);
  const { data, isFetching, refetch } = useQuery(answersQuery);
  const answers = useMemo(() => answersOf(readList(data ?? null)), [data]);
  const isAsked = question?.answered === true;
  // Newest first: the one he wrote down today.
  const hers = isAsked ? answers.find((answer) => answer.question_id === question.id) : undefined;
  const isMissing = isAsked && !hers;
  useLookOnceMore(isMissing && !isFetching ? question.id : null, refetch);
  const isWaiting = isPending || (isMissing && isFetching);
  const shown = isWaiting ? undefined : question;
  return (
    <NotebookPage
      as="article"
      size="hero"
      {...(shown ? { 'aria-labelledby': id } : { 'aria-label': 'Today' })}
      kind={question?.kind}
      top={
        <>
          <time dateTime={today}>{weekdayOf(new Date())}</time>
          {question && <span>{questionCategories[question.category]}</span>}
        </>
      }
    >
      {isWaiting && <Skeleton lines={2} />}
      {shown && (isAsked ? <Asked id={id} question={shown} hers={hers} /> : <ToAsk id={id} question={shown} />)}
      {!isWaiting && (
        <div className={isAsked ? `${styles.foot} ${styles.quiet}` : styles.foot}>
          <ButtonLink kind={isAsked ? 'quiet' : 'action'} href={paths.questionOfTheDay}>
            {words.reveal}
          </ButtonLink>
          <Streak answers={answers} today={today} />
        </div>
      )}
    </NotebookPage>
  );
}

/** He may have written it down on another device, after the list was fetched here. */
function useLookOnceMore(missing: string | null, refetch: () => void): void {
  const lookedFor = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (missing === null || lookedFor.current === missing) return;
    lookedFor.current = missing;
    refetch();
  }, [missing, refetch]);
}

interface OfToday {
  /** Of the question, which names the page. */
  id: string;
  question: AskedQuestion;
}

function ToAsk({ id, question }: OfToday) {
  return (
    <h2 id={id} dir="auto" className={styles.question}>
      {question.text}
    </h2>
  );
}

function Asked({ id, question, hers }: OfToday & { hers: AnswerItem | undefined }): ReactNode {
  const name = useHerName();
  return (
    <>
      <p className={styles.done}>
        <Icon name="check" />
        {hers ? named.doneForToday(name) : messages.question.answerNotShown}
      </p>
      <EntryQuestion id={id} level={2}>
        {hers?.question_text ?? question.text}
      </EntryQuestion>
      {hers && <HerWords unreadable={hers.unreadable}>{hers.answer_text}</HerWords>}
    </>
  );
}

/** Days in a row with an answer; a single day is none. */
function Streak({ answers, today }: { answers: readonly AnswerItem[]; today: string }) {
  const streak = useMemo(
    () =>
      streaksOf(
        answers.map(({ created_at }) => calendarDay(created_at)),
        today,
      ).current,
    [answers, today],
  );
  return streak > 1 && <Badge>{streak} days in a row</Badge>;
}
