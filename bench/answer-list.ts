import { hkdfSync, randomBytes } from 'node:crypto';
import { answers } from '../contract/answers';
import { startBareServer } from './bare-server';
import { throughput } from './load';
import { newPerson, type Person, post } from './people';
import { type Product, startProduct } from './product';
import { heading, median, ratio, report } from './report';
import { createDatabase, secrets } from './server-database';

const SIZES = [365, 5_000];
const ROUNDS = 3;

/** His whole history beside a handler that returns the same rows unencrypted, from the same database. */
export async function benchAnswerList(): Promise<void> {
  heading('GET /api/answers on PostgreSQL, 30 connections');
  const databaseUrl = await createDatabase();
  const product = await startProduct({ DATABASE_URL: databaseUrl, ...secrets });
  const bare = await startBareServer(
    databaseUrl,
    Buffer.from(hkdfSync('sha256', secrets.AUTH_SECRET, '', 'jwt/v1', 32)),
  );
  try {
    await bare.pool.query('create table bench_plain (answer_id uuid primary key, plain text not null)');
    for (const size of SIZES) {
      const person = await newPerson(product.url, `history-${size}`);
      const plain = await writeAnswers(product, person, size);
      for (const [id, text] of plain) await bare.pool.query('insert into bench_plain values ($1, $2)', [id, text]);
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await throughput(bare.url + answers.list.path, person.token, 3));
        ours.push(await throughput(product.url + answers.list.path, person.token, 3));
      }
      report(`${size} answers, bare and unencrypted`, `${median(theirs).toFixed(1)}/s`);
      report(
        `${size} answers, the product`,
        `${median(ours).toFixed(1)}/s`,
        `${ratio(median(ours), median(theirs))} of bare (goal 0.5)`,
      );
    }
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** Through the front door, as he would have. */
async function writeAnswers({ url }: Product, { token }: Person, size: number): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${token}` };
  const questions = (await (await fetch(`${url}/api/questions`, { headers })).json()) as { id: string }[];
  const written = new Map<string, string>();
  const write = async (index: number) => {
    const text = `${randomBytes(20).toString('hex')} she said, and then some more about it, as people do when they are asked kindly.`;
    const questionId = questions[index % questions.length]?.id;
    const saved = await post<{ answer_id: string }>(url + answers.submit.path, { questionId, text }, token);
    written.set(saved.answer_id, text);
  };
  for (let at = 0; at < size; at += 20) {
    await Promise.all(Array.from({ length: Math.min(20, size - at) }, (_, offset) => write(at + offset)));
  }
  return written;
}
