import { useQuery } from '@tanstack/react-query';
import { can } from '../../contract/access';
import { answersQuery } from '../answers/queries';
import { dailyQuestionQuery } from '../questions/queries';
import { useAccess } from '../session/access';
import { lateExtra } from '../shell/late-part';
import { AskAgain } from '../still-true/ask-again';
import { useKeptScroll } from '../ui/kept-place';
import { DataPrivacyCard } from './data-privacy-card';
import { FromThePast } from './from-the-past';
import { LeftUnsaved } from './left-unsaved';
import styles from './overview.module.css';
import { Shortcuts } from './shortcuts';
import { NotebookStack } from './stack/notebook-stack';
import { Today } from './today';
import { UpgradeCard } from './upgrade-card';

const AtAGlance = lateExtra(async () => (await import('../answers/pictures/at-a-glance')).default);

/** Today, one thing from the past, the notebook as it grows; what is looked at once in a while comes last. */
export function Overview() {
  const access = useAccess();
  useKeptScroll(useQuery(answersQuery).isSuccess);
  const isAnswered = useQuery(dailyQuestionQuery).data?.answered;
  const isBasic = !can(access, 'ask-assistant');
  return (
    <div className={styles.overview}>
      <LeftUnsaved />
      <div className={styles.desk}>
        <div className={styles.pages}>
          <Today />
          {isAnswered && <AskAgain isOnItsOwn />}
          <Shortcuts />
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
