import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerPath, dashboardAt, loginThen, type Path, paths, searchFor } from '../contract/paths';
import { type Arrival, type Decision, decide, isPublicPath, nextPath, routes } from './routes';

const nobody: Arrival = { hasToken: false, isAdmin: undefined };
const husband: Arrival = { hasToken: true, isAdmin: false };
const admin: Arrival = { hasToken: true, isAdmin: true };
const notYetKnown: Arrival = { hasToken: true, isAdmin: undefined };

const go = (path: string, visitor: Arrival, search = ''): Decision => decide(path, search, visitor);
const screen = (path: string, visitor: Arrival) => {
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

it('every screen has its look in a browser, with axe', () => {
  const folder = new URL('../e2e/', import.meta.url);
  const looks = [...readdirSync(folder).filter((file) => file.startsWith('looks-')), 'fixtures/every-screen.ts'];
  const source = looks.map((file) => readFileSync(new URL(file, folder), 'utf8')).join();
  const nameOf = (path: string) => Object.entries(paths).find(([, each]) => each === path)?.[0];
  const isSeen = (path: string) =>
    source.includes(`paths.${nameOf(path)}`) ||
    source.includes(`  ${nameOf(path)}: {`) ||
    (path === paths.verifyEmail && source.includes('verifyLink('));
  const screens = Object.values(routes).filter((route) => route.paths.length > 0);
  const unseen = screens.filter((route) => !route.paths.some(isSeen));
  expect(unseen.flatMap((route) => route.paths)).toEqual([]);
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
  const asked = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`);
  const allowed: string[] = Object.values(routes)
    .filter((route) => !route.isPublic)
    .flatMap((route) => route.paths)
    .concat(paths.upgrade);

  it('leads on to every private screen of the table, with its query and its place', () => {
    expect(allowed).toContain(paths.accountSettings);
    for (const path of allowed) {
      for (const next of [path, `${path}?tab=account&x=%2F`, `${path}#answer-1`, `${path}?tab=x#a?b#c`]) {
        expect(asked(next)).toBe(next);
      }
    }
  });

  it('is written for a letter or a link so that all of it arrives', () => {
    expect(loginThen(paths.accountSettings)).toBe('/login?next=/account-settings');
    for (const target of [answerPath('1'), dashboardAt('query-history'), searchFor('q=a%26b&asked=1')]) {
      expect(nextPath(loginThen(target).slice(paths.login.length))).toBe(target);
    }
  });

  it('ignores what is outside, unknown, or only looks like one of them', () => {
    const refused = [
      ...[
        '//evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        'https://evil.example/dashboard',
        'javascript:alert(1)',
      ],
      ...[
        '/%2Fevil.example',
        '%2Fdashboard',
        '/%64ashboard',
        '/dashboard%3Ftab=x',
        'data:text/html,x',
        '/.//evil.example',
      ],
      ...[
        '/DASHBOARD',
        '/dashboard/',
        '/dashboard/../admin',
        ' /dashboard',
        '/dash\tboard',
        'dashboard',
        '/dashboardx',
      ],
      ...['/', '/login', '/login?next=/admin', '/signup', '/help', '/unsubscribe', '/nowhere', '', '?tab=x', '#x'],
    ];
    for (const next of refused) expect(asked(next)).toBeNull();
    expect(nextPath('')).toBeNull();
    expect(nextPath('?next=/dashboard%E0%A4%A')).toBeNull();
  });

  it('never leads anywhere but to an allowed screen of this very host', () => {
    const here = 'https://heartnote.example';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '?',
      '#',
      '%2f',
      '%5c',
      ':',
      '@',
      '\t',
      '\n',
      'evil.example',
      ...allowed,
    );
    const bent = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(bent, (next) => {
        const led = asked(next);
        if (led === null) return;
        const address = new URL(led, here);
        expect(address.origin).toBe(here);
        expect(allowed).toContain(address.pathname);
      }),
      { numRuns: 2_000 },
    );
  });

  it('goes there at once with a token', () => {
    expect(go('/login', husband, '?next=/question-of-the-day')).toEqual({
      screen: 'question-of-the-day',
      address: '/question-of-the-day',
    });
    expect(go('/login', husband, '?next=/dashboard%3Ftab%3Daccount%23x')).toEqual({
      screen: 'dashboard',
      address: '/dashboard?tab=account#x',
    });
    expect(go('/login', admin, '?next=/upgrade')).toEqual({ screen: 'upgrade', address: '/upgrade' });
    expect(go('/login', admin, '?next=/admin%3Ftab%3Dstyle')).toEqual({ screen: 'admin', address: '/admin?tab=style' });
    expect(go('/login', husband, '?next=/admin')).toEqual({ screen: 'dashboard', address: '/admin' });
    expect(go('/login', husband)).toEqual({ screen: 'dashboard', address: '/dashboard' });
    expect(go('/login', admin, '?next=//evil.example')).toEqual({ screen: 'admin', address: '/admin' });
  });
});
