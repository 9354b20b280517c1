import { type ComponentType, lazy } from 'react';
import { AnswerSearch } from '../answers/answer-search';
import { dashboardWords } from '../answers/search-words';
import { AccountTab } from './account-tab';
import { AdminTab } from './admin-tab';
import type { TabId } from './dashboard-tabs';
import { Overview } from './overview';

/** Premium tabs come to those who open them. */
const AddQuestionsTab = lazy(() =>
  import('../questions/add-questions-tab').then(({ AddQuestionsTab: tab }) => ({ default: tab })),
);

/** What stands behind each tab. One that is not listed is not built yet, and is not shown. */
export const panels: Partial<Record<TabId, ComponentType>> = {
  overview: Overview,
  account: AccountTab,
  search: () => <AnswerSearch words={dashboardWords} />,
  questions: AddQuestionsTab,
  admin: AdminTab,
};
