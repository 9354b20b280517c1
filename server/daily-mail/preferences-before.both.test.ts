import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { migrations, openEmptyDatabase } from '../testing/database';
import { migrateToBefore } from '../testing/earlier-release';
import { readPreferences, readReaders } from './store';

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());

const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('preferences of a release that kept them with the account are kept, and so is the day last mailed', async () => {
  await migrateToBefore(database, 15);
  const accounts = [
    [true, 8, null, null],
    [true, 21, 'Asia/Tokyo', '2026-03-03'],
    [false, 5, null, '2026-03-02'],
  ] as const;
  for (const [n, [isOn, hour, zone, mailedOn]] of accounts.entries()) {
    const email = `husband-${n}@example.com`;
    await db.execute(sql`insert into "user" (id, email, email_key, password_hash, created_at, activated_at, email_verified_at,
        time_zone, daily_mail, daily_mail_hour, daily_mail_zone, daily_mailed_on)
      values (${idOf(n)}, ${email}, ${email}, '-', now(), now(), now(), 'Europe/Berlin', ${isOn}, ${hour}, ${zone}, ${mailedOn})`);
  }
  await database.migrate(migrations);
  const others = { dateMail: true, quoteHerWords: false };
  expect(await Promise.all(accounts.map((_, n) => readPreferences(db, idOf(n))))).toEqual([
    { dailyMail: true, hour: 8, timeZone: 'Europe/Berlin', ...others },
    { dailyMail: true, hour: 21, timeZone: 'Asia/Tokyo', ...others },
    { dailyMail: false, hour: 5, timeZone: 'Europe/Berlin', ...others },
  ]);
  const readers = await readReaders(
    db,
    accounts.map((_, n) => idOf(n)),
  );
  expect(readers.map(({ hour, timeZone, mailedOn }) => [hour, timeZone, mailedOn]).sort()).toEqual([
    [21, 'Asia/Tokyo', '2026-03-03'],
    [5, 'Europe/Berlin', '2026-03-02'],
    [8, 'Europe/Berlin', null],
  ]);
}, 60_000);
