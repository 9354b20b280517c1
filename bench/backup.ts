import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { accounts } from '../contract/accounts';
import { newPerson } from './people';
import { startProduct } from './product';
import { heading, median, ratio, report } from './report';
import { createDatabase, secrets } from './server-database';

const USERS = 4_000;
const ANSWERS = 200_000;
const ROUNDS = 3;
const CALLERS = 4;
/** MiB. */
const MEMORY = 150;

/** A backup of many answers beside `pg_dump -Fc` of the same database, and what it takes to restore it. */
export async function benchBackup(): Promise<void> {
  heading(`A backup of ${ANSWERS.toLocaleString('en-US')} answers on PostgreSQL`);
  const databaseUrl = await createDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-bench-'));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, ...secrets };
  try {
    await (await startProduct(env, folder)).stop();
    await fill(databaseUrl);
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const dump = ['-Fc', '-f', join(folder, `${round}.dump`), databaseUrl];
      theirs.push(await measure(process.env.HEARTNOTE_BENCH_PG_DUMP ?? 'pg_dump', dump, {}));
      ours.push(await command(env, 'backup', join(folder, `${round}.tar`)));
    }
    const [dumped, made] = [theirs, ours].map((all) => median(all.map(({ seconds }) => seconds)));
    report('pg_dump -Fc', `${dumped?.toFixed(2)} s`, sizeOf(join(folder, '0.dump')));
    report('npm run backup', `${made?.toFixed(2)} s`, sizeOf(join(folder, '0.tar')));
    report('its speed', ratio(dumped ?? 0, made ?? 0), 'of pg_dump (goal 0.5), with the start of its process');
    const most = Math.max(...ours.map(({ mebibytes }) => mebibytes));
    report(
      'its memory at most',
      `${Math.round(most)} MiB`,
      `limit ${MEMORY} MiB: ${most <= MEMORY ? 'kept' : 'MISSED'}`,
    );
    await benchMeanwhile(env, folder);
    // Without the keys: these texts were never sealed.
    const verified = await command({ DATA_DIR: join(folder, 'no-keys') }, 'backup-verify', join(folder, '0.tar'));
    report('npm run backup-verify', `${verified.seconds.toFixed(1)} s`, `${Math.round(verified.mebibytes)} MiB`);
    const elsewhere = { ...env, DATABASE_URL: await createDatabase() };
    const restored = await command(elsewhere, 'restore', join(folder, '0.tar'));
    report('npm run restore', `${restored.seconds.toFixed(1)} s`, `${Math.round(restored.mebibytes)} MiB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What somebody waits who uses the product while a backup is made, beside the same product left alone for as long; in turns. */
async function benchMeanwhile(env: Record<string, string>, folder: string): Promise<void> {
  const product = await startProduct(env, folder);
  try {
    const { token } = await newPerson(product.url, 'meanwhile');
    const alone: number[] = [];
    const meanwhile: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const backup = command(env, 'backup', join(folder, `meanwhile-${round}.tar`));
      meanwhile.push(await p95While(backup, product.url, token));
      alone.push(await p95While(wait((await backup).seconds * 1_000), product.url, token));
    }
    const [quiet, busy] = [median(alone), median(meanwhile)];
    report('GET /api/user, p95 without a backup', `${quiet.toFixed(1)} ms`, `${CALLERS} callers`);
    report('GET /api/user, p95 while one is made', `${busy.toFixed(1)} ms`, `${ratio(busy, quiet)} of that (goal 1.3)`);
  } finally {
    await product.stop();
  }
}

/** Of all calls that end before the work does, in milliseconds. */
async function p95While(work: Promise<unknown>, url: string, token: string): Promise<number> {
  let isOver = false;
  const took: number[] = [];
  const call = async () => {
    while (!isOver) {
      const begun = performance.now();
      const answer = await fetch(url + accounts.me.path, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${accounts.me.path} answered ${answer.status}`);
      took.push(performance.now() - begun);
      // As people do: at full speed the callers themselves would be what the backup has to wait for.
      await wait(20);
    }
  };
  const calls = Promise.all(Array.from({ length: CALLERS }, call));
  await Promise.race([work, calls]);
  isOver = true;
  await calls;
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN;
}

const sizeOf = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`;

/** People and answers as long as real ones, sealed by chance: what a backup does with them is the same. */
async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const random = (bytes: number) =>
    `decode(${Array.from({ length: bytes / 16 }, () => 'md5(random()::text)').join('||')}, 'hex')`;
  await client.query(`
    insert into "user" (id, email, email_key, password_hash, created_at, time_zone)
      select gen_random_uuid(), n || '@example.com', n || '@example.com', md5(random()::text), now(), 'UTC' from generate_series(1, ${USERS}) n;
    insert into user_key (user_id, version, kid, wrapped) select u.id, 1, kid, ${random(64)} from "user" u, master_key
      on conflict do nothing;
    alter table answer disable trigger user;
    insert into answer (id, user_id, question_id, sealed_text, created_at, updated_at)
      select gen_random_uuid(), u.id, (select id from question limit 1), ${random(160)}, now(), now()
      from "user" u, generate_series(1, ${ANSWERS / USERS});
    alter table answer enable trigger user;
    analyze`);
  await client.end();
}

interface Measured {
  seconds: number;
  mebibytes: number;
}

const command = (env: Record<string, string>, ...words: string[]) =>
  measure(process.execPath, ['dist/server/commands.js', ...words], env);

async function measure(program: string, args: string[], env: Record<string, string>): Promise<Measured> {
  const begun = performance.now();
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  let mebibytes = 0;
  const watch = setInterval(() => {
    mebibytes = Math.max(mebibytes, highWaterOf(child.pid));
  }, 20);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - begun) / 1000, mebibytes };
}

/** The most that it has held so far. */
function highWaterOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
