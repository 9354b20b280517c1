import { lazy, Suspense } from 'react';
import { can } from '../../contract/access';
import { useStanding } from '../session/standing';
import { Skeleton } from '../ui/skeleton';
import { DataPrivacyCard } from './data-privacy-card';
import { LearntSoFar } from './learnt-so-far';
import { NotSavedYet } from './not-saved-yet';
import styles from './overview.module.css';
import { UpgradeCard } from './upgrade-card';

// Should its file not arrive, the rest of the page is worth more than a complaint.
const LearntInPictures = lazy(() =>
  import('../answers/pictures/learnt-in-pictures').catch(() => ({ default: () => null })),
);

export function Overview() {
  const standing = useStanding();
  const isBasic = !can(standing, 'ask-assistant');
  return (
    <div className={styles.overview}>
      <NotSavedYet />
      <LearntSoFar />
      {can(standing, 'see-pictures') && (
        <Suspense fallback={<Skeleton shape="card" lines={6} />}>
          <LearntInPictures />
        </Suspense>
      )}
      {isBasic && <UpgradeCard />}
      <DataPrivacyCard />
    </div>
  );
}
