import { createUser } from './accounts/signup';
import { findUserByEmail } from './accounts/store';
import { saveSubscription } from './billing/store';
import type { World } from './deps';
import { later } from './platform/clock';

const PASSWORD = 'Heartnote1';
const YEAR = 365 * 24 * 60 * 60 * 1000;

const people = [
  { email: 'premium@heartnote.local', who: 'a premium husband' },
  { email: 'basic@heartnote.local', who: 'a basic husband' },
  { email: 'office@heartnote.local', who: 'an administrator' },
];

/** Three people to look around as. Running it again changes nothing. */
export async function seedDemo(world: World): Promise<string[]> {
  for (const { email, who } of people) await addPerson(world, email, who);
  return ['Log in as:', ...people.map(({ email, who }) => `  ${email} / ${PASSWORD}  (${who})`)];
}

async function addPerson(world: World, email: string, who: string): Promise<void> {
  if (await findUserByEmail(world.db, email)) return;
  const now = world.clock.now();
  const passwordHash = await world.passwords.hash(PASSWORD);
  await world.transact(async (tx) => {
    const isAdmin = who === 'an administrator';
    const made = await createUser(world, tx, { email, passwordHash, isAdmin, activatedAt: now, emailVerifiedAt: now });
    if (!made || who !== 'a premium husband') return;
    await saveSubscription(tx, {
      userId: made.id,
      status: 'active',
      currentPeriodEnd: later(now, YEAR),
      updatedAt: now,
    });
  });
}
