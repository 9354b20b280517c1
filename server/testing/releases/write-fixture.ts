import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accounts } from '../../../contract/accounts';
import { answers } from '../../../contract/answers';
import { dates } from '../../../contract/dates';
import { ideas } from '../../../contract/ideas';
import { questions } from '../../../contract/questions';
import { type OpenDatabase, openEmbeddedDatabase } from '../../platform/db/open';
import { startTestApp, type TestApp } from '../app';
import { createCast } from '../cast';
import { migrations } from '../database';
import { basicUser, logIn } from '../people';
import { PACKED, packServer } from './packed-server';
import { digestOfMigrations, kept, type ReleaseFixture } from './release-fixture';

/**
 * npm run release:fixture, right before a release: keeps what its database looks like, with few rows, what it asks of it, and
 * its server, so that every later release is tested against these. Run it on the sources of the release and on no others.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));

const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number }[];
};
const migration = entries.at(-1)?.idx ?? 0;

const database = await openEmbeddedDatabase(null);
await database.migrate(migrations);
const test = await startTestApp({ database });
await liveAWhile(test);
const everything = await rowsIn(database);
const statements = await overheard(database, () => oneDay(test));
const rows = withoutIdlePool(everything, statements);
const fixture: ReleaseFixture = { migration, digest: digestOfMigrations(migrations, migration), rows, statements };
const file = join(folder, `${String(migration).padStart(4, '0')}.json`);
writeFileSync(file, `${JSON.stringify(fixture, null, 1)}\n`);
// One is enough to run beside: that of the newest release.
for (const name of readdirSync(folder)) if (name.endsWith(PACKED)) rmSync(join(folder, name));
writeFileSync(file.replace('.json', PACKED), await packServer(join(folder, '../../..')));
console.log(`${file}: ${Object.keys(rows).length} tables, ${statements.length} statements, and the server beside it`);
await test.close();
await database.close();

/** Somebody with a little of everything that counts. */
async function liveAWhile({ call, world }: TestApp): Promise<void> {
  const him = await createCast(test).hire('premium');
  await world.db.execute(`update "user" set email = 'fixture@example.com', email_key = 'fixture@example.com'`);
  const { body: question } = await call(questions.daily, { as: him });
  await call(answers.submit, { as: him, body: { questionId: question.id, text: 'Peonies, and no lilies.' } });
  const rule = { kind: 'day', month: 3, day: 14 } as const;
  await call(dates.add, { as: him, body: { occasion: 'other', label: 'The day we met', rule, leads: [14] } });
  await call(ideas.add, { as: him, body: { kind: 'gift', title: 'Sweet peas' } });
}

/** What somebody new does on his first day. */
async function oneDay(app: TestApp): Promise<void> {
  const him = await basicUser(app);
  const as = await logIn(app, him);
  const { body: question } = await app.call(questions.daily, { as });
  await app.call(answers.submit, { as, body: { questionId: question.id, text: 'The chipped blue one.' } });
  await app.call(answers.list, { as });
  await app.call(accounts.logout, { as });
}

async function rowsIn({ executeSql }: OpenDatabase): Promise<ReleaseFixture['rows']> {
  const { rows: tables } = await executeSql(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: ReleaseFixture['rows'] = {};
  for (const { name } of tables as { name: string }[]) {
    const { rows: some } = await executeSql(`select row_to_json(t) as row from "${name}" t limit 2000`);
    if (some.length > 0) found[name] = (some as { row: object }[]).map(({ row }) => row);
  }
  return found;
}

/** Of the pool, which is large and comes with every start, only what was asked. */
function withoutIdlePool(all: ReleaseFixture['rows'], said: ReleaseFixture['statements']): ReleaseFixture['rows'] {
  const { question = [], ...others } = all;
  const named = JSON.stringify([others.answer, others.daily_choice, others.extra_question, said]);
  const isAsked = (row: object) => named.includes(String((row as { id?: string; question_id?: string }).id));
  const asked = question.filter(isAsked);
  const ids = new Set(asked.map((row) => (row as { id?: string }).id));
  const ofAsked = (row: object) => !('question_id' in row) || ids.has(String(row.question_id));
  const rest = Object.entries(others).map(([name, some]) => [name, some.filter(ofAsked)] as const);
  return { question: asked, ...Object.fromEntries(rest.filter(([, some]) => some.length > 0)) };
}

/** Every statement with its values, as the driver is given them. */
async function overheard({ db }: OpenDatabase, work: () => Promise<void>): Promise<ReleaseFixture['statements']> {
  const heard: ReleaseFixture['statements'] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => {
      if (!/^(savepoint|release|rollback)/i.test(text)) heard.push({ text, values: values.map(kept) });
    },
  };
  const { session } = db as unknown as { session: { logger: unknown; options: { logger?: unknown } } };
  session.logger = logger;
  session.options.logger = logger;
  await work();
  return heard;
}
