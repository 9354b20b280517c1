import type { ReactNode } from 'react';
import { messages } from '../../contract/messages';
import styles from './badge.module.css';

export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'gold' | 'success'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}

/** The mark of a premium account beside the product's title. */
export function CrownBadge({ label = messages.shell.premiumSubscriber }: { label?: string }) {
  return (
    <span className={styles.crown} role="img" title={label} aria-label={label}>
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
        <path d="M3 7.5 7.5 11 12 4.5l4.5 6.5L21 7.5l-1.7 10.1H4.7L3 7.5Zm2 11.6h14V21H5v-1.9Z" />
      </svg>
    </span>
  );
}
