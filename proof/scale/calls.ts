import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { callAt } from '../../server/testing/over-http';
import { type Ground, PASSWORD } from './seed';

/** A call that people make, by the nth of them; answers the status. */
export type MadeCall = (url: string, ground: Ground, n: number) => Promise<number>;

const nth = <T>(all: T[], n: number) => all[n % all.length] as T;

export const calls = {
  login: async (url, { husbands }, n) =>
    (await callAt(url, accounts.login, { body: { email: nth(husbands, n).email, password: PASSWORD } })).status,
  me: async (url, { husbands }, n) => (await callAt(url, accounts.me, { as: nth(husbands, n) })).status,
  'list of 365': async (url, { longMarried }, n) =>
    (await callAt(url, answers.list, { as: nth(longMarried, n) })).status,
  // Not by those whose lists are read: these are to stay as long as they are.
  submit: async (url, { husbands, longMarried, questionIds }, n) => {
    const body = { questionId: nth(questionIds, n), text: `She said so, for the ${n}th time.` };
    return (await callAt(url, answers.submit, { as: nth(husbands.slice(longMarried.length), n), body })).status;
  },
} satisfies Record<string, MadeCall>;

/** Milliseconds of each; one that is refused or fails ends it all. */
export async function timed(count: number, atOnce: number, call: (n: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const caller = async () => {
    while (next < count) {
      const n = next++;
      const begun = performance.now();
      const status = await call(n);
      if (status >= 300) throw new Error(`a call was answered ${status}`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return times;
}

export function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
