import type { ComponentType } from 'react';
import type { DashboardTab } from '../../contract/paths';
import { AnswerSearch } from '../answers/answer-search';
import { dashboardWords } from '../answers/search-words';
import { latePart } from '../shell/late-part';
import { AccountTab } from './account-tab';
import { AdminTab } from './admin-tab';
import { Overview } from './overview';

/** Premium tabs come to those who open them. */
const AddQuestionsTab = latePart(async () => (await import('../questions/add-questions-tab')).AddQuestionsTab);
const AiTab = latePart(async () => (await import('../assistant/ai-tab')).AiTab);
const QueryHistory = latePart(async () => (await import('../assistant/query-history')).QueryHistory);

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
