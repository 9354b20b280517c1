import { messages } from '../contract/messages';
import { type NextPath, type Path, paths, pathWith } from '../contract/paths';

interface Route {
  paths: readonly Path[];
  /** Stands in the browser's title bar. */
  title: string;
  /** Open to everybody, with or without a token. */
  isPublic?: true;
}

const table = {
  login: { paths: [], title: 'Log in' },
  signup: { paths: [paths.signup], title: 'Sign up', isPublic: true },
  upgrade: { paths: [paths.upgrade], title: 'Premium', isPublic: true },
  'reset-password': {
    paths: [paths.resetPassword],
    title: 'Reset your password',
    isPublic: true,
  },
  'verify-email': {
    paths: [paths.verifyEmail],
    title: 'Verify your email',
    isPublic: true,
  },
  unsubscribe: {
    paths: [paths.unsubscribe],
    title: 'Unsubscribe',
    isPublic: true,
  },
  help: { paths: [paths.help], title: 'Help', isPublic: true },
  contact: {
    paths: [paths.contact],
    title: messages.contact.title,
    isPublic: true,
  },
  'question-of-the-day': {
    paths: [paths.questionOfTheDay],
    title: messages.shell.questionOfTheDay,
  },
  'ai-assistant': {
    paths: [paths.aiAssistant, paths.query],
    title: messages.shell.aiAssistant,
  },
  'view-answers': {
    paths: [paths.viewAnswers, paths.questions],
    title: 'Question History',
  },
  'search-answers': {
    paths: [paths.searchAnswers],
    title: messages.shell.searchAnswers,
  },
  'add-question': {
    paths: [paths.addQuestion],
    title: 'Add Custom Questions',
  },
  gifts: { paths: [paths.gifts], title: 'Gifts' },
  'her-card': { paths: [paths.herCard], title: 'Her Card' },
  'account-settings': {
    paths: [paths.accountSettings],
    title: 'Account Settings',
  },
  'manage-subscription': {
    paths: [paths.manageSubscription],
    title: 'Manage Subscription',
  },
  dashboard: {
    paths: [paths.dashboard],
    title: messages.shell.dashboard,
  },
  dates: { paths: [paths.dates], title: 'Days to Remember' },
  admin: { paths: [paths.admin], title: messages.shell.adminDashboard },
} as const satisfies Record<string, Route>;

export type Screen = keyof typeof table;

export const routes: Record<Screen, Route> = table;

const screens = Object.keys(table) as Screen[]; // Object.keys forgets the names it was given.
const byPath = new Map<string, Screen>(
  screens.flatMap((screen) => routes[screen].paths.map((path) => [path, screen] as const)),
);

/** A screen's path, its query, its place in the screen. No part of it is decoded: what only looks like a path is none. */
const ADDRESS = /^([^?#]*)((?:\?[^#]*)?(?:#.*)?)$/s;

/** The address, if a login may lead on to it: a screen that needs one, and never another host. */
export function nextOf(address: string): NextPath | null {
  const [, path = '', rest = ''] = ADDRESS.exec(address) ?? [];
  const screen = byPath.get(path);
  if (!screen || (routes[screen].isPublic && screen !== 'upgrade')) return null;
  const listed = routes[screen].paths.find((listedPath) => listedPath === path);
  return listed ? pathWith(listed, rest) : null;
}

export function nextPath(search: string): NextPath | null {
  return nextOf(new URLSearchParams(search).get('next') ?? '');
}

/** The screen that an address of this app leads to. */
export function screenOf(address: Path): Screen | undefined {
  return byPath.get(address.replace(/[?#].*/s, ''));
}

export function homeOf(isAdmin: boolean): Path {
  return isAdmin ? paths.admin : paths.dashboard;
}

export function isPublicPath(path: string): boolean {
  const screen = byPath.get(path.toLowerCase());
  return screen !== undefined && routes[screen].isPublic === true;
}

/** What routing knows of who is there. */
export interface Arrival {
  hasToken: boolean;
  /** Unknown until the user record has come; a failed fetch counts as not admin. */
  isAdmin: boolean | undefined;
}

/** The screen to show and, where the address does not fit it, the address to put in its place. */
export type Decision = { screen: Screen; address?: Path } | 'loading';

/** Every rule of routing. The path is lower-cased and compared whole. */
export function decide(path: string, search: string, { hasToken, isAdmin }: Arrival): Decision {
  const wanted = path.toLowerCase();
  const listed = byPath.get(wanted);
  if (listed && routes[listed].isPublic) return { screen: listed };
  if (!hasToken) {
    // The root is the front door and keeps its address; a private path does not.
    return wanted === paths.start || wanted === paths.login
      ? { screen: 'login' }
      : { screen: 'login', address: paths.login };
  }
  // The Style Customizer shows how the login page looks to those who are not logged in.
  if (wanted === paths.login && new URLSearchParams(search).has('look')) return { screen: 'login' };
  if (isAdmin === undefined) return 'loading';
  if (wanted === paths.start) return at(isAdmin ? paths.admin : paths.questionOfTheDay, isAdmin);
  if (wanted === paths.login) return at(nextPath(search) ?? homeOf(isAdmin), isAdmin);
  return { screen: privateScreen(listed, isAdmin) };
}

function at(address: Path, isAdmin: boolean): Decision {
  return { screen: privateScreen(screenOf(address), isAdmin), address };
}

/** Unlisted paths, and /admin for those who are not, give everybody his home. */
function privateScreen(listed: Screen | undefined, isAdmin: boolean): Screen {
  if (listed === undefined) return isAdmin ? 'admin' : 'dashboard';
  return listed === 'admin' && !isAdmin ? 'dashboard' : listed;
}
