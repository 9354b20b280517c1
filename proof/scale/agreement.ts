import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { secrets } from '../../bench/server-database';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { limits } from '../../contract/limits';
import { questions } from '../../contract/questions';
import { uniqueEmail } from '../../server/testing/app';
import { judge } from '../../server/testing/judge';
import { callAt, joinAt, linkTo, type Member } from '../../server/testing/over-http';
import { onServer } from '../../server/testing/rows';
import { beginWriting, countOf, newLedger } from '../../server/testing/write-load';
import { found } from '../table';
import { type Fleet, startFleet, type Way } from './instances';
import type { Ground } from './seed';

const TRIES = 50;
const KILL_EVERY = 3_000;

/** What only once, or only so often, may be done, tried by many at once over all instances. */
export async function proveAgreement({ url, questionIds }: Ground, seconds: number, way: Way): Promise<void> {
  const fleet = await startFleet(url, 3, way, { RATE_LIMITS: 'on' });
  try {
    await tryAtOnce(fleet, questionIds, way);
  } finally {
    await fleet.stop();
  }
  await surviveKills(url, seconds, way);
}

const statusesOf = async (calls: (n: number) => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: TRIES }, (_, n) => calls(n)))).map(({ status }) => status);
const times = (statuses: number[], wanted: (status: number) => boolean) => statuses.filter(wanted).length;
const isDone = (status: number) => status < 300;

async function tryAtOnce({ balancer, instances }: Fleet, questionIds: string[], way: Way): Promise<void> {
  const { url } = balancer;
  const exactly = (what: string, number: number, wanted: number) =>
    found(`${TRIES} tries at once: ${what}, ${way}`, String(number), `exactly ${wanted}`, number === wanted);
  const him = await joinAt(url);
  const skip = (n: number) => callAt(url, questions.skip, { as: him, body: { questionId: questionIds[n] ?? '' } });
  exactly('skips of a day', times(await statusesOf(skip), isDone), limits.skipsPerDay);

  const headers = { 'idempotency-key': randomUUID() };
  const body = { questionId: questionIds[0] ?? '', text: 'Peonies.' };
  await statusesOf(() => callAt(url, answers.submit, { as: him, body, headers }));
  exactly('answers under one key', (await callAt(url, answers.list, { as: him })).body.length, 1);

  await callAt(url, accounts.requestReset, { body: { email: him.email } });
  const token = await linkTo(url, him.email, 'reset-password');
  const reset = (n: number) =>
    callAt(url, accounts.completeReset, { params: { token }, body: { newPassword: `Password${n + 10}` } });
  exactly('uses of one link', times(await statusesOf(reset), isDone), 1);

  const email = uniqueEmail();
  const other = await joinAt(url, email);
  const guess = (n: number) => callAt(url, accounts.login, { body: { email, password: `Guess${n}word` } });
  const guesses = await statusesOf(guess);
  exactly(
    'wrong passwords that were looked at',
    times(guesses, (status) => status === 401),
    10,
  );

  await callAt(instances[0]?.url ?? '', accounts.logout, { as: other });
  const elsewhere = await Promise.all(instances.map((instance) => callAt(instance.url, accounts.me, { as: other })));
  const refused = times(
    elsewhere.map(({ status }) => status),
    (status) => status === 401,
  );
  found(`a session ended on one is refused by all, ${way}`, `${refused} of 3`, '3 of 3', refused === 3);
}

/** Writers go on while one instance after the other is killed and replaced; then everything is counted. */
async function surviveKills(url: string, seconds: number, way: Way): Promise<void> {
  const fleet = await startFleet(url, 3, way);
  try {
    const { balancer, instances } = fleet;
    const members: Member[] = [await joinAt(balancer.url), await joinAt(balancer.url), await joinAt(balancer.url)];
    const ledger = newLedger();
    // Sign-ups and messages of an earlier run would be taken for this one's.
    await onServer(url)(`delete from "user" where email_key like 'signup-%'`);
    await onServer(url)('delete from contact_message');
    await onServer(url)("delete from email_log where kind = 'contact'");
    const load = beginWriting(balancer.url, ledger, members, { throughOutages: true });
    await load.begun;
    let kills = 0;
    for (const begun = Date.now(); Date.now() - begun < seconds * 1000; kills++) {
      const [victim] = instances;
      // Its successor starts meanwhile; where that takes longer, kills are as far apart.
      await Promise.all([wait(KILL_EVERY), fleet.add()]);
      if (victim) await fleet.kill(victim);
    }
    load.stop();
    await load.ended;
    const verdict = await judge(ledger, {
      sql: onServer(url),
      url: balancer.url,
      masterKey: secrets.MASTER_KEY,
      members,
    });
    const { lost, doubled, wrong } = verdict;
    const isRight = lost.length + doubled.length + wrong.length === 0;
    if (!isRight) console.error(JSON.stringify(verdict, null, 1).slice(0, 2_000));
    found(
      `${kills} kills, ${countOf(ledger, 'ok')} writes acknowledged: lost / doubled / wrong, ${way}`,
      `${lost.length} / ${doubled.length} / ${wrong.length}`,
      '0 / 0 / 0',
      isRight,
    );
  } finally {
    await fleet.stop();
  }
}
