import { randomUUID } from 'node:crypto';
import type { AccessLevel } from '../../contract/access';
import { DAY } from '../../contract/time';
import { startSession } from '../accounts/sessions';
import { createUser } from '../accounts/signup';
import { saveSubscription } from '../billing/store';
import { later } from '../platform/clock';
import { type TestApp, uniqueEmail } from './app';
import { PASSWORD, type Person } from './people';

export const roles = ['anonymous', 'basic', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];

export const accessOf: Record<Exclude<Role, 'anonymous'>, AccessLevel> = {
  basic: { isAdmin: false, isPremium: false },
  premium: { isAdmin: false, isPremium: true },
  admin: { isAdmin: true, isPremium: false },
};

const MONTH = 30 * DAY;

/**
 * People by the dozen. They come in by the back door, straight into the database, since the front door's password
 * hashing is slow on purpose; all have the same password.
 */
export interface Cast {
  /** Somebody new. */
  hire(role: Exclude<Role, 'anonymous'>): Promise<Person>;
  /** The same person, logged in once more in another browser. */
  inAnotherBrowser(person: Person): Promise<Person>;
}

export function createCast(test: TestApp): Cast {
  let hash: Promise<string> | null = null;
  return {
    async hire(role) {
      const { world } = test;
      hash ??= world.passwords.hash(PASSWORD);
      const passwordHash = await hash;
      const now = test.clock.now();
      const email = uniqueEmail(role);
      const { isAdmin, isPremium } = accessOf[role];
      const found = { email, passwordHash, isAdmin, activatedAt: now, emailVerifiedAt: now };
      return world.transact(async (tx) => {
        const made = await createUser(world, tx, found);
        if (!made) throw new Error(`${email} is taken`);
        const paid = { userId: made.id, status: 'active', currentPeriodEnd: later(now, MONTH), updatedAt: now };
        if (isPremium) await saveSubscription(tx, { ...paid, customerId: `cus_${randomUUID()}` });
        return { id: made.id, email, password: PASSWORD, token: await startSession(world, tx, made.id) };
      });
    },
    inAnotherBrowser: ({ token: _, ...person }) =>
      test.world.transact(async (tx) => ({ ...person, token: await startSession(test.world, tx, person.id) })),
  };
}
