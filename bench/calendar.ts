import { calendarFeed } from '../contract/calendar-feed';
import { dates } from '../contract/dates';
import { limits } from '../contract/limits';
import { startBareServer } from './bare-server';
import { throughput } from './load';
import { newPerson, post, put } from './people';
import { startProduct } from './product';
import { heading, median, ratio, report } from './report';
import { createDatabase, secrets } from './server-database';

const ROUNDS = 3;
const ONE_BY_ONE = 200;
const CHANGES = 100;

/**
 * Calendar programs read all the days somebody may keep, again and again, beside a handler that selects the same rows and
 * writes as many entries each time, unencrypted. The product composes them once while nothing changes; how long it takes
 * after a change is told besides.
 */
export async function benchCalendar(): Promise<void> {
  heading(`A calendar of ${limits.dates.most} dates on PostgreSQL, 10 connections`);
  const databaseUrl = await createDatabase();
  const product = await startProduct({ DATABASE_URL: databaseUrl, ...secrets });
  const bare = await startBareServer(databaseUrl);
  try {
    const { token } = await newPerson(product.url, 'planner');
    for (let n = 0; n < limits.dates.most; n++) {
      const rule = { kind: 'day', month: (n % 12) + 1, day: (n % 28) + 1 };
      const date = { occasion: 'other', label: `Day number ${n}`, rule, leads: [14, 3] };
      await post(`${product.url}${dates.add.path}`, date, token);
    }
    const made = await post<{ address: string }>(`${product.url}${calendarFeed.make.path}`, { discreet: true }, token);
    const { pathname } = new URL(made.address);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(await throughput(bare.url + pathname, token, { connections: 10 }));
      ours.push(await throughput(product.url + pathname, token, { connections: 10 }));
    }
    report('bare Fastify + pg', `${Math.round(median(theirs))}/s`);
    report('the product', `${Math.round(median(ours))}/s`, `${ratio(median(ours), median(theirs))} of bare (goal 0.7)`);
    const url = product.url + pathname;
    report('one after the other, p95', `${p95(await oneByOne(url, ONE_BY_ONE)).toFixed(1)} ms`, 'goal 15 ms');
    let discreet = true;
    const change = async () => {
      discreet = !discreet;
      await put(`${product.url}${calendarFeed.change.path}`, { discreet }, token);
    };
    report('each after a change, p95', `${p95(await oneByOne(url, CHANGES, change)).toFixed(1)} ms`, 'goal 15 ms');
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** Milliseconds, the shortest first. */
async function oneByOne(
  url: string,
  times: number,
  before: () => Promise<void> = async () => undefined,
): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < times; n++) {
    await before();
    const begun = performance.now();
    await (await fetch(url)).text();
    waits.push(performance.now() - begun);
  }
  return waits.sort((a, b) => a - b);
}

const p95 = (waits: number[]) => waits[Math.floor(waits.length * 0.95)] ?? Number.NaN;
