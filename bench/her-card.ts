import { loadavg } from 'node:os';
import { accounts } from '../contract/accounts';
import { billing } from '../contract/billing';
import { card } from '../contract/card';
import { health } from '../contract/health';
import { ideas } from '../contract/ideas';
import { stillTrue } from '../contract/still-true';
import { DAY } from '../contract/time';
import { writeAnswers } from './notebook';
import { newPerson, type Person, post } from './people';
import { untilAtRest } from './processor-time';
import { type Product, startProduct } from './product';
import { heading, ratio, report } from './report';
import { createDatabase, secrets } from './server-database';

const ANSWERS = 5_000;
/** As many as somebody has after years of them. */
const IDEAS = 200;
const LOOKS = 60;
/** Other work on the machine slows a round down and never speeds one up: the best of them tells most. */
const ROUNDS = 5;
/** Milliseconds. */
const limits = [
  ['her card', card.show.path, 40],
  ['what may have changed on it', stillTrue.onCard.path, 40],
  ["the week's candidate", stillTrue.next.path, 20],
  [`what he gave before that is much like it, of ${IDEAS} ideas`, ideas.near.path, 60],
] as const;

/** What a call sends; the others only ask. */
const bodies = new Map<string, unknown>([[ideas.near.path, { text: 'A bunch of pale flowers from the market' }]]);

function p95(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

async function look(url: string, token: string): Promise<number> {
  const begun = performance.now();
  const body = bodies.get(new URL(url).pathname);
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return performance.now() - begun;
}

async function round(url: string, token: string): Promise<number> {
  const all: number[] = [];
  for (let n = 0; n < LOOKS; n++) all.push(await look(url, token));
  return p95(all);
}

/** The best round of several, and beside it that of a call which does hardly anything, taken by turns. */
async function measure(product: Product, path: string, token: string): Promise<{ ours: number; bare: number }> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let n = 0; n < ROUNDS; n++) {
    bare.push(await round(product.url + health.check.path, token));
    ours.push(await round(product.url + path, token));
  }
  return { ours: Math.min(...ours), bare: Math.min(...bare) };
}

const putClock = (product: Product, moment: number) =>
  post(`${product.url}/dev/clock`, { now: new Date(moment).toISOString() });

/** A notebook that was filled more than a year ago, so that nearly all of it may have changed. */
async function personWithPast(product: Product): Promise<Person> {
  const now = Date.now();
  await putClock(product, now - 500 * DAY);
  const person = await newPerson(product.url, 'her-card');
  await writeAnswers(product, person, ANSWERS);
  await putClock(product, now);
  const { email, password } = person;
  return { ...person, ...(await post<{ token: string }>(product.url + accounts.login.path, { email, password })) };
}

/**
 * Somebody with premium, by the ideas that he dropped. His notebook is empty: while the model reads thousands of answers in,
 * a title waits for the one that it is at.
 */
async function personWithIdeas({ url }: Product): Promise<Person> {
  const person = await newPerson(url, 'ideas');
  const { token } = person;
  const { priceId } = (await (await fetch(url + billing.price.path)).json()) as { priceId: string };
  const checkout = await post<{ url: string }>(url + billing.checkout.path, { priceId }, token);
  await fetch(`${url}${new URL(checkout.url).pathname}/pay`, { method: 'POST', redirect: 'manual' });
  for (let n = 0; n < IDEAS; n++) {
    const written = { kind: 'gift', title: `A ${THINGS[n % THINGS.length]} for her, number ${n}` };
    const { idea } = await post<{ idea: { id: string } }>(url + ideas.add.path, written, token);
    await post(url + ideas.move.path.replace(':id', idea.id), { from: 'idea', to: 'dropped' }, token);
  }
  return person;
}

const THINGS = ['scarf', 'bouquet', 'teapot', 'novel', 'necklace', 'weekend by the sea', 'pair of gloves'];

/** Her card, what is asked again, and the same gift twice, over a notebook of years; on either database. */
export async function benchHerCard(): Promise<void> {
  await benchOn('the embedded database', {});
  await benchOn('PostgreSQL', { DATABASE_URL: await createDatabase(), ...secrets });
}

async function benchOn(database: string, env: Record<string, string>): Promise<void> {
  heading(`Her card and 'Still true?' over ${ANSWERS} answers, ${database}`);
  const product = await startProduct({ MOVABLE_CLOCK: 'on', ...env });
  try {
    const { token } = await personWithPast(product);
    const first = await look(product.url + card.show.path, token);
    report('the first look, which reads every answer once', `${first.toFixed(0)} ms`);
    const planner = await personWithIdeas(product);
    // Her answers are read for dangers by the same thread that is asked for what he gave before.
    await untilAtRest(product.pid);
    for (const [name, path, limit] of limits) {
      const { ours, bare } = await measure(product, path, path === ideas.near.path ? planner.token : token);
      const beside = `limit ${limit} ms; ${ratio(ours, bare)} of a health check`;
      report(`${name}, p95 of ${LOOKS}, best of ${ROUNDS}`, `${ours.toFixed(1)} ms`, beside);
    }
    report('load of the machine meanwhile', (loadavg()[0] ?? 0).toFixed(1));
  } finally {
    await product.stop();
  }
}
