import { messages } from '../../contract/messages';

/** They stand in addresses (`?tab=questions`), so they never change. */
export const adminTabIds = ['users', 'questions', 'documentation', 'style'] as const;
export type AdminTabId = (typeof adminTabIds)[number];

/** Three for every day, and the Style Customizer beside them. */
export const adminTabs = adminTabIds.map((id) => ({ id, label: messages.admin.tabs[id] }));
