import { cpus, loadavg } from 'node:os';
import pg from 'pg';
import { accounts } from '../contract/accounts';
import { answers } from '../contract/answers';
import { startBareServer } from './bare-server';
import { load } from './load';
import { writeAnswers } from './notebook';
import { newPerson, type Person } from './people';
import { type Worked, workDuring } from './processor-time';
import { type Product, startProduct } from './product';
import { heading, median, ratio, report } from './report';
import { createDatabase, secrets } from './server-database';
import { statementsOf } from './statements';

const CONNECTIONS = 20;
const ROUNDS = 3;
const COUNTED = 40;

interface Case {
  name: string;
  goal: number;
  method: 'GET' | 'POST';
  path: string;
  /** What each connection sends, in turn. */
  each: { headers: Record<string, string>; body?: string }[];
  /** What only the product is sent. */
  ours?: Record<string, string>;
  connections?: number;
  /** In each round: as many as take about a second of processor time where nothing else runs. */
  calls: number;
}

const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const json = { 'content-type': 'application/json' };

/** Single calls beside handlers that do the plain same thing on the same database; in turns, so that both meet the same machine. */
export async function benchCalls(): Promise<void> {
  heading(`Single calls on PostgreSQL, ${CONNECTIONS} connections, beside bare Fastify + jose + pg without encryption`);
  const databaseUrl = await createDatabase();
  const product = await startProduct({ DATABASE_URL: databaseUrl, ...secrets });
  const bare = await startBareServer(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    await pool.query(`create table bench_plain (answer_id uuid primary key, plain text not null);
      create table bench_answer (like answer including all, text text not null);
      alter table bench_answer drop column sealed_text,
        add foreign key (user_id) references "user" (id) on delete cascade,
        add foreign key (question_id) references question (id) on delete cascade`);
    for (const one of await casesOf(product, pool)) await compare(one, { product, bare, pool });
    report('resident memory under load', `${Math.round(product.residentMemory())} MiB`);
    report('load of the machine meanwhile', (loadavg()[0] ?? 0).toFixed(1), `${cpus().length} × ${cpus()[0]?.model}`);
  } finally {
    await pool.end();
    await product.stop();
    await bare.stop();
  }
}

async function casesOf(product: Product, pool: pg.Pool): Promise<Case[]> {
  const people: Person[] = [];
  for (let n = 0; n < CONNECTIONS; n++) people.push(await newPerson(product.url, `caller-${n}`));
  const [first, reader, longReader] = people as [Person, Person, Person];
  for (const [person, size] of [[reader, 365] as const, [longReader, 2_000] as const]) {
    const plain = await writeAnswers(product, person, size);
    for (const [id, text] of plain) await pool.query('insert into bench_plain values ($1, $2)', [id, text]);
  }
  const { rows } = await pool.query('select id from question where created_by_user_id is null limit 1');
  const body = JSON.stringify({ questionId: rows[0].id, text: `${'She said something like that. '.repeat(4)}` });
  const writes = { method: 'POST', path: answers.submit.path, goal: 0.7, calls: 400 } as const;
  const lists = { method: 'GET', path: answers.list.path, goal: 1 } as const;
  const tag = (await fetch(product.url + answers.list.path, { headers: as(reader) })).headers.get('etag');
  const each = people.map((person) => ({ headers: { ...as(person), ...json }, body }));
  return [
    {
      name: 'login',
      calls: 40,
      goal: 0.9,
      method: 'POST',
      path: accounts.login.path,
      each: people.map(({ email, password }) => ({ headers: json, body: JSON.stringify({ email, password }) })),
    },
    { name: 'me', goal: 0.9, method: 'GET', path: accounts.me.path, calls: 2_000, each: [{ headers: as(first) }] },
    { name: 'list of 365', ...lists, calls: 120, each: [{ headers: as(reader) }] },
    ...(tag
      ? [
          {
            name: 'list of 365, unchanged',
            ...lists,
            calls: 300,
            each: [{ headers: as(reader) }],
            ours: { 'if-none-match': tag },
          },
        ]
      : []),
    // Few at a time: each is a megabyte.
    { name: 'list of 2,000', ...lists, calls: 20, each: [{ headers: as(longReader) }], connections: 4 },
    { name: 'submit, each of another person', ...writes, each },
    { name: 'submit, all of one person', ...writes, each: each.slice(0, 1) },
  ];
}

interface Sides {
  product: Product;
  bare: { url: string; pid: number };
  pool: pg.Pool;
}

/** Per call, of each round. */
interface Measured {
  rate: number[];
  server: number[];
  database: number[];
}

async function compare(one: Case, { product, bare, pool }: Sides): Promise<void> {
  const nothing = (): Measured => ({ rate: [], server: [], database: [] });
  const [ours, theirs] = [nothing(), nothing()];
  const { method, path, connections = CONNECTIONS, calls } = one;
  const withOurs = one.each.map(({ headers, body }) => ({
    headers: { ...headers, ...one.ours },
    ...(body && { body }),
  }));
  const turn = async (to: Measured, url: string, each: Case['each'], side: { pid: number; connections: string }) => {
    const run = () => load(url + path, { method, connections, calls, each, mayBeBusy: one.name === 'login' });
    const { result, ...worked } = await workDuring({ ...side, pool }, run);
    to.rate.push(result.rate);
    for (const where of ['server', 'database'] as const satisfies (keyof Worked)[])
      to[where].push(worked[where] / result.count);
  };
  for (let round = 0; round < ROUNDS; round++) {
    await turn(theirs, bare.url, one.each, { pid: bare.pid, connections: 'bare' });
    await turn(ours, product.url, withOurs, { pid: product.pid, connections: 'heartnote' });
  }
  const [sample] = withOurs;
  const statements = await statementsOf(pool, COUNTED, async () => {
    const response = await fetch(product.url + path, { method, ...sample });
    await response.arrayBuffer();
  });
  const work = ({ server, database }: Measured) => median(server) + median(database);
  const parts = ({ server, database }: Measured) => `${median(server).toFixed(2)} + ${median(database).toFixed(2)}`;
  const byRate = ratio(median(ours.rate), median(theirs.rate));
  const byWork = ratio(work(theirs), work(ours));
  report(one.name, `${byRate} / ${byWork}`, `of bare, by rate / by processor time (goal ${one.goal})`);
  report(
    '',
    `${Math.round(median(ours.rate))}/s`,
    `against ${Math.round(median(theirs.rate))}/s; rounds ${ours.rate.map((rate, n) => ratio(rate, theirs.rate[n] ?? 0)).join(', ')}; ` +
      `ms of processor, server + PostgreSQL: ${parts(ours)} against ${parts(theirs)}; ${statements.toFixed(1)} statements`,
  );
}
