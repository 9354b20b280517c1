import { can } from '../../contract/access';
import { useAccess } from '../session/access';
import { lateExtra } from '../shell/late-part';
import { DataPrivacyCard } from './data-privacy-card';
import { FromThePast } from './from-the-past';
import { LeftUnsaved } from './left-unsaved';
import styles from './overview.module.css';
import { NotebookStack } from './stack/notebook-stack';
import { Today } from './today';
import { UpgradeCard } from './upgrade-card';

const AtAGlance = lateExtra(async () => (await import('../answers/pictures/at-a-glance')).default);

/** Today, one thing from the past, the notebook as it grows; what is looked at once in a while comes last. */
export function Overview() {
  const access = useAccess();
  const isBasic = !can(access, 'ask-assistant');
  return (
    <div className={styles.overview}>
      <LeftUnsaved />
      <div className={styles.desk}>
        <div className={styles.pages}>
          <Today />
          <FromThePast />
        </div>
        <NotebookStack />
      </div>
      {isBasic && <UpgradeCard />}
      {can(access, 'see-pictures') && <AtAGlance />}
      <DataPrivacyCard />
    </div>
  );
}
