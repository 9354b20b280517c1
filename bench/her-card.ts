import { card } from '../contract/card';
import { health } from '../contract/health';
import { writeAnswers } from './notebook';
import { newPerson } from './people';
import { startProduct } from './product';
import { heading, ratio, report } from './report';

const ANSWERS = 5_000;
const LOOKS = 60;
const LIMIT = 40;

function p95(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

async function times(url: string, token: string): Promise<number[]> {
  const all: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const begun = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} from ${url}`);
    all.push(performance.now() - begun);
  }
  return all;
}

/** Her card over a notebook of years, beside a call that does hardly anything on the same machine at the same time. */
export async function benchHerCard(): Promise<void> {
  heading(`GET /api/card over ${ANSWERS} answers, the embedded database`);
  const product = await startProduct();
  try {
    const person = await newPerson(product.url, 'her-card');
    await writeAnswers(product, person, ANSWERS);
    const address = product.url + card.show.path;
    const begun = performance.now();
    await fetch(address, { headers: { authorization: `Bearer ${person.token}` } }).then((answer) => answer.text());
    report('the first look, which reads every answer once', `${(performance.now() - begun).toFixed(0)} ms`);
    const bare = p95(await times(product.url + health.check.path, person.token));
    const ours = p95(await times(address, person.token));
    report('from then on, p95', `${ours.toFixed(1)} ms`, `limit ${LIMIT} ms; ${ratio(ours, bare)} of a health check`);
  } finally {
    await product.stop();
  }
}
