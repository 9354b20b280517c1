import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { encoded, everyEndpoint, validRequest } from '../testing/contract';
import { databaseKind } from '../testing/database';
import { poolQuestions } from '../testing/notebook';
import { thorough } from '../testing/thorough';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const [question] = await poolQuestions(test, await cast.hire('basic'));

/** How many calls come before the deletion; on the embedded database, which does one thing after the other, one order will do. */
const before = databaseKind === 'pglite' ? [2] : [0, 3];
const rounds = Array.from({ length: thorough(before.length) }, (_, round) => before[round % before.length] ?? 0);

const writes = everyEndpoint.filter(({ endpoint, name }) => {
  const isOwn = endpoint.access !== 'public' && endpoint.access !== 'administer' && name !== 'accounts.deleteAccount';
  return isOwn && endpoint.method !== 'GET';
});

/** Where one of these is first, the session that the deletion comes with is over. */
const ENDS_SESSIONS: ReadonlySet<string> = new Set(['accounts.logout', 'accounts.changePassword']);

describe('writing while the account is being deleted', { timeout: 60_000 }, () => {
  it.each(writes)('$name is never answered as our fault', async ({ endpoint, name }) => {
    const expected = ENDS_SESSIONS.has(name) ? [200, 401] : [200];
    const statuses: number[] = [];
    for (const earlier of rounds) {
      const person = await cast.hire('premium');
      const { url, body } = validRequest(endpoint);
      const known = body && 'questionId' in body ? { ...body, questionId: question?.id } : body;
      const { type, payload } = encoded(endpoint, known);
      const headers = { authorization: `Bearer ${person.token}`, 'content-type': type };
      const write = () => test.raw({ method: endpoint.method, url, headers, payload });
      const first = Array.from({ length: earlier }, write);
      const deleted = test.call(accounts.deleteAccount, { as: person });
      const replies = await Promise.all([...first, ...Array.from({ length: 6 }, write)]);
      expect(expected).toContain((await deleted).status);
      statuses.push(...replies.map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  });
});
