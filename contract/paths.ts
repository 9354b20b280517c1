/** An address within the app. Only this file makes one, so a link that leads nowhere does not compile. */
export type Path = string & { readonly leadsTo: 'a screen' };

/** The compiler cannot know which strings lead to a screen: those that are written below do. */
const path = <Text extends string>(text: Text) => text as Text & Path;

/** Where a login may lead on to: what needs one. */
export type NextPath = Path & { readonly follows: 'a login' };

const next = <Text extends string>(text: Text) => text as Text & NextPath;

/** Every screen's path, each written here and nowhere else. */
export const paths = {
  start: path('/'),
  login: path('/login'),
  signup: path('/signup'),
  /** Open to everybody, but paying needs a login. */
  upgrade: next('/upgrade'),
  resetPassword: path('/reset-password'),
  verifyEmail: path('/verify-email'),
  unsubscribe: path('/unsubscribe'),
  help: path('/help'),
  contact: path('/contact'),
  questionOfTheDay: next('/question-of-the-day'),
  aiAssistant: next('/ai-assistant'),
  viewAnswers: next('/view-answers'),
  searchAnswers: next('/search-answers'),
  addQuestion: next('/add-question'),
  herCard: next('/her-card'),
  gifts: next('/gifts'),
  accountSettings: next('/account-settings'),
  manageSubscription: next('/manage-subscription'),
  dashboard: next('/dashboard'),
  dates: next('/dates'),
  admin: next('/admin'),
  /** Second names of the assistant and of the history. */
  query: next('/query'),
  questions: next('/questions'),
};

/** A screen's path with the query and the place in it that an address had. */
export const pathWith = (screen: Path, rest: string) => next(`${screen}${rest}`);

/** The way to a screen that needs a login, for a letter or a link. The slashes may stay as they are in a query. */
export const loginThen = (target: NextPath) =>
  path(`${paths.login}?next=${encodeURIComponent(target).replaceAll('%2F', '/')}`);

/** The login page as those see it who are not logged in. */
export const loginLook = path(`${paths.login}?look`);

export const resetLink = (token: string) => path(`${paths.resetPassword}?token=${token}`);
export const verifyLink = (token: string) => path(`${paths.verifyEmail}?token=${token}`);

/** @param proof the query that says whose mails, and that the link came from one of them */
export const unsubscribeLink = (proof: string) => path(`${paths.unsubscribe}?${proof}`);
/** The same screen, opened to take it back: it waits for his tap. */
export const undoUnsubscribeLink = (proof: string) => path(`${paths.unsubscribe}?${proof}&undo`);

/** Where the payment provider sends him back to. */
export const checkoutDone = path(`${paths.manageSubscription}?checkout=success`);
export const checkoutCancelled = path(`${paths.upgrade}?checkout=cancelled`);

/** No screen: what a calendar program reads. Whoever has the address has all that is in it. */
export const calendarAddress = (token: string) => `/calendar/${token}.ics`;

export const searchFor = (filters: string) => next(`${paths.searchAnswers}?${filters}`);

/** One answer stands among all the others, with its question and its day. */
export const ANSWER_PLACE = 'answer-';
export const answerPath = (id: string) => next(`${paths.viewAnswers}#${ANSWER_PLACE}${id}`);

/** A month of the history, as `2025-03`. */
export const MONTH_PLACE = 'month-';
export const monthPath = (month: string) => next(`${paths.viewAnswers}#${MONTH_PLACE}${month}`);

/** Her card as he needs it in a store. */
export const herCardInShop = next(`${paths.herCard}?shop`);

/** They stand in addresses, so they never change. */
export const dashboardTabs = [
  'overview',
  'account',
  'search',
  'ai-query',
  'query-history',
  'questions',
  'admin',
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];
export const dashboardAt = (tab: DashboardTab) => next(`${paths.dashboard}?tab=${tab}`);

/** They stand in addresses, so they never change. */
export const adminTabIds = ['users', 'questions', 'activity', 'log', 'documentation', 'style'] as const;
export type AdminTabId = (typeof adminTabIds)[number];
export const adminAt = (tab: AdminTabId) => next(`${paths.admin}?tab=${tab}`);
export const adminWith = (query: string) => next(`${paths.admin}?${query}`);
