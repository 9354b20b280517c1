import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { can } from '../../contract/access';
import { answersOf } from '../answers/history';
import { answersQuery } from '../answers/queries';
import { readList } from '../api/read-list';
import { DatesStrip } from '../dates/dates-strip';
import { useAccess } from '../session/access';
import { lateExtra } from '../shell/late-part';
import { useKeptScroll } from '../ui/kept-place';
import { DataPrivacyCard } from './data-privacy-card';
import { FromThePast } from './from-the-past';
import { ideasFrom } from './ideas-from';
import { LeftUnsaved } from './left-unsaved';
import styles from './overview.module.css';
import { NotebookStack } from './stack/notebook-stack';
import { Today } from './today';
import { UpgradeCard } from './upgrade-card';

const AtAGlance = lateExtra(async () => (await import('../answers/pictures/at-a-glance')).default);

/** Today, one thing from the past, the notebook as it grows; what is looked at once in a while comes last. */
export function Overview() {
  const access = useAccess();
  const { data, isSuccess } = useQuery(answersQuery);
  useKeptScroll(isSuccess);
  const ideas = useMemo(() => ideasFrom(answersOf(readList(data ?? null))), [data]);
  const isBasic = !can(access, 'ask-assistant');
  return (
    <div className={styles.overview}>
      <LeftUnsaved />
      <DatesStrip ideas={isBasic ? [] : ideas} />
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
