import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { health } from '../../contract/health';
import { jobsOf } from '../jobs';
import { compileOnce } from '../platform/db/compile-once';
import { startTestApp } from '../testing/app';
import { createTestClock } from '../testing/clock';
import { openFreshDatabase } from '../testing/database';
import { runJob } from '../testing/payments';
import { lastGoodBackup } from './last-good';

// Proving a backup makes an embedded database, twice.
compileOnce();
const folder = mkdtempSync(join(tmpdir(), 'heartnote-nightly-'));
const database = await openFreshDatabase();
const clock = createTestClock('2026-11-18T02:31:00Z');
const env = { BACKUP_DIR: folder, BACKUP_AT: '02:31', BACKUP_KEEP: '1,0,0' };
const test = await startTestApp({ database, clock, env });
afterAll(async () => {
  await test.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const stateNow = async () => (await test.call(health.check)).body;

it('a backup is made and proved every night; health tells of the last good one, and is degraded after two days without', async () => {
  expect(jobsOf(test.world).find(({ name }) => name === 'backup')?.schedule).toBe('31 2 * * *');
  expect(await stateNow()).toMatchObject({ status: 'ok', backups: 'none', last_good_backup: null });
  writeFileSync(join(folder, 'mine.txt'), 'left alone');
  // As one that was killed leaves it.
  writeFileSync(join(folder, 'heartnote-2026-11-15T02-31-00Z.tar.partial-999999999'), 'half');
  writeFileSync(join(folder, 'heartnote-2026-11-17T02-31-00Z.tar'), 'of the night before');
  await runJob(test, 'backup');
  expect(readdirSync(folder).sort()).toEqual([expect.stringMatching(/^heartnote-2026-11-18.*Z\.tar$/), 'mine.txt']);
  expect(await stateNow()).toMatchObject({
    status: 'ok',
    backups: 'ok',
    last_good_backup: expect.stringMatching(/^2026-11-18T02:31:/),
  });
  clock.set('2026-11-20T02:32:00Z');
  expect(await stateNow()).toMatchObject({ status: 'degraded', backups: 'late' });
}, 180_000);

it('one that cannot be proved is not kept, and does not count', async () => {
  clock.set('2026-11-21T02:31:00Z');
  // A row that refers to nobody: no restore would take it.
  await database.executeSql('alter table session disable trigger all');
  await database.executeSql(
    'insert into session (id, user_id, created_at, expires_at) values (gen_random_uuid(), gen_random_uuid(), now(), now())',
  );
  await expect(runJob(test, 'backup')).rejects.toThrow('cannot be restored');
  expect(readdirSync(folder).filter((name) => name.includes('11-21'))).toEqual([]);
  expect((await lastGoodBackup(test.world))?.toISOString()).toMatch(/^2026-11-18/);
});
