import { accounts } from '../contract/accounts';
import { startBareServer } from './bare-server';
import { throughput } from './load';
import { newPerson } from './people';
import { startProduct } from './product';
import { heading, median, ratio, report } from './report';
import { createDatabase, secrets } from './server-database';

const ROUNDS = 3;

/** The most frequent call beside a handler that does nothing but the same SELECT; in turns, so that both meet the same machine. */
export async function benchUserCall(): Promise<void> {
  heading('GET /api/user on PostgreSQL, 30 connections');
  const databaseUrl = await createDatabase();
  const product = await startProduct({ DATABASE_URL: databaseUrl, ...secrets });
  const bare = await startBareServer(databaseUrl);
  try {
    const { token } = await newPerson(product.url, 'caller');
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(await throughput(bare.url + accounts.me.path, token));
      ours.push(await throughput(product.url + accounts.me.path, token));
    }
    report('bare Fastify + jose + pg', `${Math.round(median(theirs))}/s`);
    report('the product', `${Math.round(median(ours))}/s`, `${ratio(median(ours), median(theirs))} of bare (goal 0.8)`);
    report('resident memory under load', `${Math.round(product.residentMemory())} MiB`);
  } finally {
    await product.stop();
    await bare.stop();
  }
}
