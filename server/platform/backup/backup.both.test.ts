import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { answers } from '../../../contract/answers';
import { questions } from '../../../contract/questions';
import { readAuditLogChain } from '../../admin/audit-log-chain';
import { openWorld } from '../../deps';
import { version } from '../../paths';
import { silent } from '../../silent';
import { startTestApp, type TestApp, testKeys } from '../../testing/app';
import { migrations, openEmptyDatabase, openFreshDatabase } from '../../testing/database';
import { migrateToBefore } from '../../testing/earlier-release';
import { someoneWithEverything } from '../../testing/everything';
import { basicUser, loginStatus } from '../../testing/people';
import { digestOf, type Row } from '../../testing/rows';
import { readConfig } from '../config';
import { newMasterKey, parseKeyring } from '../crypto/keyring';
import type { OpenDatabase } from '../db/open';
import type { Log } from '../log';
import { StartRefused } from '../refusal';
import { backUp } from './back-up';
import { refuseUsedDatabase } from './empty-database';
import type { Manifest } from './format';
import { loadBackup, refuseNewerBackup } from './load-backup';
import { checkBackup, withBackup } from './read-backup';
import { readTar, tarEntry } from './tar';

const folder = mkdtempSync(join(tmpdir(), 'heartnote-backup-'));
const database = await openFreshDatabase();
const test = await startTestApp({ database });
const restored = await openEmptyDatabase();
/** That nobody has used yet. */
const later = await openFreshDatabase();
afterAll(async () => {
  await test.close();
  await database.close();
  await restored.close();
  await later.close();
  rmSync(folder, { recursive: true, force: true });
});

const CANARY = 'lantern-festival-in-the-rain';
const ring = test.world.vault.ring;
const sqlOn =
  (on: OpenDatabase) =>
  async <T extends Row>(text: string, values?: unknown[]) =>
    (await on.executeSql(text, values)).rows as T[];
const deps = (on: OpenDatabase) => ({
  database: on,
  ring,
  migrationsFolder: migrations,
  release: version,
  now: test.clock.now(),
});
const check = (path: string, keys = ring) => withBackup(path, (file) => checkBackup(file, keys));
const load = (path: string, into: OpenDatabase) =>
  withBackup(path, async (file) => {
    const manifest = await checkBackup(file, ring);
    await into.copying('write', (session) => loadBackup(session, file, { manifest, migrationsFolder: migrations }));
    return manifest;
  });

/** Everything of the file with its parts as they were before they were compressed. */
async function textOf(path: string): Promise<string> {
  const file = await open(path);
  let text = '';
  for await (const { name, content } of readTar(file))
    text += name.endsWith('.gz') ? gunzipSync(content).toString('latin1') : content.toString('latin1');
  await file.close();
  return text;
}

async function writeCanary(app: TestApp): Promise<{ email: string; password: string }> {
  const him = await basicUser(app);
  const { id: questionId } = (await app.call(questions.daily, { as: him })).body;
  await app.call(answers.submit, { as: him, body: { questionId, text: `${CANARY}\twith a tab\\N\nand a line 💜` } });
  return him;
}

const path = join(folder, 'all.tar');
const him = await writeCanary(test);
const other = await someoneWithEverything(test);
/** Just being handed over to the mail server when the backup is made. */
const LEAVING =
  "update outbox set claimed_until = now() + interval '2 minutes' where kind = 'password-reset' returning id";
const { rows: leaving } = await database.executeSql(LEAVING);
const made = await backUp(deps(database), path);

it('holds every table of the database, whatever a later release adds', async () => {
  await later.executeSql('create table a_later_one (id integer primary key, words text)');
  await later.executeSql("insert into a_later_one values (1, 'kept')");
  const found = await backUp(deps(later), join(folder, 'later.tar'));
  expect(found.manifest.tables.find(({ name }) => name === 'a_later_one')).toMatchObject({
    rows: 1,
    columns: ['id', 'words'],
  });
  const { rows } = await later.executeSql("select count(*)::int as n from pg_tables where schemaname = 'public'");
  expect(found.manifest.tables).toHaveLength((rows as { n: number }[])[0]?.n ?? 0);
  await later.executeSql('drop table a_later_one');
});

it('restores every row exactly as it was: counts are not counted twice, the audit log is whole, and what was just leaving does not leave again', async () => {
  const { outbox: _, email_log: __, ...before } = await digestOf(sqlOn(database));
  await load(path, restored);
  expect(await digestOf(sqlOn(restored))).toMatchObject(before);
  expect(leaving).toHaveLength(1);
  const { id } = leaving[0] as { id: string };
  expect(await sqlOn(restored)('select 1 from outbox where id = $1', [id])).toEqual([]);
  expect(await sqlOn(restored)('select status from email_log where id = $1', [id])).toEqual([{ status: 'withdrawn' }]);
  expect(await readAuditLogChain({ db: restored.db })).toMatchObject({ brokenAt: null, endsWell: true });
  const enabled = "select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled = 'D'";
  expect(await sqlOn(restored)(enabled)).toEqual([{ n: 0 }]);
  const references =
    "select count(*)::int as n from pg_constraint where contype = 'f' and convalidated and connamespace = 'public'::regnamespace";
  expect(await sqlOn(restored)(references)).toEqual(await sqlOn(database)(references));
});

it('what was restored is used as before: he logs in and reads what he wrote', async () => {
  const app = await startTestApp({ database: restored });
  expect(await loginStatus(app, him.email, him.password)).toBe(200);
  const { body } = await app.call(answers.list, { as: other });
  expect(body.map(({ answer_text }) => answer_text)).toContain('White peonies');
  await app.close();
});

it('what is sealed stays sealed, no key is in it, and it says so', async () => {
  const text = await textOf(path);
  expect(text).toContain(him.email);
  expect(text).not.toContain(CANARY);
  expect(text).not.toContain(Buffer.from(CANARY).toString('hex'));
  expect(text).toContain('No key is in this file');
  expect(made.manifest).toMatchObject({ keys: [ring.current.kid], release: version });
});

it('of 100 bytes changed one at a time, each is found', async () => {
  const whole = readFileSync(path);
  const spoilt = join(folder, 'spoilt.tar');
  const missed: number[] = [];
  for (let turn = 0; turn < 100; turn++) {
    // The first in the beginning and the end, where what is not data stands.
    const at = turn < 20 ? randomInt(1024) : turn < 40 ? whole.length - 1 - randomInt(3000) : randomInt(whole.length);
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
    writeFileSync(spoilt, bytes);
    const fault = await check(spoilt).catch((error: Error) => error);
    if (!(fault instanceof StartRefused)) missed.push(at);
  }
  expect(missed).toEqual([]);
});

it('a file that is cut, longer, foreign, newer, encrypted or not there is refused by name', async () => {
  const whole = readFileSync(path);
  const spoilt = join(folder, 'other.tar');
  const refusalOf = async (bytes: Buffer) => {
    writeFileSync(spoilt, bytes);
    return (await check(spoilt).catch((error: Error) => error)) as Error;
  };
  const said = async (bytes: Buffer) => (await refusalOf(bytes)).message.replace(`${spoilt} cannot be used: `, '');
  for (const length of [0, 100, 700, whole.length / 2, whole.length - 2048, whole.length - 1])
    expect(await said(whole.subarray(0, length))).toBe('it is cut short.');
  expect(await said(Buffer.concat([whole, Buffer.of(0)]))).toBe('something was added to it.');
  expect(await said(Buffer.from('x'.repeat(2000)))).toBe('it is not a backup of Heartnote.');
  const foreign = tarEntry({ name: 'photo.jpg', content: Buffer.from('photo') }, test.clock.now());
  expect(await said(Buffer.concat([foreign, Buffer.alloc(1024)]))).toBe('it is not a backup of Heartnote.');
  const cover = { format: 2, release: '9.9.9', migration: '0999_later', moment: '2027-01-01T00:00:00.000Z' };
  const newer = tarEntry(
    { name: 'heartnote-backup.json', content: Buffer.from(JSON.stringify(cover)) },
    test.clock.now(),
  );
  expect(await said(Buffer.concat([newer, Buffer.alloc(1024)]))).toBe('it was made by a newer release, 9.9.9.');
  expect(await said(Buffer.from('age-encryption.org/v1\n-> X25519'))).toMatch(
    /^it is encrypted; decrypt it first: age/,
  );
  await expect(check(join(folder, 'none.tar'))).rejects.toThrow('none.tar cannot be read: there is no such file.');
  const later: Manifest = { ...made.manifest, release: '9.9.9', migration: '0999_later' };
  expect(() => refuseNewerBackup(later, migrations)).toThrow('newer release, 9.9.9, with the change 0999_later');
});

it('one that somebody without the keys has written anew is refused', async () => {
  const stranger = { ...parseKeyring(newMasterKey()) };
  const forgedKey = { ...stranger.current, kid: ring.current.kid };
  const forged = join(folder, 'forged.tar');
  const forging = { current: forgedKey, all: [forgedKey], find: () => forgedKey };
  await backUp({ ...deps(database), ring: forging }, forged);
  await expect(check(forged)).rejects.toThrow('it was changed by someone without the keys');
  // He may name a key of his own instead: whose accounts are under ours is sealed by us.
  const unknown = join(folder, 'unknown.tar');
  await backUp({ ...deps(database), ring: stranger }, unknown);
  await expect(check(unknown)).rejects.toThrow('it is not sealed by a key that is here');
});

it('of the bytes of the seal, each that is changed is found', async () => {
  const whole = readFileSync(path);
  const spoilt = join(folder, 'seal.tar');
  // After its header, which is a block of a tar.
  const begin = whole.lastIndexOf('seal.json\0') + 512;
  const missed: number[] = [];
  for (let at = begin; whole[at] !== 0; at++) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(spoilt, bytes);
    const fault = await check(spoilt).catch((error: Error) => error);
    if (!(fault instanceof StartRefused)) missed.push(at - begin);
  }
  expect(String.fromCharCode(whole[begin] ?? 0)).toBe('{');
  expect(missed).toEqual([]);
});

it('an existing file is never written over, and what fails leaves no file', async () => {
  await expect(backUp(deps(database), path)).rejects.toThrow('exists already. Nothing was written');
  const cut = { copying: () => Promise.reject(new Error('the database went away')) };
  await expect(backUp({ ...deps(database), database: cut }, join(folder, 'cut.tar'))).rejects.toThrow('went away');
  await expect(backUp(deps(database), join(folder, 'no', 'such', 'x.tar'))).rejects.toThrow('There is no folder');
  await expect(open(join(folder, 'cut.tar'))).rejects.toThrow('ENOENT');
});

it('only a database that nobody has used is taken: a fresh start is, one with people or foreign tables is not', async () => {
  const refuse = (on: OpenDatabase) => on.copying('write', refuseUsedDatabase);
  await expect(refuse(database)).rejects.toThrow(/not empty: it holds \d+ accounts. Restore into a new one/);
  const app = await startTestApp({ database: later });
  await expect(refuse(later)).resolves.toBeUndefined();
  await later.executeSql('create table photos (id integer)');
  await expect(refuse(later)).rejects.toThrow('tables of something else (photos)');
  await app.close();
});

it('a backup of an older release is brought up to date, and is made by itself before an upgrade of the embedded database', async () => {
  const old = await openEmptyDatabase();
  await migrateToBefore(old, 20);
  await old.executeSql(
    `insert into "user" (id, email, email_key, password_hash, created_at, email_verified_at, activated_at, time_zone)
       values (gen_random_uuid(), 'old@example.com', 'old@example.com', '', now(), now(), now(), 'UTC')`,
  );
  const older = join(folder, 'older.tar');
  const { manifest } = await backUp(deps(old), older);
  expect(manifest.migration).toMatch(/^0019_/);
  const said: string[] = [];
  const tell = (_: object, words?: string) => void said.push(words ?? '');
  const log: Log = { ...silent, info: tell, warn: tell };
  const config = readConfig({ ...testKeys, DATA_DIR: folder });
  const world = await openWorld(config, log, migrations, { database: { ...old, close: async () => undefined } });
  await world.close();
  const before = existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : [];
  if (old.kind === 'embedded') expect(before).toEqual([expect.stringMatching(/^before-\d{4}_\w+-2.*Z\.tar$/)]);
  else expect(said[0]).toContain('an older one needs a backup from before');
  await old.close();

  await load(older, restored);
  const [joined] = await sqlOn(restored)<{ n: number }>('select count(*)::int as n from next_mail');
  expect(joined).toEqual({ n: 1 });
  await restored.migrate(migrations);
});
