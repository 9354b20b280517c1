import { adminMessages } from '../../contract/admin-messages';
import { adminTabIds } from '../../contract/paths';

/** Three for every day, and the Style Customizer beside them. */
export const adminTabs = adminTabIds.map((id) => ({ id, label: adminMessages.tabs[id] }));
