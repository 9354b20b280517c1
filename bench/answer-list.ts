import pg from 'pg';
import { answers } from '../contract/answers';
import { startBareServer } from './bare-server';
import { throughput } from './load';
import { writeAnswers } from './notebook';
import { newPerson } from './people';
import { startProduct } from './product';
import { heading, median, ratio, report } from './report';
import { createDatabase, secrets } from './server-database';

const SIZES = [365, 5_000];
const ROUNDS = 3;
/** Few at a time: with many, most answers of some megabytes would not be whole when the time is over. */
const LOAD = { connections: 4, seconds: 6 };

/** His whole history beside a handler that returns the same rows unencrypted, from the same database. */
export async function benchAnswerList(): Promise<void> {
  heading('GET /api/answers on PostgreSQL, 4 connections');
  const databaseUrl = await createDatabase();
  const product = await startProduct({ DATABASE_URL: databaseUrl, ...secrets });
  const bare = await startBareServer(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    await pool.query('create table bench_plain (answer_id uuid primary key, plain text not null)');
    const microsecondsEach: number[] = [];
    for (const size of SIZES) {
      const person = await newPerson(product.url, `history-${size}`);
      const plain = await writeAnswers(product, person, size);
      for (const [id, text] of plain) await pool.query('insert into bench_plain values ($1, $2)', [id, text]);
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await throughput(bare.url + answers.list.path, person.token, LOAD));
        ours.push(await throughput(product.url + answers.list.path, person.token, LOAD));
      }
      report(`${size} answers, bare and unencrypted`, `${median(theirs).toFixed(1)}/s`);
      report(
        `${size} answers, the product`,
        `${median(ours).toFixed(1)}/s`,
        `${ratio(median(ours), median(theirs))} of bare (goal 0.5)`,
      );
      microsecondsEach.push(1_000_000 / median(ours) / size);
    }
    const [few = 0, many = 0] = microsecondsEach;
    report('growth', `${few.toFixed(1)} -> ${many.toFixed(1)} µs`, `an answer; ${ratio(many, few)} (1 is linear)`);
  } finally {
    await pool.end();
    await product.stop();
    await bare.stop();
  }
}
