import { useQuery } from '@tanstack/react-query';
import { useHerName } from '../session/her-name';
import { greetingOf } from './date-words';
import styles from './day-greeting.module.css';
import { nextDatesQuery } from './queries';

/** On the day itself, the page of the day knows it. */
export function DayGreeting() {
  const name = useHerName();
  const today = useQuery(nextDatesQuery).data?.dates.filter(({ daysLeft, monthOnly }) => daysLeft === 0 && !monthOnly);
  return (
    <div role="status" className={styles.greeting}>
      {today?.map((date) => (
        <p key={date.id} dir="auto">
          {greetingOf(name, date)}
        </p>
      ))}
    </div>
  );
}
