import { proveAgreement } from './agreement';
import { proveCost } from './cost';
import { proveFlat } from './flat';
import { stopPooler, type Way } from './instances';
import { proveRestart } from './restart';
import { realOf, seedGround } from './seed';
import { proveTick } from './tick';

export const scaleParts = ['flat', 'tick', 'agreement', 'restart', 'cost'];

interface Size {
  users: number;
  /** How long instances are killed for, one every three seconds. */
  seconds: number;
  parts: string[];
}

const ways: Way[] = ['direct', 'through PgBouncer'];

/** Three instances on a database of so many users: whether calls stay as quick, and whether nothing is lost or done twice. */
export async function proveScale({ users, seconds, parts }: Size): Promise<void> {
  const begun = performance.now();
  const many = await seedGround(users, realOf(users));
  console.log(`Seeded ${users.toLocaleString('en-US')} users in ${Math.round((performance.now() - begun) / 1000)} s.`);
  try {
    if (parts.includes('flat')) {
      const few = await seedGround(realOf(users), realOf(users));
      for (const way of ways) await proveFlat(few, many, way);
    }
    if (parts.includes('cost')) await proveCost(many);
    if (parts.includes('restart')) for (const way of ways) await proveRestart(many, way);
    // Half of the time each.
    if (parts.includes('agreement')) for (const way of ways) await proveAgreement(many, seconds / ways.length, way);
    if (parts.includes('tick')) await proveTick(many);
  } finally {
    await stopPooler();
  }
}
