import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { can } from '../../contract/access';
import { answersOf } from '../answers/history';
import { answersQuery } from '../answers/queries';
import { readList } from '../api/read-list';
import { DatesStrip } from '../dates/dates-strip';
import { IdeasAtAGlance } from '../ideas/glance';
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
import { wishesFrom } from './wishes-from';

const AtAGlance = lateExtra(async () => (await import('../answers/pictures/at-a-glance')).default);

/** Today, what he needs in a store, one thing from the past and what is near, the notebook as it grows; what is looked at once in a while comes last. */
export function Overview() {
  const access = useAccess();
  const answers = useQuery(answersQuery);
  const question = useQuery(dailyQuestionQuery);
  useKeptScroll(answers.isSuccess);
  const wishes = useMemo(() => wishesFrom(answersOf(readList(answers.data ?? null))), [answers.data]);
  // The page of today takes as much room as it needs: what stands below it waits, and is not pushed away. Once it is there
  // it stays, whatever is asked for again.
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && !answers.isPending && !question.isPending) setSettled(true);
  const isBasic = !can(access, 'ask-assistant');
  return (
    <div className={styles.overview}>
      <LeftUnsaved />
      <div className={styles.desk}>
        <div className={styles.pages}>
          <Today />
          {isSettled && (
            <>
              <Shortcuts />
              <FromThePast />
              <DatesStrip wishes={isBasic ? [] : wishes} />
              <IdeasAtAGlance />
              {question.data?.answered && <AskAgain isOnItsOwn />}
            </>
          )}
        </div>
        {isSettled && <NotebookStack />}
      </div>
      {isSettled && (
        <>
          {isBasic && <UpgradeCard />}
          {can(access, 'see-pictures') && <AtAGlance />}
          <DataPrivacyCard />
        </>
      )}
    </div>
  );
}
