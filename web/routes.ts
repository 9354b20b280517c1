import { messages } from '../contract/messages';

interface Route {
  paths: readonly string[];
  /** Stands in the browser's title bar. */
  title: string;
  /** Open to everybody, with or without a token. */
  isPublic?: true;
}

const table = {
  login: { paths: [], title: 'Log in' },
  signup: { paths: ['/signup'], title: 'Sign up', isPublic: true },
  upgrade: { paths: ['/upgrade'], title: 'Premium', isPublic: true },
  'reset-password': {
    paths: ['/reset-password'],
    title: 'Reset your password',
    isPublic: true,
  },
  'verify-email': {
    paths: ['/verify-email'],
    title: 'Verify your email',
    isPublic: true,
  },
  unsubscribe: {
    paths: ['/unsubscribe'],
    title: 'Unsubscribe',
    isPublic: true,
  },
  help: { paths: ['/help'], title: 'Help', isPublic: true },
  contact: {
    paths: ['/contact'],
    title: messages.contact.title,
    isPublic: true,
  },
  'question-of-the-day': {
    paths: ['/question-of-the-day'],
    title: messages.shell.questionOfTheDay,
  },
  'ai-assistant': {
    paths: ['/ai-assistant', '/query'],
    title: messages.shell.aiAssistant,
  },
  'view-answers': {
    paths: ['/view-answers', '/questions'],
    title: 'Question History',
  },
  'search-answers': {
    paths: ['/search-answers'],
    title: messages.shell.searchAnswers,
  },
  'add-question': {
    paths: ['/add-question'],
    title: 'Add Custom Questions',
  },
  'account-settings': {
    paths: ['/account-settings'],
    title: 'Account Settings',
  },
  'manage-subscription': {
    paths: ['/manage-subscription'],
    title: 'Manage Subscription',
  },
  dashboard: {
    paths: ['/dashboard'],
    title: messages.shell.dashboard,
  },
  admin: { paths: ['/admin'], title: messages.shell.adminDashboard },
} as const satisfies Record<string, Route>;

export type Screen = keyof typeof table;

export const routes: Record<Screen, Route> = table;

const screens = Object.keys(table) as Screen[]; // Object.keys forgets the names it was given.
const byPath = new Map(screens.flatMap((screen) => routes[screen].paths.map((path) => [path, screen])));

/** Where a link to /login may lead on to. Nothing else, or the link could be bent to somebody's purpose. */
const NEXT_PATHS = ['/question-of-the-day', '/upgrade', '/manage-subscription', '/dashboard'];

export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next !== null && NEXT_PATHS.includes(next) ? next : null;
}

export function homeOf(isAdmin: boolean): '/admin' | '/dashboard' {
  return isAdmin ? '/admin' : '/dashboard';
}

export function isPublicPath(path: string): boolean {
  const screen = byPath.get(path.toLowerCase());
  return screen !== undefined && routes[screen].isPublic === true;
}

export interface Visitor {
  hasToken: boolean;
  /** Unknown until the user record has come; a failed fetch counts as not admin. */
  isAdmin: boolean | undefined;
}

/** The screen to show and, where the address does not fit it, the address to put in its place. */
export type Decision = { screen: Screen; address?: string } | 'loading';

/** Every rule of routing. The path is lower-cased and compared whole. */
export function decide(path: string, search: string, { hasToken, isAdmin }: Visitor): Decision {
  const wanted = path.toLowerCase();
  const listed = byPath.get(wanted);
  if (listed && routes[listed].isPublic) return { screen: listed };
  if (!hasToken) {
    // The root is the front door and keeps its address; a private path does not.
    return wanted === '/' || wanted === '/login' ? { screen: 'login' } : { screen: 'login', address: '/login' };
  }
  // The Style Customizer shows how the login page looks to those who are not logged in.
  if (wanted === '/login' && new URLSearchParams(search).has('look')) return { screen: 'login' };
  if (isAdmin === undefined) return 'loading';
  if (wanted === '/') return at(isAdmin ? '/admin' : '/question-of-the-day', isAdmin);
  if (wanted === '/login') return at(nextPath(search) ?? homeOf(isAdmin), isAdmin);
  return { screen: privateScreen(listed, isAdmin) };
}

function at(address: string, isAdmin: boolean): Decision {
  return { screen: privateScreen(byPath.get(address), isAdmin), address };
}

/** Unlisted paths, and /admin for those who are not, give everybody his home. */
function privateScreen(listed: Screen | undefined, isAdmin: boolean): Screen {
  if (listed === undefined) return isAdmin ? 'admin' : 'dashboard';
  return listed === 'admin' && !isAdmin ? 'dashboard' : listed;
}
