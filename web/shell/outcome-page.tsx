import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icons';
import tones from '../ui/tone.module.css';
import styles from './outcome-page.module.css';
import { PageHeading } from './page';

interface OutcomePageProps {
  tone?: 'plain' | 'success' | 'error';
  icon: IconName;
  heading: string;
  /** What happened, in a sentence or two. */
  children: ReactNode;
  /** Where to go from here. */
  actions?: ReactNode;
}

/** A screen that says one thing: a mailed link worked, a mail is on its way. Give it a `key` where one outcome replaces another. */
export function OutcomePage({ tone = 'plain', icon, heading, children, actions }: OutcomePageProps) {
  return (
    <div className={styles.card}>
      <span className={`${styles.seal} ${tones[tone]}`}>
        <Icon name={icon} size={28} />
      </span>
      <PageHeading>{heading}</PageHeading>
      <div role={tone === 'error' ? 'alert' : 'status'} className={styles.words}>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
