import { useSyncExternalStore } from 'react';
import { areOnlyRemembered, watchDrafts } from './draft-storage';
import styles from './not-kept.module.css';

/** Says quietly, beside what he types, that this browser will not bring it back. */
export function NotKept() {
  const isShown = useSyncExternalStore(watchDrafts, areOnlyRemembered);
  return (
    <p role="status" className={isShown ? styles.words : 'visually-hidden'}>
      {isShown &&
        "This browser doesn't let us keep drafts. What you type stays here until you reload or close this page."}
    </p>
  );
}
