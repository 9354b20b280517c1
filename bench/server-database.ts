import pg from 'pg';

export const secrets = {
  MASTER_KEY: Buffer.alloc(32, 3).toString('base64'),
  AUTH_SECRET: 'a secret for measuring, long enough to be taken',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 5).toString('base64'),
};

/** A new database on the PostgreSQL that `npm run bench` started. */
export async function createDatabase(): Promise<string> {
  const admin = process.env.HEARTNOTE_BENCH_PG;
  if (!admin) throw new Error('run this with npm run bench');
  const name = `bench_${process.pid}_${Math.round(performance.now())}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}
