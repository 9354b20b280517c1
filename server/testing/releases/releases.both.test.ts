import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../../contract/answers';
import { dates } from '../../../contract/dates';
import { ideas } from '../../../contract/ideas';
import { DAY } from '../../../contract/time';
import { startTestApp } from '../app';
import { migrations, openEmptyDatabase } from '../database';
import { migrateToBefore } from '../earlier-release';
import { logIn, PASSWORD } from '../people';
import { digestOfMigrations, given, putRows, type ReleaseFixture } from './release-fixture';

const folder = new URL('.', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => /^\d{4}\.json$/.test(name))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ReleaseFixture] as const);

describe.each(fixtures)('the release of %s', (_, fixture) => {
  const opened = openEmptyDatabase();
  afterAll(async () => (await opened).close());

  it('has the migrations that it was released with', () => {
    expect(digestOfMigrations(migrations, fixture.migration)).toBe(fixture.digest);
  });

  it('is opened by this one: its owner logs in and finds what he wrote', async () => {
    const database = await opened;
    await migrateToBefore(database, fixture.migration + 1);
    await putRows(database, fixture.rows);
    await database.migrate(migrations);
    const test = await startTestApp({ database });
    const him = await logIn(test, { email: 'fixture@example.com', password: PASSWORD });
    const [answer] = (await test.call(answers.list, { as: him })).body;
    expect(answer?.answer_text).toBe('Peonies, and no lilies.');
    expect((await test.call(dates.list, { as: him })).body[0]?.label).toBe('The day we met');
    expect((await test.call(ideas.list, { as: him })).body.ideas[0]?.title).toBe('Sweet peas');
    await test.close();
  });

  it('works beside this one: what it asks of the database is answered by today’s tables', async () => {
    const database = await opened;
    for (const { text, values } of fixture.statements) {
      await expect(database.executeSql(text, values.map(given)), text).resolves.toBeDefined();
    }
    const { rows } = await database.executeSql('select count(*)::int as n from answer');
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('takes no email or notification that it could not compose, and leaves it to this one', async () => {
    const database = await opened;
    const test = await startTestApp({ database });
    await database.executeSql('delete from outbox');
    const late = { kind: 'later', userId: null, ref: { day: '2026-11-17' }, lifetime: DAY };
    await test.world.db.transaction((tx) => test.world.outbox.enqueueAll(tx, [late, { ...late, channel: 'push' }]));
    const claim = fixture.statements.find(
      ({ text }) => text.startsWith('update "outbox"') && text.includes('can_wait = $2'),
    );
    for (const canWait of [true, false]) {
      const values = (claim?.values ?? []).map((value) => (typeof value === 'boolean' ? canWait : given(value)));
      const inADay = values.with(2, new Date(Date.now() + DAY).toISOString());
      expect((await database.executeSql(claim?.text ?? '', inADay)).rows).toEqual([]);
    }
    expect((await database.executeSql('select attempts from outbox')).rows).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    await test.close();
  });
});

describe('migrations after the newest release', () => {
  const newest = Math.max(...fixtures.map(([, { migration }]) => migration));
  const later = readdirSync(migrations).filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) > newest);
  /** What the release before, still at work beside this one, would stumble over. */
  const BREAKING = [
    /\bdrop\s+(table|column)\b/i,
    /\brename\b/i,
    /\balter\s+column\b[^;]*\b(type|set\s+not\s+null)\b/i,
    /\badd\s+column\b(?=[^;,]*\bnot\s+null\b)(?![^;,]*\b(default|generated)\b)/i,
  ];

  it.each(later)('%s takes nothing away from it', (name) => {
    const statements = readFileSync(`${migrations}/${name}`, 'utf8').replace(/--(?!>).*$/gm, '');
    expect(BREAKING.filter((sign) => sign.test(statements)).map(String)).toEqual([]);
  });

  it.each([
    'ALTER TABLE "a" DROP COLUMN "b";',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
  ])('would be found: %s', (statement) => {
    expect(BREAKING.some((sign) => sign.test(statement))).toBe(true);
  });
});
