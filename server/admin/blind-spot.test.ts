import { randomBytes, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answerHistory } from '../../contract/answer-history';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { calendarFeed } from '../../contract/calendar-feed';
import { card } from '../../contract/card';
import { contact } from '../../contract/contact';
import { dates } from '../../contract/dates';
import { ideas } from '../../contract/ideas';
import { stillTrue } from '../../contract/still-true';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { dumpOf, placesOf } from '../testing/dump';
import { emptiedDatabase } from '../testing/emptied-database';
import { keepLogOf } from '../testing/log-lines';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import { runJob } from '../testing/payments';
import type { Person } from '../testing/people';
import { expectDecent } from '../testing/refused';

// Of its own: everything in it is looked through.
const database = await emptiedDatabase();
const test = await startTestApp({ database, env: { LOG_LEVEL: 'debug' } });
const printed = keepLogOf(test);
const cast = createCast(test);
afterAll(() => test.close());

/** Short and random, so that it is found wherever it is, in whatever form. Letters only: the assistant takes it for a word. */
const canary = () =>
  randomBytes(12)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
const secret = {
  answer: canary(),
  edited: canary(),
  overwritten: canary(),
  deleted: canary(),
  question: canary(),
  asked: canary(),
  replied: canary(),
  message: canary(),
  herName: canary(),
  day: canary(),
  dayTitle: canary(),
  howItWent: canary(),
  dismissedDay: canary(),
  idea: canary(),
  ideaNote: canary(),
  ideaTaken: canary(),
  ideaWhere: canary(),
  cardNote: canary(),
  cardShort: canary(),
  earlier: canary(),
};

let him: Person;
let boss: Person;
/** Everything of his that has an id, which a curious administrator might try. */
let ids: string[];

beforeAll(async () => {
  [him, boss] = [await cast.hire('premium'), await cast.hire('admin')];
  await test.call(accounts.saveHerName, { as: him, body: { name: secret.herName } });
  const rule = { kind: 'day', month: 1, day: 1 } as const;
  const day = { occasion: 'other' as const, label: secret.day, rule, leads: [0], discreetTitle: secret.dayTitle };
  const kept = (await test.call(dates.add, { as: him, body: day })).body;
  const occurrence = `${test.clock.now().getUTCFullYear()}-01-01`;
  const went = { params: { id: kept.id, occurrence }, body: { text: secret.howItWent } };
  expect((await test.call(dates.sayHowItWent, { as: him, ...went })).status).toBe(200);
  await test.call(dates.dismissMentioned, { as: him, body: { label: secret.dismissedDay, rule } });
  await test.call(calendarFeed.make, { as: him, body: { discreet: false } });
  const own = await addOwnQuestion(test, him, `What of ${secret.question}?`);
  const said = await writeDown(test, him, secret.answer, own.id);
  const changed = await writeDown(test, him, secret.overwritten);
  await test.call(answers.edit, { as: him, params: { id: changed.answer_id }, body: { text: secret.edited } });
  const gone = await writeDown(test, him, secret.deleted);
  expect(gone.answer_text).toBe(secret.deleted);
  await test.call(answers.remove, { as: him, params: { id: gone.answer_id } });
  await writeDown(test, him, `My ${secret.replied} is what I love most.`);
  await runJob(test, 'index-answers');
  const body = { question: `Does she love her ${secret.replied} or ${secret.asked}?` };
  const reply = await test.call(assistant.ask, { as: him, body });
  const words = { email: him.email, subject: 'A subject', message: secret.message, purpose: 'support' } as const;
  expect((await test.call(contact.send, { as: him, body: words })).status).toBe(200);
  const thought = { kind: 'gift' as const, title: secret.idea, note: secret.ideaNote, where: secret.ideaWhere };
  const { idea } = (await test.call(ideas.add, { as: him, body: thought })).body;
  const taken = { ...thought, reactionWords: secret.ideaTaken };
  expect((await test.call(ideas.change, { as: him, params: { id: idea.id }, body: taken })).status).toBe(200);
  const onCard = (body: { value: string; answerId?: string }) =>
    test.call(card.write, { as: him, params: { field: 'shoe' }, body });
  const noted = await onCard({ value: secret.cardNote });
  expect((await onCard({ value: secret.cardShort, answerId: said.answer_id })).status).toBe(200);
  // A danger that a newer word took the place of, and what he says of it.
  const before = await writeDown(test, him, `I am allergic to ${secret.earlier}.`);
  const newer = { questionId: before.question_id, text: 'Any flower will do.', replaces: before.answer_id };
  expect((await test.call(answers.submit, { as: him, body: newer })).status).toBe(201);
  const still = { params: { answerId: before.answer_id }, body: { verdict: 'still' as const } };
  expect((await test.call(stillTrue.say, { as: him, ...still })).status).toBe(200);
  ids = [
    him.id,
    own.id,
    said.answer_id,
    changed.answer_id,
    gone.answer_id,
    reply.body.conversationId,
    kept.id,
    idea.id,
    noted.body.entries[0]?.id ?? '',
    before.answer_id,
  ];
});

interface Try {
  url: string;
  body?: object;
}

const probes = () => [`' || text`, "' or 1=1 --", 'sealed_text', '*', ...Object.values(secret)].map(encodeURIComponent);
const oddIds = () => [...ids, randomUUID(), 'abc', `${him.id}'%20or%20'1'%3D'1`];
const onIds = (path: string, body?: object): Try[] =>
  oddIds().map((id) => ({ url: path.replace(':id', id), ...(body && { body }) }));
const asked = (path: string, ...names: string[]): Try[] => [
  { url: path },
  ...names.flatMap((name) => probes().map((probe) => ({ url: `${path}?${name}=${probe}` }))),
];

/** Every call of administrators, with everything that might make it say more than it should. Deleting him comes last. */
const cases: Record<string, () => Try[]> = {
  'GET /api/admin/users': () => [
    ...asked('/api/admin/users', 'search', 'sort', 'order', 'page', 'limit', 'fields', 'include'),
    { url: `/api/admin/users?search=${encodeURIComponent(him.email)}` },
    ...['email', 'created_at', 'last_login'].map((sort) => ({ url: `/api/admin/users?sort=${sort}&order=asc` })),
  ],
  'GET /api/admin/users/:id': () => onIds('/api/admin/users/:id'),
  'GET /api/admin/metrics/users': () => [
    ...asked('/api/admin/metrics/users', 'timeRange'),
    ...['24h', '7d', '30d'].map((range) => ({ url: `/api/admin/metrics/users?timeRange=${range}` })),
  ],
  'GET /api/admin/subscriptions/status': () => asked('/api/admin/subscriptions/status', 'userId'),
  'GET /api/admin/questions': () => asked('/api/admin/questions', 'created_by_user_id', 'search'),
  'POST /api/admin/questions': () => [
    { url: '/api/admin/questions', body: { text: 'What of it?', created_by_user_id: him.id } },
    { url: '/api/admin/questions', body: { text: 7 } },
  ],
  'PUT /api/admin/questions/:id': () => onIds('/api/admin/questions/:id', { text: 'What now?' }),
  'DELETE /api/admin/questions/:id': () => onIds('/api/admin/questions/:id'),
  'GET /api/admin/questions/counts': () => asked('/api/admin/questions/counts', 'created_by_user_id', 'id'),
  'GET /api/admin/questions/file': () => asked('/api/admin/questions/file', 'created_by_user_id', 'id'),
  'POST /api/admin/questions/file': () =>
    oddIds().map((id) => ({ url: '/api/admin/questions/file', body: { csv: `id,text\n${id},What of it?` } })),
  'GET /api/admin/theme': () => asked('/api/admin/theme', 'id'),
  'PUT /api/admin/theme': () => [{ url: '/api/admin/theme', body: { style: { global: { text: him.id } } } }],
  'DELETE /api/admin/theme': () => [{ url: '/api/admin/theme' }],
  'POST /api/admin/users/:id/reset-password': () => onIds('/api/admin/users/:id/reset-password'),
  'DELETE /api/admin/users/:id/cancel-subscription': () => onIds('/api/admin/users/:id/cancel-subscription'),
  'GET /api/admin/log': () => [...asked('/api/admin/log', 'page', 'limit'), { url: '/api/admin/log?limit=100' }],
  'DELETE /api/admin/users/:id': () => onIds('/api/admin/users/:id'),
};

/** What of him can be found here, in whatever form, be it in part. */
function leaks(text: string): string[] {
  return Object.entries(secret).flatMap(([name, words]) => {
    const parts = Array.from({ length: words.length - 11 }, (_, at) => words.slice(at, at + 12));
    const found = placesOf(new Map([['here', text]]), words).length > 0 || parts.some((part) => text.includes(part));
    return found ? [name] : [];
  });
}

/** Replies that were looked through: most ways to ask get the same long list. */
const blank = new Set<string>();

async function expectBlind(method: string, { url, body }: Try): Promise<LightMyRequestResponse> {
  const response = await test.raw({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${boss.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  const { statusCode, headers, payload } = response;
  expect(leaks(`${statusCode} ${JSON.stringify(headers)}`), `${method} ${url}`).toEqual([]);
  if (!blank.has(payload)) expect(leaks(payload), `${method} ${url}`).toEqual([]);
  blank.add(payload);
  return response;
}

describe("the administrator's blind spot", () => {
  it('a look that finds: he himself reads all of it, but for what he deleted', async () => {
    const own = JSON.stringify(await historyOf(test, him));
    const days = JSON.stringify((await test.call(dates.list, { as: him })).body);
    expect(leaks(days)).toEqual(['day', 'dayTitle', 'howItWent']);
    const thoughts = JSON.stringify((await test.call(ideas.list, { as: him })).body);
    expect(leaks(thoughts)).toEqual(['idea', 'ideaNote', 'ideaTaken', 'ideaWhere']);
    const herCard = JSON.stringify((await test.call(card.show, { as: him })).body);
    expect(leaks(herCard)).toEqual(['answer', 'question', 'cardNote', 'cardShort', 'earlier']);
    const account = JSON.stringify((await test.call(accounts.me, { as: him })).body);
    expect(leaks(account)).toEqual(['herName']);
    const talks = JSON.stringify((await test.call(assistant.history, { as: him })).body);
    expect(leaks(own)).toEqual(['answer', 'edited', 'question', 'replied', 'earlier']);
    const before = await test.call(answerHistory.show, { as: him, params: { id: ids[3] ?? '' } });
    expect(leaks(JSON.stringify(before.body))).toEqual(['overwritten']);
    expect(leaks(talks)).toEqual(expect.arrayContaining(['asked', 'replied']));
    expect(leaks(Buffer.from(`..${secret.deleted}`).toString('base64'))).toEqual(['deleted']);
    expect(leaks(`…${secret.message.slice(3, 15)}…`)).toEqual(['message']);
    expect(leaks([...secret.answer.toUpperCase()].join(''))).toEqual(['answer']);
  });

  it('every route of administrators is looked at, today and tomorrow', () => {
    const routes = test.routes.filter(({ url }) => url.startsWith('/api/admin')).map((r) => `${r.method} ${r.url}`);
    expect(routes.sort()).toEqual(Object.keys(cases).sort());
  });

  it('ROLE-31 ROLE-32 whatever else an administrator reads tells nothing of anybody: his own notebook is empty', async () => {
    const others = test.routes.filter(({ method, url }) => method === 'GET' && !url.startsWith('/api/admin'));
    expect(others.length).toBeGreaterThan(10);
    for (const { url } of others) {
      const parts = /:\w+/.test(url) ? ids : [''];
      for (const id of parts) await expectBlind('GET', { url: url.replace(/:\w+/, id) });
      await expectBlind('GET', { url: `${url}?userId=${him.id}&user_id=${him.id}&search=${secret.answer}` });
    }
  });

  it('ROLE-31 ROLE-32 no call of administrators shows a word of his, whatever is asked and however it goes wrong', async () => {
    const statuses = new Set<number>();
    for (const [route, tries] of Object.entries(cases)) {
      for (const one of tries()) {
        const response = await expectBlind(route.split(' ')[0] ?? '', one);
        expectDecent(response);
        statuses.add(response.statusCode);
      }
    }
    // Or nothing was really asked.
    expect([...statuses].sort()).toEqual([200, 201, 400, 404, 409]);
  }, 60_000);

  it('the audit log, the mails to administrators and the output at its most talkative show none either', async () => {
    await test.settle();
    const entries = (await dumpOf(database)).get('public.audit_log') ?? '';
    for (const id of ids) expect(entries).toContain(id);
    expect(leaks(entries)).toEqual([]);
    expect(leaks(JSON.stringify(test.mailbox.to(boss.email)))).toEqual([]);
    expect(printed.join('')).toContain('/api/admin/users/:id');
    expect(leaks(printed.join(''))).toEqual([]);
    expect(printed.join('')).not.toContain(him.email);
  });
});
