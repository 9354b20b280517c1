import { type AccessLevel, can } from '../../contract/access';
import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import type { DashboardTab } from '../../contract/paths';

export interface Tab {
  id: DashboardTab;
  label: string;
}

/** The row of tabs of somebody. The query history is no tab: it is reached from the AI tab. */
export function tabsFor(who: AccessLevel): Tab[] {
  const tabs: (Tab | false)[] = [
    { id: 'overview', label: notebookMessages.dashboard.overview },
    { id: 'account', label: messages.account.settings },
    { id: 'search', label: who.isPremium ? messages.shell.searchAnswers : notebookMessages.dashboard.myAnswers },
    can(who, 'ask-assistant') && { id: 'ai-query', label: messages.shell.aiAssistant },
    can(who, 'write-questions') && { id: 'questions', label: notebookMessages.dashboard.addQuestions },
    can(who, 'administer') && { id: 'admin', label: messages.shell.adminDashboard },
  ];
  return tabs.filter((tab) => tab !== false);
}

/** What somebody may open by address: his tabs, and the view behind the AI tab. */
export function panelsFor(who: AccessLevel): DashboardTab[] {
  const own = tabsFor(who).map((tab) => tab.id);
  return can(who, 'ask-assistant') ? [...own, 'query-history'] : own;
}

/** The tab that is marked while a panel is open. */
export function tabOf(panel: DashboardTab): DashboardTab {
  return panel === 'query-history' ? 'ai-query' : panel;
}
