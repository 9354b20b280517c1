import type { AnswerItem } from '../../contract/answers';
import type { Question } from '../../contract/questions';
import { poolQuestion } from './notebook';
import { basicUser } from './render';

interface Household {
  items?: readonly AnswerItem[];
  questions?: readonly Question[];
  isPremium?: boolean;
  isAdmin?: boolean;
}

/** What the server answers somebody with this notebook. Push to the lists, and the next fetch shows it. */
export function serverFor({ items = [], questions = [], isPremium = false, isAdmin = false }: Household) {
  const status = isPremium ? 'active' : 'none';
  return {
    'GET /api/user': { body: { ...basicUser, is_admin: isAdmin, subscription_status: status } },
    'GET /api/subscription/status': { body: { isPremium, subscription_status: status, premiumUntil: null } },
    'GET /api/answers': () => ({ body: items }),
    'GET /api/questions': () => ({ body: questions }),
    'GET /api/question/daily': { body: { ...poolQuestion(900), is_custom_question: false, answered: false } },
    'GET /api/user/preferences': { body: { dailyMail: true, hour: 8, timeZone: 'America/Chicago' } },
  };
}

/** The requests of a method, as `/path` and body. */
export async function sent(requests: readonly Request[], method: string): Promise<{ path: string; body: unknown }[]> {
  const those = requests.filter((request) => request.method === method);
  return Promise.all(
    those.map(async (request) => {
      const text = await request.clone().text();
      return { path: new URL(request.url).pathname, body: text ? JSON.parse(text) : null };
    }),
  );
}
