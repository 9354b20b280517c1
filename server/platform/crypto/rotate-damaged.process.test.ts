import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { answers } from '../../../contract/answers';
import { questions } from '../../../contract/questions';
import { createMigratedServerDatabase } from '../../testing/database';
import { itInThorough } from '../../testing/it-in-thorough';
import { callAt, joinAt, type Member } from '../../testing/over-http';
import { createProcesses, linesOf } from '../../testing/processes';
import { onServer, type Sql, throughWindow } from '../../testing/rows';
import { seedSealedRows } from '../../testing/sealed-rows';
import { parseKeyring } from './keyring';

const processes = createProcesses();
afterEach(() => processes.endAll());
afterAll(() => processes.cleanUp());

const kidOf = (key: string) => parseKeyring(key).current.kid;
const keysUnder = async (sql: Sql, kid: string) =>
  (await sql<{ n: number }>('select count(*)::int as n from user_key where kid = $1', [kid]))[0]?.n;

/** One account's key and one message that nothing opens; how to mend the first. */
async function damage(
  sql: Sql,
  { id }: { id: string },
): Promise<{ message: string; mend(sql: Sql): Promise<unknown> }> {
  const [before] = await sql<{ hex: string }>(`select encode(wrapped, 'hex') as hex from user_key where user_id = $1`, [
    id,
  ]);
  await sql(`update user_key set wrapped = decode('00', 'hex') where user_id = $1`, [id]);
  const [spoilt] = await sql<{ id: string }>(
    `update contact_message set sealed_message = overlay(sealed_message placing decode('00ff00', 'hex') from 20)
      where id = (select min(id::text)::uuid from contact_message) returning id`,
  );
  return {
    message: spoilt?.id ?? '',
    mend: async (mending) => {
      await mending(`update user_key set wrapped = decode($1, 'hex') where user_id = $2`, [before?.hex, id]);
      await mending('delete from contact_message where id = $1', [spoilt?.id]);
    },
  };
}

const idOf = async (url: string, as: Member) => (await callAt(url, accounts.me, { as })).body.id;

/** Whether what he writes down can be read again. */
async function writesAndReads(url: string, as: Member): Promise<boolean> {
  const [first] = (await callAt(url, questions.list, { as })).body;
  await callAt(url, answers.submit, { as, body: { questionId: first?.id ?? '', text: 'Peonies' } });
  const [item] = (await callAt(url, answers.list, { as })).body;
  return item?.answer_text === 'Peonies';
}

// On PostgreSQL each time: what is damaged is found and told by the same code.
itInThorough(
  'on the embedded database: damaged rows are named and left, the rest is rotated, now and the next time',
  async () => {
    const data = await processes.dataFolder();
    const settings = { DATA_DIR: data };
    const kept = () =>
      JSON.parse(readFileSync(join(data, 'keys', 'secrets.json'), 'utf8')).masterKey.split(',') as string[];
    const rotate = async () => (await processes.command(settings, 'rotate-keys')).ended;
    const [old = ''] = kept();
    let server = await processes.start(settings);
    const [healthy, hurt] = [await joinAt(server.url), await joinAt(server.url)];
    const hurtId = await idOf(server.url, hurt);
    await seedSealedRows(throughWindow(server), old, { users: 300, messages: 3 });
    const { message, mend } = await damage(throughWindow(server), { id: hurtId });

    const first = await rotate();
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
    expect(first.stdout).toContain('2 rows are damaged');
    expect(first.stdout).toContain(`the key of the account ${hurtId}, under the key ${kidOf(old)}`);
    expect(first.stdout).toContain(`contact_message ${message}`);
    expect(first.stdout).toContain(`The old key (${kidOf(old)}) stays in the key file`);
    const [second = '', ...rest] = kept();
    expect(rest).toEqual([old]);
    expect(await keysUnder(throughWindow(server), kidOf(old))).toBe(1);
    expect(await writesAndReads(server.url, healthy)).toBe(true);

    server.signal('SIGTERM');
    await server.ended;
    server = await processes.start(settings);
    expect(await writesAndReads(server.url, healthy)).toBe(true);
    expect((await rotate()).stdout).toContain(`The old key (${kidOf(second)}) is gone from the key file.`);
    expect(kept().map(kidOf)).toEqual([expect.not.stringMatching(kidOf(second)), kidOf(old)]);
    expect(await keysUnder(throughWindow(server), kidOf(second))).toBe(0);

    await mend(throughWindow(server));
    expect((await rotate()).stdout).toContain(`The old key (${kidOf(old)}) is gone from the key file.`);
    expect(kept()).toHaveLength(1);
    expect(await writesAndReads(server.url, hurt)).toBe(true);
  },
);

it('on PostgreSQL: the operator is told to put the new key in front, which damaged rows are left and which key must stay for them, and which may go once they are mended', async () => {
  const url = await createMigratedServerDatabase();
  const sql = onServer(url);
  const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const settings = { DATABASE_URL: url, DATA_DIR: processes.folder(), AUTH_SECRET: randomBytes(32).toString('hex') };
  const both = { ...settings, MASTER_KEY: `${next},${old}` };
  const rotate = async () => (await processes.command(both, 'rotate-keys')).ended;
  const server = await processes.start({ ...settings, MASTER_KEY: old });
  const hurt = await joinAt(server.url);
  const hurtId = await idOf(server.url, hurt);
  await seedSealedRows(sql, old, { users: 300, messages: 3 });
  const { message, mend } = await damage(sql, { id: hurtId });
  const tooEarly = await (await processes.command({ ...settings, MASTER_KEY: old }, 'rotate-keys')).ended;
  expect(tooEarly.code).toBe(1);
  expect(linesOf(tooEarly.stderr)).toEqual([expect.stringContaining('Put the new key in front: MASTER_KEY=NEW,OLD')]);
  server.signal('SIGTERM');
  await server.ended;

  for (let time = 0; time < 2; time++) {
    const { code, stdout } = await rotate();
    expect(code).toBe(0);
    expect(stdout).toContain('2 rows are damaged');
    expect(stdout).toContain(`the key of the account ${hurtId}, under the key ${kidOf(old)}`);
    expect(stdout).toContain(`contact_message ${message}`);
    expect(await keysUnder(sql, kidOf(old))).toBe(1);
    expect(stdout).toContain(`The old key (${kidOf(old)}) must stay in MASTER_KEY, behind the new one`);
    expect(stdout).not.toContain('take the old key');
    expect(stdout).not.toContain('can leave');
  }
  await mend(sql);
  expect((await rotate()).stdout).toContain(`Now take the old key (${kidOf(old)}) out of MASTER_KEY.`);
  const again = await processes.start({ ...settings, MASTER_KEY: next });
  expect(await writesAndReads(again.url, hurt)).toBe(true);
});
