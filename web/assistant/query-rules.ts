import { AssistantQuery, type Left } from '../../contract/assistant';
import { assistantMessages } from '../../contract/assistant-messages';
import { limits } from '../../contract/limits';
import { faultIn } from '../../contract/text';
import { ApiError } from '../api/api-error';

const words = assistantMessages;

/** What is wrong with what he typed; null where nothing is. */
export function queryFault(text: string): string | null {
  return faultIn(AssistantQuery, text);
}

/** What is said about a query that failed; `otherwise` where there is nothing better to say. */
export function askFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.status === 401) return words.logIn;
  if (error.code === 'premium_required') return words.premiumUse;
  // Only the server knows how long to wait and what for.
  if (error.status === 429) return error.said ?? otherwise;
  return otherwise;
}

/** From here on he is told how many questions are left. */
const NEARLY_ALL = 5;

/** How many he may still ask, once it is worth a word. */
export function leftLine(left: Left | undefined): string | null {
  if (!left) return null;
  const [count, until] = left.today <= left.thisHour ? [left.today, 'within 24 hours'] : [left.thisHour, 'this hour'];
  if (count > NEARLY_ALL) return null;
  return `${count || 'No'} ${count === 1 ? 'question' : 'questions'} left ${until}`;
}

/** What a page of the query history is asked with. */
export function historyPage(page: number, term: string) {
  const limit = limits.pageSize.assistantHistory;
  return { limit, offset: page * limit, ...(term && { search: term }) };
}
