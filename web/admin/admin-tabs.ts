import { messages } from '../../contract/messages';
import { adminTabIds } from '../../contract/paths';

/** Three for every day, and the Style Customizer beside them. */
export const adminTabs = adminTabIds.map((id) => ({ id, label: messages.admin.tabs[id] }));
