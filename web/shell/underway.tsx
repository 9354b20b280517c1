import { useEffect, useState } from 'react';
import { messages } from '../../contract/messages';
import styles from './underway.module.css';

/** What is there sooner needs no sign: it would only flash. */
const PATIENCE = 300;

/** A sign of life while the file of the next screen is fetched and the one before still stands. */
export function Underway({ isWaiting }: { isWaiting: boolean }) {
  // Mounted beforehand, the region is announced.
  return <div role="status">{isWaiting && <Line />}</div>;
}

function Line() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div className={styles.track}>
      <span className="visually-hidden">{messages.common.loading}</span>
      <span className={styles.line} />
    </div>
  );
}
