import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icons';

interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** What will be here and how to get it. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon = 'page', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={32} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
