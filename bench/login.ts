import { hash, verify } from '@node-rs/argon2';
import { accounts } from '../contract/accounts';
import { newPerson, post } from './people';
import type { Product } from './product';
import { heading, median, ratio, report } from './report';

const TIMES = 15;

/** A login is one password check and little else: beside the same argon2id alone. */
export async function benchLogin(product: Product): Promise<void> {
  heading('POST /api/login, embedded database, one at a time');
  const { email, password } = await newPerson(product.url, 'login');
  const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const alone: number[] = [];
  const whole: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    alone.push(await timed(() => verify(stored, password)));
    whole.push(await timed(() => post(product.url + accounts.login.path, { email, password })));
  }
  report('argon2id alone', `${median(alone).toFixed(1)} ms`);
  report(
    'the whole login',
    `${median(whole).toFixed(1)} ms`,
    `${ratio(median(alone), median(whole))} of it is argon2id`,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
