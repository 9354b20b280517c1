import { messages } from '../../contract/messages';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'text' | 'card' | 'heading';
  lines?: number;
  /** Read aloud in place of the shape. */
  label?: string;
}

export function Skeleton({ shape = 'text', lines = 3, label = messages.common.loading }: SkeletonProps) {
  const bars = Array.from({ length: shape === 'heading' ? 1 : lines }, (_, i) => i);
  return (
    <div role="status" className={`${styles.skeleton} ${styles[shape]}`}>
      <span className="visually-hidden">{label}</span>
      {bars.map((bar) => (
        <span key={bar} className={styles.bar} />
      ))}
    </div>
  );
}
