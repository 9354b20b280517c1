import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { answers } from '../../../contract/answers';
import { dates } from '../../../contract/dates';
import { ideas } from '../../../contract/ideas';
import { questions } from '../../../contract/questions';
import { createServerDatabase } from '../database';
import { judge } from '../judge';
import { callAt, joinAt, type Member, PASSWORD } from '../over-http';
import { createProcesses, linesOf, type Running } from '../processes';
import { onServer } from '../rows';
import { thorough } from '../thorough';
import { until } from '../until';
import { beginWriting, newLedger } from '../write-load';
import { PACKED, unpackServer } from './packed-server';

/** Answers that each of the two takes while both are at work. */
const ANSWERS = thorough(2);
const folder = fileURLToPath(new URL('.', import.meta.url));
const newest = readdirSync(folder)
  .filter((name) => name.endsWith(PACKED))
  .toSorted()
  .at(-1);

const processes = createProcesses();
afterAll(() => processes.cleanUp());

/** What the log of a process says went wrong. */
function errorsOf(server: Running): string[] {
  return linesOf(server.stdout()).filter((line) => /^\{"level":[56]0/.test(line));
}

/** What somebody does on a day, but for what the writers of the load do. Answers what he wrote. */
async function spendDay(url: string, { email }: Member, words: string): Promise<void> {
  const { body: session } = await callAt(url, accounts.login, { body: { email, password: PASSWORD } });
  const as = { token: session.token };
  const { body: question } = await callAt(url, questions.daily, { as });
  const body = { questionId: question.id, text: words };
  const { body: answer } = await callAt(url, answers.submit, { as, body });
  const edit = { params: { id: answer.answer_id }, body: { text: `${words}, edited`, basedOn: words } };
  const rule = { kind: 'day', month: 3, day: 14 } as const;
  const done = [
    await callAt(url, answers.edit, { as, ...edit }),
    await callAt(url, ideas.add, { as, body: { kind: 'gift', title: words } }),
    await callAt(url, dates.add, { as, body: { occasion: 'other', label: words, rule, leads: [14] } }),
    await callAt(url, accounts.me, { as }),
    await callAt(url, accounts.logout, { as }),
  ];
  expect(done.map(({ status, body: { code } }: { status: number; body: { code?: string } }) => code ?? status)).toEqual(
    [200, 201, 201, 200, 200],
  );
}

async function writtenBy(url: string, as: Member) {
  const { body: all } = await callAt(url, answers.list, { as });
  const { body: kept } = await callAt(url, ideas.list, { as });
  const { body: days } = await callAt(url, dates.list, { as });
  const words = { answers: all.map((one) => one.answer_text), ideas: kept.ideas.map(({ title }) => title) };
  return { ...words, dates: days.map(({ label }) => label) };
}

it(`the release of ${newest} and this one work on one PostgreSQL under load, and then this one alone: nothing is lost or refused`, async () => {
  const masterKey = randomBytes(32).toString('base64');
  const databaseUrl = await createServerDatabase();
  const sql = onServer(databaseUrl);
  const settings = {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: processes.folder(), EMBEDDINGS: 'off' },
    ...{ MASTER_KEY: masterKey, AUTH_SECRET: randomBytes(32).toString('hex') },
  };
  const before = await processes.start(settings, { main: unpackServer(`${folder}${newest}`) });
  const members = await Promise.all(Array.from({ length: 5 }, () => joinAt(before.url)));
  const [him, ...writers] = members as [Member, ...Member[]];
  await sql(
    `insert into subscription (user_id, status, current_period_end, updated_at, compare_after)
     values ($1, 'active', now() + interval '20 days', now(), null)`,
    [him.id],
  );
  const ledger = newLedger();
  const taken = (by: Member[]) =>
    [...ledger.answers.values()].filter(({ member, outcome }) => outcome === 'ok' && by.includes(member));
  const [ofBefore, ofNow] = [writers.slice(0, 2), writers.slice(2)];
  const loadBefore = beginWriting(before.url, ledger, ofBefore);
  await loadBefore.begun;
  await spendDay(before.url, him, 'alone');

  // It changes the tables while the other one works on them.
  const now = await processes.start(settings);
  const loadNow = beginWriting(now.url, ledger, ofNow);
  const sofar = taken(ofBefore).length;
  await spendDay(now.url, him, 'beside, on this one');
  await spendDay(before.url, him, 'beside, on the one before');
  expect(await writtenBy(before.url, him)).toEqual(await writtenBy(now.url, him));
  await until(
    'each has taken answers',
    () => taken(ofNow).length >= ANSWERS && taken(ofBefore).length >= sofar + ANSWERS,
    60_000,
  );
  loadBefore.stop();
  await loadBefore.ended;
  before.signal('SIGTERM');
  expect(await before.ended).toMatchObject({ code: 0 });

  await spendDay(now.url, him, 'after it');
  loadNow.stop();
  await loadNow.ended;
  const days = ['alone', 'beside, on this one', 'beside, on the one before', 'after it'];
  const found = await writtenBy(now.url, him);
  expect(found.answers.toSorted()).toEqual(days.map((words) => `${words}, edited`).toSorted());
  expect([found.ideas.toSorted(), found.dates.toSorted()]).toEqual([days.toSorted(), days.toSorted()]);
  expect(await judge(ledger, { sql, url: now.url, masterKey, members: writers })).toEqual({
    lost: [],
    doubled: [],
    wrong: [],
  });
  const refused = [...ledger.answers].filter(([text, { outcome }]) => text.trim() !== '' && outcome !== 'ok');
  expect({ refused, failed: [...ledger.serverErrors] }).toEqual({ refused: [], failed: [] });
  expect([...errorsOf(before), ...errorsOf(now)]).toEqual([]);
});
