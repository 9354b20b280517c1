import { can } from '../../contract/access';
import { useAccess } from '../session/access';
import { lateExtra } from '../shell/late-part';
import { DataPrivacyCard } from './data-privacy-card';
import { LearntSoFar } from './learnt-so-far';
import { LeftUnsaved } from './left-unsaved';
import styles from './overview.module.css';
import { UpgradeCard } from './upgrade-card';

const LearntInPictures = lateExtra(async () => (await import('../answers/pictures/learnt-in-pictures')).default);

export function Overview() {
  const access = useAccess();
  const isBasic = !can(access, 'ask-assistant');
  return (
    <div className={styles.overview}>
      <LeftUnsaved />
      <LearntSoFar />
      {can(access, 'see-pictures') && <LearntInPictures />}
      {isBasic && <UpgradeCard />}
      <DataPrivacyCard />
    </div>
  );
}
