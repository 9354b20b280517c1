import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 20;

interface Answered {
  status: number;
  headers: Record<string, unknown>;
}

/** Comes back when it is told to, while the server is too busy to check a password: on a loaded machine many at once are too many. */
export async function onceServed<A extends Answered>(ask: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.status !== 503 || tries === TRIES) return answer;
    await wait(Number(answer.headers['retry-after']) * 1000);
  }
}
