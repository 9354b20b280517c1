import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import type { DashboardTab } from '../../contract/paths';
import { answersQuery } from '../answers/queries';
import { useHasDownloadFailed } from '../download/queries';
import { questionsQuery } from '../questions/queries';
import { useAccess } from '../session/access';
import { Fleeting } from '../session/fleeting';
import { useMe } from '../session/me';
import { useSubscription } from '../session/subscription';
import { ErrorBoundary } from '../shell/error-boundary';
import { PageFrame } from '../shell/page';
import { LoadFailure } from '../ui/load-failure';
import { Notice } from '../ui/notice';
import { Tabs, useTabInAddress } from '../ui/tabs';
import styles from './dashboard-page.module.css';
import { panelsFor, tabOf, tabsFor } from './dashboard-tabs';
import { Greeting } from './greeting';
import { panels } from './panels';

export default function DashboardPage() {
  const access = useAccess();
  const top = useRef<HTMLDivElement>(null);
  const [current, select] = useTabInAddress(panelsFor(access), 'overview');
  const Panel = panels[current];

  const open = (id: DashboardTab) => {
    select(id);
    // From deep down in one panel, the next begins at its beginning.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <PageFrame width="wide">
      <Greeting />
      <Fleeting />
      <LoadProblem />
      <Notice tone="error" shown={useHasDownloadFailed() && current !== 'overview'}>
        <p>{notebookMessages.dashboard.downloadFailed}</p>
      </Notice>
      <div ref={top} className={styles.tabs}>
        <Tabs label={messages.shell.dashboard} tabs={tabsFor(access)} current={tabOf(current)} onSelect={open} sticky>
          <ErrorBoundary key={current} level={2}>
            <Panel />
          </ErrorBoundary>
        </Tabs>
      </div>
    </PageFrame>
  );
}

/** The four things a dashboard is made of; whichever failed, the rest goes on with empty lists. */
function LoadProblem() {
  const failed = [useMe(), useSubscription(), useQuery(answersQuery), useQuery(questionsQuery)].filter(
    (query) => query.isError,
  );
  return (
    <LoadFailure
      text={notebookMessages.search.loadFailed}
      failed={failed.length > 0}
      onRetry={() => Promise.all(failed.map((query) => query.refetch()))}
    />
  );
}
