import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { answersOf } from '../answers/history';
import { answersQuery } from '../answers/queries';
import { streaksOf } from '../answers/streaks';
import { readList } from '../api/read-list';
import { dailyQuestionQuery } from '../questions/queries';
import { useNewDay } from '../questions/use-new-day';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { calendarDay, weekdayOf } from '../ui/dates';
import { useToday } from '../ui/use-today';
import styles from './greeting.module.css';

/** Whether she has been asked today; null while it is not known. */
function useIsAsked(): boolean | null {
  return useQuery(dailyQuestionQuery).data?.answered ?? null;
}

export function TodayLine() {
  const isAsked = useIsAsked();
  useToday();
  useNewDay();
  return (
    <div className={styles.today}>
      <span>{weekdayOf(new Date())}</span>
      {isAsked !== null && <span>{isAsked ? 'You have asked her today.' : "Today's question is ready."}</span>}
      <Streak />
    </div>
  );
}

/** Days in a row with an answer; a single day is none. */
function Streak() {
  const { data } = useQuery(answersQuery);
  const today = useToday();
  const moments = useMemo(() => answersOf(readList(data ?? null)).map((answer) => answer.created_at), [data]);
  const streak = useMemo(() => streaksOf(moments.map(calendarDay), today).current, [moments, today]);
  return streak > 1 && <Badge>{streak} days in a row</Badge>;
}

/** Loud until she has been asked. */
export function RevealButton() {
  return (
    <ButtonLink kind={useIsAsked() ? 'secondary' : 'action'} href={paths.questionOfTheDay}>
      {messages.dashboard.reveal}
    </ButtonLink>
  );
}
