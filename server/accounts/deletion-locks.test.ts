import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { admin } from '../../contract/admin';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import type { Person } from '../testing/people';
import { lockUser } from './store';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const PATIENCE = 5_000;

/** While an account's row is held by somebody else; 'waited' where the work did not come to its end meanwhile. */
async function whileHeld<T>({ id }: Person, work: () => Promise<T>): Promise<T | 'waited'> {
  return test.world.db.transaction(async (tx) => {
    await lockUser(tx, id);
    return Promise.race([work(), wait(PATIENCE, 'waited' as const)]);
  });
}

// On PostgreSQL alone: the embedded database has one connection, with which nobody can hold anything against anybody.
describe('deleting an account', { timeout: 30_000 }, () => {
  it('waits for no administrator', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const reply = await whileHeld(boss, () => test.call(accounts.deleteAccount, { as: him }));
    expect(reply).toMatchObject({ status: 200 });
  });

  it('as an administrator waits for no other', async () => {
    const [boss, other, him] = [await cast.hire('admin'), await cast.hire('admin'), await cast.hire('basic')];
    const reply = await whileHeld(other, () => test.call(admin.removeUser, { as: boss, params: { id: him.id } }));
    expect(reply).toMatchObject({ status: 200 });
  });
});
