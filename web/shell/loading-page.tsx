import { Skeleton } from '../ui/skeleton';
import styles from './page.module.css';

/** Stands in while the file of a screen is fetched. */
export function LoadingPage() {
  return (
    <div className={`${styles.page} ${styles.normal}`}>
      <Skeleton shape="heading" />
      <Skeleton shape="card" lines={4} label="" />
    </div>
  );
}
