import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
}

/** Says something about the whole page and stays. Warnings and errors are announced. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
