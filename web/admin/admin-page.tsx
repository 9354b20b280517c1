import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TimeRange } from '../../contract/admin';
import { adminMessages } from '../../contract/admin-messages';
import { limits } from '../../contract/limits';
import { type AdminTabId, adminTabIds } from '../../contract/paths';
import { detailOf } from '../api/api-error';
import { Fleeting } from '../session/fleeting';
import { ErrorBoundary } from '../shell/error-boundary';
import { latePart } from '../shell/late-part';
import { PageHeading } from '../shell/page';
import { LoadFailure } from '../ui/load-failure';
import { Tabs, useTabInAddress } from '../ui/tabs';
import styles from './admin-page.module.css';
import { adminTabs } from './admin-tabs';
import { Activity } from './overview/activity';
import { AuditLog } from './overview/audit-log';
import { HeaderTotals } from './overview/header-totals';
import { metricsQuery, summaryQuery } from './overview/queries';
import { poolQuery } from './questions/queries';
import { QuestionPanel } from './questions/question-panel';
import { usersQuery } from './users/queries';
import { type UserList, useUserList } from './users/use-user-list';
import { UserSection } from './users/user-section';

const words = adminMessages;

/** Looked at now and then: they come to those who open them. */
const DocumentationPanel = latePart(async () => (await import('./documentation/documentation-panel')).default);
const StylePanel = latePart(async () => (await import('./style/style-panel')).default);

export default function AdminPage() {
  const [current, select] = useTabInAddress(adminTabIds, 'users');
  const top = useRef<HTMLDivElement>(null);

  const open = (id: AdminTabId) => {
    select(id);
    // From deep down in one panel, the next begins at its beginning.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  // Kept here, so that another tab and back finds everything as it was.
  const list = useUserList();
  const [range, setRange] = useState<TimeRange>(limits.admin.defaultTimeRange);
  // Every tab is ready when it is opened.
  useQuery(metricsQuery(range));
  return (
    <div className={styles.admin}>
      <header className={styles.head}>
        <PageHeading>{words.title}</PageHeading>
        <HeaderTotals />
      </header>
      <Fleeting />
      <LoadProblem list={list} />
      <div ref={top} className={styles.tabs}>
        <Tabs label={words.title} tabs={adminTabs} current={current} onSelect={open} sticky>
          <ErrorBoundary key={current} level={2}>
            {current === 'users' && <UserSection list={list} />}
            {current === 'questions' && <QuestionPanel />}
            {current === 'activity' && <Activity range={range} onRange={setRange} />}
            {current === 'log' && <AuditLog />}
            {current === 'documentation' && <DocumentationPanel />}
            {current === 'style' && <StylePanel />}
          </ErrorBoundary>
        </Tabs>
      </div>
    </div>
  );
}

/** What the screen is made of; whichever failed, the rest goes on. */
function LoadProblem({ list }: { list: UserList }) {
  const failed = [useQuery(usersQuery(list.asked)), useQuery(poolQuery), useQuery(summaryQuery)].filter(
    (query) => query.isError,
  );
  return (
    <LoadFailure
      text={`${words.loadFailed}: ${detailOf(failed[0]?.error)}`}
      failed={failed.length > 0}
      onRetry={() => Promise.all(failed.map((query) => query.refetch()))}
    >
      Nothing is lost. Try again in a moment.
    </LoadFailure>
  );
}
