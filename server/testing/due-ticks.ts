import { sendDailyMails } from '../daily-mail/send-daily';
import { sendReminders } from '../dates/send-reminders';
import { openWorld, type World } from '../deps';
import { configOfThisProcess } from '../platform/config';
import { migrations } from './database';
import {
  bareInsertSelect,
  makeDatesDue,
  makeReadersDue,
  openPlainSql,
  seedDates,
  seedPushes,
  seedReaders,
} from './due-seed';

/**
 * For benches: how long a tick takes that writes what is due, beside statements that write the same rows, in turns; and one
 * that finds nothing. Prints the milliseconds of each.
 */
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const READERS = 100_000;
const DUE = 10_000;
const ROUNDS = 5;
const MILLION = 1_000_000;
const EMPTY_TICKS = 21;

const [what = 'mail'] = process.argv.slice(2) as ('mail' | 'dates' | 'push')[];
const config = configOfThisProcess();
const world = await openWorld(config, silent, migrations);
const sql = await openPlainSql(config.databaseUrl ?? '');
/** Without delivery, which is another thing to measure. */
const quiet: World = { ...world, transact: (work) => world.db.transaction(work) };
const tick = () => (what === 'dates' ? sendReminders(quiet) : sendDailyMails(quiet));

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function makeDue(from: number): Promise<void> {
  const to = from + DUE - 1;
  const today = new Date().toISOString().slice(0, 10);
  if (what === 'dates') await makeDatesDue(world, sql, today, [from, to]);
  else await makeReadersDue(sql, from, to);
}

async function written(): Promise<number> {
  const { rows } = await sql.query("select count(*)::int as n from outbox where kind <> 'bare'");
  return rows[0].n;
}

await seedReaders(sql, 1, READERS);
if (what === 'dates') await seedDates(sql, 1, READERS);
if (what === 'push') await seedPushes(sql, 1, READERS);
const ours: number[] = [];
const bare: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  await makeDue(1 + round * 2 * DUE);
  bare.push(await milliseconds(() => bareInsertSelect(sql, what === 'dates' ? 'dates' : 'mail')));
  await makeDue(1 + (round * 2 + 1) * DUE);
  const before = await written();
  ours.push(await milliseconds(tick));
  if ((await written()) - before !== DUE) throw new Error(`${(await written()) - before} were written, not ${DUE}`);
}
await seedReaders(sql, READERS + 1, MILLION);
await tick();
const empty: number[] = [];
for (let n = 0; n < EMPTY_TICKS; n++) empty.push(await milliseconds(tick));
await sql.end();
await world.close();
process.stdout.write(JSON.stringify({ due: DUE, ours, bare, empty }));
