import { type ComponentType, lazy } from 'react';
import type { Screen } from './routes';

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
  'account-settings': () => import('./accounts/account-settings-page'),
  'manage-subscription': () => import('./billing/manage-subscription-page'),
  dashboard: () => import('./dashboard/dashboard-page'),
  admin: () => import('./admin/admin-page'),
};

const arrived = new Map<Screen, ComponentType>();

export async function loadScreen(screen: Screen): Promise<{ default: ComponentType }> {
  const file = await files[screen]();
  arrived.set(screen, file.default);
  return file;
}

const lazyScreens = new Map<Screen, ComponentType>();

/**
 * The component of a screen: the real one if its file has arrived, else one that fetches it. A lazy component of a file
 * that is already there would still make React show a placeholder first and hold it for a third of a second.
 */
export function screenComponent(screen: Screen): ComponentType {
  const known = arrived.get(screen) ?? lazyScreens.get(screen);
  if (known) return known;
  const fetching = lazy(() => loadScreen(screen));
  lazyScreens.set(screen, fetching);
  return fetching;
}
