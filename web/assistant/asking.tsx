import { messages } from '../../contract/messages';
import { Skeleton } from '../ui/skeleton';
import styles from './asking.module.css';

/** Stands where the answer will stand. The form says it aloud. */
export function Asking() {
  return (
    <div className={styles.asking}>
      <p>{messages.assistant.asking}</p>
      <Skeleton lines={3} label="" />
    </div>
  );
}
