import { addDays } from '../../contract/days';
import { inWords, weekdays } from './pictures/days';
import styles from './row-of-days.module.css';

interface RowOfDaysProps {
  /** Those with an answer. */
  days: readonly string[];
  today: string;
  /** Today's mark has just been earned, and is drawn before his eyes. */
  isFresh: boolean;
}

const SHOWN = 7;

/** The last seven days, each with its mark where there is an answer. */
export function RowOfDays({ days, today, isFresh }: RowOfDaysProps) {
  const shown = Array.from({ length: SHOWN }, (_, n) => addDays(today, n + 1 - SHOWN));
  return (
    <ol className={styles.days} aria-label="The last seven days">
      {shown.map((day) => {
        const isAnswered = days.includes(day);
        const looks = [isAnswered && styles.answered, isFresh && day === today && styles.fresh];
        return (
          <li key={day} className={looks.filter(Boolean).join(' ')}>
            <span aria-hidden="true">{weekdays[new Date(day).getUTCDay()]?.charAt(0)}</span>
            <span className="visually-hidden">
              {inWords(day)}: {isAnswered ? 'answered' : 'no answer'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
