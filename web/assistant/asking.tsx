import { assistantMessages } from '../../contract/assistant-messages';
import { Skeleton } from '../ui/skeleton';
import { Answer } from './answer';
import styles from './asking.module.css';
import { useArriving } from './queries';

const words = assistantMessages;

/** Stands where the answer will stand, with as much of it as has come. The form says aloud when it is there. */
export function Asking() {
  const begun = useArriving();
  if (begun) {
    return (
      <>
        <Answer text="" reply={{ ...begun, askHer: null }} />
        <p className={styles.more}>{words.moreToCome}</p>
      </>
    );
  }
  return (
    <div className={styles.asking}>
      <p>{words.asking}</p>
      <Skeleton lines={3} label="" />
    </div>
  );
}
