import { describe, expect, it } from 'vitest';
import { loginThen, type Path, paths } from '../contract/paths';
import { type Decision, decide, isPublicPath, nextPath, routes, type Visitor } from './routes';

const nobody: Visitor = { hasToken: false, isAdmin: undefined };
const husband: Visitor = { hasToken: true, isAdmin: false };
const admin: Visitor = { hasToken: true, isAdmin: true };
const notYetKnown: Visitor = { hasToken: true, isAdmin: undefined };

const go = (path: string, visitor: Visitor, search = ''): Decision => decide(path, search, visitor);
const screen = (path: string, visitor: Visitor) => {
  const decision = go(path, visitor);
  return decision === 'loading' ? decision : decision.screen;
};

describe('the paths of the contract', () => {
  it('are those of the routes, the front door and the login, each once', () => {
    const routed = Object.values(routes).flatMap((route) => route.paths);
    expect([paths.start, paths.login, ...routed].toSorted()).toEqual(Object.values(paths).toSorted());
    expect(new Set(routed).size).toBe(routed.length);
  });

  it('are all that a link may hold: others do not compile', () => {
    // @ts-expect-error: a dead link
    const dead: Path = '/hlep';
    // @ts-expect-error: the login does not lead on to there
    const wrong = loginThen(paths.signup);
    expect([dead, nextPath(wrong.slice(paths.login.length))]).toEqual(['/hlep', null]);
  });
});

describe('paths', () => {
  it('ROUTE-01 lower-cases the path and compares it whole', () => {
    expect(screen('/HELP', nobody)).toBe('help');
    expect(screen('/Question-Of-The-Day', husband)).toBe('question-of-the-day');
    for (const near of ['/helpful', '/hel', '/help/me', '/x/help', '//help'])
      expect(screen(near, nobody)).toBe('login');
  });

  it('ROUTE-29 takes a path with added characters, such as a trailing slash, as unlisted', () => {
    expect(screen('/help/', nobody)).toBe('login');
    expect(screen('/question-of-the-day/', husband)).toBe('dashboard');
    expect(screen('/dashboard/', admin)).toBe('admin');
  });

  it('opens the seven public paths to everybody, also before it is known who he is', () => {
    for (const path of ['signup', 'upgrade', 'reset-password', 'verify-email', 'unsubscribe', 'help', 'contact']) {
      for (const visitor of [nobody, husband, admin, notYetKnown])
        expect(go(`/${path}`, visitor)).toEqual({ screen: path });
      expect(isPublicPath(`/${path}`)).toBe(true);
    }
    for (const path of ['/', '/login', '/dashboard', '/help/']) expect(isPublicPath(path)).toBe(false);
  });
});

describe('without a token', () => {
  it('gives the login screen, and the address of a private path becomes /login', () => {
    for (const path of ['/dashboard', '/admin', '/question-of-the-day', '/nowhere', '/help/']) {
      expect(go(path, nobody)).toEqual({ screen: 'login', address: '/login' });
    }
    for (const path of ['/', '/login', '/LOGIN']) expect(go(path, nobody)).toEqual({ screen: 'login' });
  });
});

describe('with a token', () => {
  it('waits on every private path until the admin flag is known', () => {
    for (const path of ['/', '/login', '/dashboard', '/admin', '/nowhere'])
      expect(go(path, notYetKnown)).toBe('loading');
  });

  it('gives each listed path its screen, two names for one screen included', () => {
    const listed = {
      '/question-of-the-day': 'question-of-the-day',
      '/ai-assistant': 'ai-assistant',
      '/query': 'ai-assistant',
      '/view-answers': 'view-answers',
      '/questions': 'view-answers',
      '/search-answers': 'search-answers',
      '/add-question': 'add-question',
      '/account-settings': 'account-settings',
      '/manage-subscription': 'manage-subscription',
      '/dashboard': 'dashboard',
    };
    for (const [path, expected] of Object.entries(listed)) {
      expect(go(path, husband)).toEqual({ screen: expected });
      expect(go(path, admin)).toEqual({ screen: expected });
    }
  });

  it('gives /admin to administrators and the dashboard to others', () => {
    expect(go('/admin', admin)).toEqual({ screen: 'admin' });
    expect(go('/admin', husband)).toEqual({ screen: 'dashboard' });
  });

  it('gives unlisted paths the admin screen or the dashboard', () => {
    expect(go('/nowhere', admin)).toEqual({ screen: 'admin' });
    expect(go('/nowhere', husband)).toEqual({ screen: 'dashboard' });
  });

  it('leads the root to /admin or to the question of the day', () => {
    expect(go('/', admin)).toEqual({ screen: 'admin', address: '/admin' });
    expect(go('/', husband)).toEqual({ screen: 'question-of-the-day', address: '/question-of-the-day' });
  });
});

it('STYLE-23 /login?look shows the login page to whoever is logged in, for those who style it', () => {
  expect(go('/login', admin, '?look')).toEqual({ screen: 'login' });
  expect(go('/login', { hasToken: true, isAdmin: undefined }, '?look')).toEqual({ screen: 'login' });
});

describe('/login?next=', () => {
  it('leads on to the allowed places and nowhere else', () => {
    const allowed = ['/question-of-the-day', '/upgrade', '/manage-subscription', '/account-settings', '/dashboard'];
    for (const path of allowed) expect(nextPath(`?next=${encodeURIComponent(path)}`)).toBe(path);
    const refused = [
      '/admin',
      '//evil.example',
      'https://evil.example',
      '/dashboard/',
      '/dashboard?tab=x',
      '',
      'dashboard',
    ];
    for (const next of refused) expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBeNull();
    expect(nextPath('')).toBeNull();
  });

  it('goes there at once with a token', () => {
    expect(go('/login', husband, '?next=/question-of-the-day')).toEqual({
      screen: 'question-of-the-day',
      address: '/question-of-the-day',
    });
    expect(go('/login', admin, '?next=/upgrade')).toEqual({ screen: 'upgrade', address: '/upgrade' });
    expect(go('/login', husband)).toEqual({ screen: 'dashboard', address: '/dashboard' });
    expect(go('/login', admin, '?next=//evil.example')).toEqual({ screen: 'admin', address: '/admin' });
  });
});
