import { adminMessages } from '../../contract/admin-messages';
import { adminTabIds } from '../../contract/paths';

/** The daily work first, what is only looked at after it. */
export const adminTabs = adminTabIds.map((id) => ({ id, label: adminMessages.tabs[id] }));
