import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { refusals } from '../../../contract/errors';
import { MINUTE } from '../../../contract/time';
import { jobsOf } from '../../jobs';
import { startTestApp } from '../../testing/app';
import { createCast } from '../../testing/cast';
import { openFreshDatabase } from '../../testing/database';
import { emptiedDatabase } from '../../testing/emptied-database';
import { PASSWORD, signUp } from '../../testing/people';
import { happened } from './happenings';
import { createMetrics } from './metrics';

const MOST_SERIES = 2_000;
const docs = new URL('../../../docs/monitoring/', import.meta.url);
const alerts = readFileSync(new URL('alerts.yaml', docs), 'utf8');
const board = readFileSync(new URL('board.json', docs), 'utf8');

// A mail server that was stopped: nothing listens on this port of this machine.
const stopped = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@example.com' };
const test = await startTestApp({
  // Each tells of itself.
  instances: 1,
  ...{ env: stopped, localMailbox: true, metrics: true, database: await emptiedDatabase() },
});
const cast = createCast(test);
afterAll(() => test.close());

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** The text format of Prometheus, strictly: a line that is neither comment nor sample fails the test. */
async function samples(of = test.metrics): Promise<Sample[]> {
  const text = (await of?.expose()) ?? '';
  const lines = text.split('\n').filter((line) => line !== '' && !/^# (HELP|TYPE) [a-z_0-9]+ \S/.test(line));
  return lines.map((line) => {
    const [, name = '', inside = '', value = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    const pairs = [...inside.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', said = '']) => [key, said]);
    return { name, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}

const figure = (all: Sample[], name: string, labels: Record<string, string> = {}) =>
  all.find((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
    ?.value;

/** What stands in an expression beside names of figures: functions, words and labels of the language. */
const PROMQL = new Set(
  'rate increase and sum by le histogram_quantile time topk on max route job status fate result code provider reason type'.split(
    ' ',
  ),
);

function figuresIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ');
  return [...bare.matchAll(/\b[a-z][a-z_0-9]*\b/g)]
    .map(([word]) => word)
    .filter((word) => !PROMQL.has(word) && !/^\d|^e\d/.test(word));
}

/** Of every kind once, as the product itself tells it. */
function everyKindHappens(): void {
  happened('answered', { provider: 'model', seconds: 1 });
  happened('fallback', { reason: 'TimeoutError' });
  happened('webhook', { type: 'invoice.paid' });
  happened('job', { job: 'purge', seconds: 1, isDone: false });
  happened('mail', { kind: 'daily', fate: 'failed' });
}

describe('what a monitor is told', () => {
  it('an email that waits for a stopped mail server crosses the line of its alert', async () => {
    const [, name = '', line = ''] = /alert: EmailsWait\n\s+expr: (\w+) > (\d+)/.exec(alerts) ?? [];
    await signUp(test, 'waiting');
    await test.settle();
    const before = await samples();
    expect(figure(before, 'outbox_waiting')).toBe(1);
    expect(figure(before, name)).toBeLessThan(Number(line));
    expect(figure(before, 'mail_total', { kind: 'verification', fate: 'tried-again' })).toBe(1);
    test.clock.advance(16 * MINUTE);
    expect(figure(await samples(), name)).toBeGreaterThan(Number(line));
  });

  it('calls are counted by the pattern of their route; nobody is named, whatever was sent', async () => {
    const him = await cast.hire('basic');
    const secret = 'canaryxyzzy';
    await test.call(accounts.me, { as: him });
    await test.call(accounts.login, { body: { email: `${secret}@example.com`, password: secret } });
    await test.call(accounts.login, { body: { email: him.email, password: PASSWORD } });
    await test.raw({ method: 'GET', url: `/api/reset-password?token=${secret}` });
    await test.raw({ method: 'GET', url: `/calendar/${secret}.ics` });
    await test.raw({ method: 'PURGE' as 'GET', url: `/${secret}` });
    const all = await samples();
    expect(figure(all, 'http_request_duration_seconds_count', { route: '/api/user', method: 'GET' })).toBe(1);
    expect(figure(all, 'http_requests_total', { route: '/api/login', status: '4xx' })).toBe(1);
    expect(figure(all, 'login_total', { result: 'failure' })).toBe(1);
    expect(figure(all, 'login_total', { result: 'success' })).toBe(1);
    expect(figure(all, 'refusals_total', { code: 'wrong_credentials' })).toBe(1);
    const labels = JSON.stringify(all.map((one) => one.labels));
    for (const word of [secret, him.email, him.id, him.token, 'waiting-', '127.0.0.1'])
      expect(labels).not.toContain(word);
  });

  it('every figure that the alert rules and the board name is there', async () => {
    everyKindHappens();
    const known = new Set((await samples()).map(({ name }) => name)).add('up');
    // Only of PostgreSQL, which this database may not be.
    known.add('database_pool_connections');
    // Written by the scheduler, of which no job has run here.
    known.add('job_last_success_timestamp');
    const expressions = [
      ...[...alerts.matchAll(/expr: (.*)/g)].map(([, each = '']) => each),
      ...(JSON.parse(board).panels as { targets: { expr: string }[] }[]).flatMap(({ targets }) =>
        targets.map(({ expr }) => expr),
      ),
    ];
    expect(expressions.length).toBeGreaterThan(30);
    const named = new Set(expressions.flatMap(figuresIn));
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  it(`there are never more than ${MOST_SERIES} series`, { timeout: 60_000 }, async () => {
    for (const code of Object.keys(refusals)) happened('refusal', { code });
    for (const kind of Array.from({ length: 20 }, (_, n) => `kind-${n}`))
      for (const fate of ['sent', 'failed', 'expired', 'gone', 'tried-again']) happened('mail', { kind, fate });
    for (const { name } of jobsOf(test.world)) happened('job', { job: name, seconds: 1, isDone: false });
    for (let n = 0; n < 100; n++) {
      happened('webhook', { type: `some.event.${n}` });
      happened('fallback', { reason: `reason ${n}` });
    }
    for (const { method, url } of test.routes) await test.raw({ method: method as 'GET', url, payload: '{}' });
    const all = await samples();
    const ways = new Set(
      all.filter(({ name }) => name === 'http_requests_total').map(({ labels }) => `${labels.method} ${labels.route}`),
    );
    expect(ways.size).toBeGreaterThan(60);
    // Each may yet end in the other classes too: 2xx, 3xx, 4xx, 5xx.
    const ended = all.filter(({ name }) => name === 'http_requests_total').length;
    expect(all.length - ended + 4 * ways.size).toBeLessThan(MOST_SERIES);
  });

  it('a database that is away is a figure, not a failure', async () => {
    expect(figure(await samples(), 'database_up')).toBe(1);
    const away = await openFreshDatabase();
    await away.close();
    const metrics = createMetrics(fastify(), {
      ...{ ...test.world, database: away, version: 'x', isModelResting: null },
      lastGoodBackup: async () => null,
    });
    expect(figure(await samples(metrics), 'database_up')).toBe(0);
    await metrics.close();
  });
});
