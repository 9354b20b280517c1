/** An address within the app. Only this file makes one, so a link that leads nowhere does not compile. */
export type Path = string & { readonly leadsTo: 'a screen' };

/** The compiler cannot know which strings lead to a screen: those that are written below do. */
const path = <Text extends string>(text: Text) => text as Text & Path;

/** Every screen's path, each written here and nowhere else. */
export const paths = {
  start: path('/'),
  login: path('/login'),
  signup: path('/signup'),
  upgrade: path('/upgrade'),
  resetPassword: path('/reset-password'),
  verifyEmail: path('/verify-email'),
  unsubscribe: path('/unsubscribe'),
  help: path('/help'),
  contact: path('/contact'),
  questionOfTheDay: path('/question-of-the-day'),
  aiAssistant: path('/ai-assistant'),
  viewAnswers: path('/view-answers'),
  searchAnswers: path('/search-answers'),
  addQuestion: path('/add-question'),
  accountSettings: path('/account-settings'),
  manageSubscription: path('/manage-subscription'),
  dashboard: path('/dashboard'),
  admin: path('/admin'),
  /** Second names of the assistant and of the history. */
  query: path('/query'),
  questions: path('/questions'),
};

/** Where a link to the login may lead on to. Nothing else, or the link could be bent to somebody's purpose. */
export const nextPaths = [
  paths.questionOfTheDay,
  paths.upgrade,
  paths.manageSubscription,
  paths.accountSettings,
  paths.dashboard,
] as const;
export type NextPath = (typeof nextPaths)[number];

export const loginThen = (next: NextPath) => path(`${paths.login}?next=${next}`);

/** The login page as those see it who are not logged in. */
export const loginLook = path(`${paths.login}?look`);

export const resetLink = (token: string) => path(`${paths.resetPassword}?token=${token}`);
export const verifyLink = (token: string) => path(`${paths.verifyEmail}?token=${token}`);

/** @param proof the query that says whose mails, and that the link came from one of them */
export const unsubscribeLink = (proof: string) => path(`${paths.unsubscribe}?${proof}`);

/** Where the payment provider sends him back to. */
export const checkoutDone = path(`${paths.manageSubscription}?checkout=success`);
export const checkoutCancelled = path(`${paths.upgrade}?checkout=cancelled`);

export const searchFor = (filters: string) => path(`${paths.searchAnswers}?${filters}`);

/** One answer stands among all the others, with its question and its day. */
export const ANSWER_PLACE = 'answer-';
export const answerPath = (id: string) => path(`${paths.viewAnswers}#${ANSWER_PLACE}${id}`);

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
export const dashboardAt = (tab: DashboardTab) => path(`${paths.dashboard}?tab=${tab}`);

/** They stand in addresses, so they never change. */
export const adminTabIds = ['users', 'questions', 'documentation', 'style'] as const;
export type AdminTabId = (typeof adminTabIds)[number];
export const adminAt = (tab: AdminTabId) => path(`${paths.admin}?tab=${tab}`);
export const adminWith = (query: string) => path(`${paths.admin}?${query}`);
