import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import type { AskedQuestion, Question } from '../../contract/questions';
import { idOf } from './notebook';
import { SERVER_KEY } from './push-browser';
import { basicSubscription, basicUser, premiumSubscription } from './render';
import { on } from './server';

const dailyQuestion: AskedQuestion = {
  id: idOf(900),
  text: 'Question 900?',
  category: 'playful',
  is_custom_question: false,
  answered: false,
};

interface Household {
  items?: AnswerItem[];
  questions?: Question[];
  isPremium?: boolean;
  isAdmin?: boolean;
}

/** What the server answers somebody with this notebook. Push to the lists, and the next fetch shows it. */
export function serverFor({ items = [], questions = [], isPremium = false, isAdmin = false }: Household) {
  const status = isPremium ? 'active' : 'none';
  return [
    on(api.accounts.me, { ...basicUser, is_admin: isAdmin, subscription_status: status }),
    on(api.billing.status, isPremium ? premiumSubscription : basicSubscription),
    on(api.answers.list, () => items),
    on(api.questions.list, () => questions),
    on(api.questions.daily, dailyQuestion),
    on(api.dailyMail.preferences, {
      dailyMail: true,
      hour: 8,
      timeZone: 'America/Chicago',
      dateMail: true,
      quoteHerWords: false,
    }),
    on(api.extraQuestions.list, { questions: [] }),
    on(api.questionPacks.list, { on: [] }),
    on(api.dates.next, { dates: [], howItWent: null }),
    on(api.ideas.next, { planned: [], howTaken: null }),
    on(api.stillTrue.next, { offer: null }),
    on(api.stillTrue.onCard, { answers: [] }),
    on(api.stillTrue.freshness, { categories: [] }),
    on(api.stillTrue.choice, { rhythm: 'weekly' }),
    on(api.dailyMail.notifications, { daily: 'email', dates: 'email', tellQuestion: false }),
    on(api.push.state, { offered: true, here: false, devices: 0, failing: 0 }),
    on(api.push.key, { key: SERVER_KEY }),
  ];
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
