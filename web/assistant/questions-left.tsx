import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from './queries';
import { leftLine } from './query-rules';
import styles from './questions-left.module.css';

/** Told before he is refused, and only when he is close to it. */
export function QuestionsLeft() {
  const line = leftLine(useQuery(aboutQuery).data?.left);
  return line && <span className={styles.left}>{line}</span>;
}
