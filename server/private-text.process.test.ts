import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../contract/accounts';
import { answerHistory } from '../contract/answer-history';
import { answers } from '../contract/answers';
import { card } from '../contract/card';
import { contact } from '../contract/contact';
import { dates } from '../contract/dates';
import { ideas } from '../contract/ideas';
import { push } from '../contract/push';
import { notificationWords } from '../contract/push-messages';
import { questions } from '../contract/questions';
import { createMigratedServerDatabase } from './testing/database';
import { callAt, linkTo } from './testing/over-http';
import { postgresPrograms } from './testing/private-postgres';
import { createProcesses, freePort, type RunningServer } from './testing/processes';
import { type PushMood, startPushService } from './testing/push-service';
import { throughWindow } from './testing/rows';
import { until } from './testing/until';

const processes = createProcesses();
const service = await startPushService();
afterAll(async () => {
  await processes.cleanUp();
  await service.close();
});

/** Short and random: a long repetitive text would be compressed, and not be found where it is. */
const canary = () => randomBytes(12).toString('hex');

interface Flow {
  /** What nobody may find: what was typed, and what lets people in. */
  secrets: Record<string, string>;
  /** What is there, to prove that it would be found. */
  address: string;
}

/** What he writes on her card, as an idea and of a day, some of it refused. */
async function writeBesides(url: string, as: { token: string }, secrets: Record<string, string>): Promise<void> {
  for (const name of ['note', 'idea', 'where', 'taken', 'day', 'refused']) secrets[name] = canary();
  const { note = '', idea = '', where = '', taken = '', day = '', refused = '' } = secrets;
  const write = (value: string) => callAt(url, card.write, { as, params: { field: 'shoe' }, body: { value } });
  expect((await write(note)).status).toBe(200);
  expect((await write(refused.repeat(20))).status).toBe(400);
  const added = await callAt(url, ideas.add, { as, body: { kind: 'gift', title: idea, where } });
  expect(added.status).toBe(201);
  const params = { id: added.body.idea.id };
  const moves = [{ from: 'idea', to: 'planned' } as const, { from: 'planned', to: 'given' } as const];
  for (const body of moves) expect((await callAt(url, ideas.move, { as, params, body })).status).toBe(200);
  const reaction = { reaction: 1 as const, reactionWords: taken };
  const told = await callAt(url, ideas.sayHowTaken, { as, params, body: reaction });
  expect(told.status).toBe(200);
  const rule = { kind: 'day', month: 3, day: 14 } as const;
  const kept = await callAt(url, dates.add, { as, body: { occasion: 'other', label: day, rule, leads: [14] } });
  expect(kept.status).toBe(201);
}

/** His browser takes notifications: one gets lost, one is refused, one arrives. Another address is of no push service. */
async function takeNotifications(url: string, as: { token: string }, secrets: Record<string, string>): Promise<void> {
  const { subscription, taken } = service.browser();
  const { endpoint, keys } = subscription;
  Object.assign(secrets, keys, {
    told: notificationWords.test,
    browser: endpoint.split('/').at(-1),
    elsewhere: canary(),
  });
  const subscribe = (at: string) => callAt(url, push.subscribe, { as, body: { endpoint: at, keys } });
  expect((await subscribe(`https://example.com/${secrets.elsewhere}`)).status).toBe(400);
  expect((await subscribe(endpoint)).status).toBe(200);
  for (const mood of ['cutting', 'forbidding', 'accept'] satisfies PushMood[]) {
    const { tries } = service;
    service.mood = mood;
    expect((await callAt(url, push.test, { as })).status).toBe(200);
    await until(`a service that is ${mood} was asked`, () => service.tries > tries);
  }
  await until('a notification has arrived', () => taken().length > 0);
  expect(taken()[0]?.shown.title).toBe(notificationWords.test);
}

/** An account from its first day to a new password, with every kind of mistake on the way. */
async function liveThrough(server: RunningServer): Promise<Flow> {
  const { url } = server;
  const address = canary();
  const email = `${address}@example.com`;
  const [first, second, third] = [`A1${canary()}`, `A2${canary()}`, `A3${canary()}`];
  const secrets: Record<string, string> = { first, second, third, wrong: `A4${canary()}` };

  await callAt(url, accounts.signup, { body: { email, password: first } });
  secrets.verifyToken = await linkTo(url, email, 'verify-email');
  await callAt(url, accounts.verifyEmail, { query: { token: secrets.verifyToken } });
  await callAt(url, accounts.login, { body: { email, password: secrets.wrong ?? '' } });
  const { body: login } = await callAt(url, accounts.login, { body: { email, password: first } });
  secrets.session = login.token;
  secrets.answer = canary();
  const { body: question } = await callAt(url, questions.daily, { as: login });
  const answer = { questionId: question.id, text: `She said ${secrets.answer}` };
  expect((await callAt(url, answers.submit, { as: login, body: answer })).status).toBe(201);
  const [kept] = (await callAt(url, answers.list, { as: login })).body;
  expect(kept?.answer_text).toBe(answer.text);
  secrets.edited = canary();
  const params = { id: kept?.item_id ?? '' };
  const edit = await callAt(url, answers.edit, { as: login, params, body: { text: secrets.edited } });
  expect(edit.status).toBe(200);
  const { revisions } = (await callAt(url, answerHistory.show, { as: login, params })).body;
  expect(revisions.map(({ text }) => text)).toEqual([answer.text]);

  await writeBesides(url, login, secrets);
  await takeNotifications(url, login, secrets);

  const changed = await callAt(url, accounts.changePassword, {
    as: login,
    body: { currentPassword: first, newPassword: second },
  });
  secrets.secondSession = changed.body.token;
  await callAt(url, accounts.requestReset, { body: { email } });
  secrets.resetToken = await linkTo(url, email, 'reset-password');
  const reset = await callAt(url, accounts.completeReset, {
    params: { token: secrets.resetToken },
    body: { newPassword: third },
  });
  expect(reset.status).toBe(200);

  secrets.message = canary();
  secrets.subject = canary();
  secrets.name = canary();
  secrets.visitor = canary();
  const message = {
    name: secrets.name,
    email: `${secrets.visitor}@example.com`,
    subject: secrets.subject,
    message: secrets.message,
    purpose: 'support',
  } as const;
  expect((await callAt(url, contact.send, { body: message })).status).toBe(200);
  await makeMistakes(url, secrets);
  return { secrets, address };
}

async function makeMistakes(url: string, secrets: Record<string, string>): Promise<void> {
  const word = canary();
  secrets.mistake = word;
  const json = { 'content-type': 'application/json' };
  const requests: [string, RequestInit][] = [
    ['/api/contact', { method: 'POST', headers: json, body: `{"message":"${word}` }],
    ['/api/contact', { method: 'POST', headers: json, body: JSON.stringify({ message: `${word}\u0000` }) }],
    ['/api/login', { method: 'POST', headers: json, body: JSON.stringify({ email: word, password: word }) }],
    [`/api/reset-password/${word}`, { method: 'POST', headers: json, body: JSON.stringify({ newPassword: word }) }],
    [`/api/verify-email?token=${word}`, {}],
    [`/api/unsubscribe?email=${word}@example.com&t=${word}`, {}],
    [`/api/${word}`, {}],
    ['/api/user', { headers: { authorization: `Bearer ${word}` } }],
  ];
  for (const [path, request] of requests) expect((await fetch(`${url}${path}`, request)).status).toBeLessThan(500);
}

function secretsIn(text: string | Buffer, secrets: Record<string, string>): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));
}

function filesUnder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('no word that was typed and no key to an account is left lying about', () => {
  it('DATA-26 in the files of the embedded database, and in the output beside it', async () => {
    const data = await processes.dataFolder();
    const server = await processes.start({
      DATA_DIR: data,
      LOG_LEVEL: 'debug',
      PREMIUM: 'everyone',
      PUSH_HOSTS: service.host,
    });
    const { secrets, address } = await liveThrough(server);
    await throughWindow(server)('checkpoint');
    server.signal('SIGTERM');
    const { stdout, stderr } = await server.ended;

    expect(stdout).toContain('/api/reset-password/:token');
    expect(stdout).toContain('"kind":"push-test"');
    expect(secretsIn(stdout + stderr, { ...secrets, address })).toEqual([]);
    const files = filesUnder(join(data, 'db')).map((file) => ({ file, content: readFileSync(file) }));
    expect(files.filter(({ content }) => content.includes(address)).length).toBeGreaterThan(0);
    expect(
      files.flatMap(({ file, content }) => secretsIn(content, secrets).map((name) => `${name} in ${file}`)),
    ).toEqual([]);
  });

  it('DATA-26 in the output at its most talkative, in a dump of PostgreSQL, and in what a monitor is told', async () => {
    const url = await createMigratedServerDatabase();
    const METRICS_PORT = String(await freePort());
    const pushKey = randomBytes(32).toString('base64');
    const server = await processes.start({
      DATABASE_URL: url,
      DATA_DIR: processes.folder(),
      MASTER_KEY: randomBytes(32).toString('base64'),
      AUTH_SECRET: randomBytes(32).toString('hex'),
      VAPID_PRIVATE_KEY: pushKey,
      LOG_LEVEL: 'debug',
      PREMIUM: 'everyone',
      PUSH_HOSTS: service.host,
      METRICS_PORT,
    });
    const { secrets, address } = await liveThrough(server);
    secrets.pushKey = pushKey;
    const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(figures).toContain('route="/api/reset-password/:token"');
    expect(secretsIn(figures, { ...secrets, address })).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('http_requests_total');
    const dump = spawnSync(join(await postgresPrograms(), 'pg_dump'), [url], { encoding: 'utf8', maxBuffer: 2 ** 28 });
    expect(dump.stderr).toBe('');
    expect(dump.stdout).toContain(address);
    expect(secretsIn(dump.stdout, secrets)).toEqual([]);
    expect(server.stdout()).toContain('/api/reset-password/:token');
    expect(server.stdout()).toContain('"kind":"push-test"');
    expect(secretsIn(server.stdout() + server.stderr(), { ...secrets, address })).toEqual([]);
  });
});
