import { dashboardAt } from '../../contract/paths';
import { keepText } from '../drafts/draft-storage';
import { navigate } from '../ui/navigation';

/** The name of what he has typed and not asked yet. The page and the dashboard's tab have the same box. */
export const QUERY_DRAFT = 'assistant query';

/** The box's name in its form. */
export const QUERY_FIELD = 'question';

/** Tells the panel that opens that he is on his way to it, and did not just load the address. */
export const ON_HIS_WAY = { isOnHisWay: true };

/** Opens the dashboard's tab with these words in its box, or with what he had typed there. */
export function askInTab(owner: string, query?: string): void {
  if (query !== undefined) keepText(owner, QUERY_DRAFT, query);
  navigate(dashboardAt('ai-query'), { state: ON_HIS_WAY });
}
