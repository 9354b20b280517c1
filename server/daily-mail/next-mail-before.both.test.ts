import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { nextMail } from '../platform/db/schema';
import { migrations, openEmptyDatabase } from '../testing/database';
import { migrateToBefore } from '../testing/earlier-release';

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());

const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('readers of a release that read everybody are looked at once, and the day last mailed is kept', async () => {
  await migrateToBefore(database, 20);
  const accounts = [
    { isProved: true, wants: null, mailedOn: null },
    { isProved: true, wants: true, mailedOn: '2026-03-03' },
    { isProved: true, wants: false, mailedOn: '2026-03-02' },
    { isProved: false, wants: null, mailedOn: null },
  ];
  for (const [n, { isProved, wants, mailedOn }] of accounts.entries()) {
    const email = `husband-${n}@example.com`;
    const provedAt = isProved ? '2026-01-01T00:00:00Z' : null;
    await db.execute(sql`insert into "user" (id, email, email_key, password_hash, created_at, activated_at, email_verified_at, time_zone)
      values (${idOf(n)}, ${email}, ${email}, '-', now(), ${provedAt}, ${provedAt}, 'Europe/Berlin')`);
    if (wants !== null) {
      await db.execute(sql`insert into mail_preference (user_id, daily_mail, hour, mailed_on)
        values (${idOf(n)}, ${wants}, 8, ${mailedOn})`);
    }
  }
  await database.migrate(migrations);
  const rows = await db.select().from(nextMail).orderBy(nextMail.userId);
  const atOnce = new Date(0);
  expect(rows).toEqual([
    { userId: idOf(0), at: atOnce, mailedOn: null },
    { userId: idOf(1), at: atOnce, mailedOn: '2026-03-03' },
    { userId: idOf(2), at: null, mailedOn: '2026-03-02' },
  ]);
}, 60_000);
