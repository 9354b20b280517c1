import type { ComponentType } from 'react';
import { routes, type Screen } from './routes';
import { type LateFile, lateFile } from './shell/late-file';

/** Each screen is a file of its own, fetched when it is first needed. Only the start of the app knows them all. */
const files: Record<Screen, () => Promise<{ default: ComponentType }>> = {
  login: () => import('./accounts/login-page'),
  signup: () => import('./accounts/signup-page'),
  upgrade: () => import('./billing/upgrade-page'),
  'reset-password': () => import('./accounts/reset-password-page'),
  'verify-email': () => import('./accounts/verify-email-page'),
  unsubscribe: () => import('./daily-mail/unsubscribe-page'),
  help: () => import('./help/help-page'),
  contact: () => import('./contact/contact-page'),
  'question-of-the-day': () => import('./daily-question/question-of-the-day-page'),
  'ai-assistant': () => import('./assistant/assistant-page'),
  'view-answers': () => import('./answers/view-answers-page'),
  'search-answers': () => import('./answers/search-answers-page'),
  'add-question': () => import('./questions/add-question-page'),
  gifts: () => import('./ideas/gifts-page'),
  'her-card': () => import('./card/her-card-page'),
  'account-settings': () => import('./accounts/account-settings-page'),
  'manage-subscription': () => import('./billing/manage-subscription-page'),
  dashboard: () => import('./dashboard/dashboard-page'),
  dates: () => import('./dates/dates-page'),
  admin: () => import('./admin/admin-page'),
};

const isHis = (screen: string) => screen !== 'login' && !routes[screen as Screen].isPublic; // The table's own names.

/** His screens show at once what he had typed in them: it is opened before they are. */
async function withDrafts<File>(bring: () => Promise<File>): Promise<File> {
  const opening = import('./api/sealed-storage').then(({ sealedStorage }) => sealedStorage.open());
  const [file] = await Promise.all([bring(), opening]);
  return file;
}

/** The component of each screen, once its file is here. */
export const screenFiles = Object.fromEntries(
  Object.entries(files).map(([screen, bring]) => [
    screen,
    lateFile(async () => (await (isHis(screen) ? withDrafts(bring) : bring())).default),
  ]),
) as Record<Screen, LateFile<ComponentType>>; // Object.fromEntries forgets the names it was given.
