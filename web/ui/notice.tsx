import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

interface NoticeBoxProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
}

interface NoticeProps extends NoticeBoxProps {
  /** For what comes and goes: stay mounted, since only a region that was there before its words is announced reliably. */
  shown?: boolean;
}

/** Says something about the whole page and stays. An error is announced at once, anything else politely. */
export function Notice({ shown = true, ...box }: NoticeProps) {
  const words = shown && <NoticeBox {...box} />;
  if (box.tone === 'error') return words && <div role="alert">{words}</div>;
  return (
    <div role="status" className={styles.place}>
      {words}
    </div>
  );
}

/** The look of a notice, for words that stand in a region already. */
export function NoticeBox({ tone = 'info', title, children }: NoticeBoxProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
