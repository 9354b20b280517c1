import { type ComponentType, lazy } from 'react';
import type { DashboardTab } from '../../contract/paths';
import { AnswerSearch } from '../answers/answer-search';
import { dashboardWords } from '../answers/search-words';
import { AccountTab } from './account-tab';
import { AdminTab } from './admin-tab';
import { Overview } from './overview';

/** Premium tabs come to those who open them. */
const AddQuestionsTab = lazy(() =>
  import('../questions/add-questions-tab').then(({ AddQuestionsTab: tab }) => ({ default: tab })),
);
const AiTab = lazy(() => import('../assistant/ai-tab').then(({ AiTab: tab }) => ({ default: tab })));
const QueryHistory = lazy(() =>
  import('../assistant/query-history').then(({ QueryHistory: view }) => ({ default: view })),
);

/** What stands behind each tab. */
export const panels: Record<DashboardTab, ComponentType> = {
  overview: Overview,
  account: AccountTab,
  search: () => <AnswerSearch words={dashboardWords} />,
  'ai-query': AiTab,
  'query-history': QueryHistory,
  questions: AddQuestionsTab,
  admin: AdminTab,
};
