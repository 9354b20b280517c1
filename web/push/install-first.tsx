import type { ReactNode } from 'react';
import { pushWords as words } from '../../contract/words/push';
import styles from './notifications-card.module.css';

/** The drawings that Safari has on its buttons, and what lies on the Home Screen then. */
const pictures: ReactNode[] = [
  <path key="share" d="M12 15V3.5m0 0L8.5 7M12 3.5 15.5 7M8 10.5H6v10h12v-10h-2" />,
  <path key="add" d="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM12 8v8M8 12h8" />,
  <path
    key="open"
    d="M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM12 14.5s-3-1.8-3-3.8a1.6 1.6 0 0 1 3-.8 1.6 1.6 0 0 1 3 .8c0 2-3 3.8-3 3.8Z"
  />,
];

/** On an iPhone notifications come only to an app on the Home Screen: how to put it there. */
export function InstallFirst() {
  return (
    <div>
      <p>{words.installFirst}</p>
      <ol className={styles.steps}>
        {words.installSteps.map((step, index) => (
          <li key={step}>
            <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.picture}>
              {pictures[index]}
            </svg>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
