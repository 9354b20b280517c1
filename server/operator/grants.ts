import { DAY } from '../../contract/time';
import { verifiedAccount } from '../accounts/named-account';
import { logOfOperator } from '../admin/audit-log';
import { grantPremium, revokePremium } from '../billing/grants';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import { StartRefused } from '../platform/refusal';

const GRANT = 'npm run grant-premium -- EMAIL, or EMAIL --until 2027-12-31';
const REVOKE = 'npm run revoke-premium -- EMAIL';

/** Premium for one account, without paying: for good, or through the day that is named (UTC). */
export async function grant(deps: Deps, [email, option, day, ...more]: string[]): Promise<string[]> {
  const isWhole = email && more.length === 0 && (option === undefined || (option === '--until' && day));
  if (!isWhole) throw new StartRefused(`Who gets Premium? ${GRANT}`);
  const until = day === undefined ? null : endOf(day);
  if (until && until <= deps.clock.now()) throw new StartRefused(`--until: ${day} is over.`);
  await deps.transact(async (tx) => {
    const { id } = await verifiedAccount(tx, email);
    await grantPremium(deps, tx, id, until);
    await logOfOperator(deps, tx, 'grant-premium', id);
  });
  return [
    `${email} has Premium ${day === undefined ? 'for good' : `through ${day} (UTC)`}. To take it back: ${REVOKE}`,
  ];
}

export async function revoke(deps: Deps, [email, ...more]: string[]): Promise<string[]> {
  if (!email || more.length > 0) throw new StartRefused(`Whose Premium ends? ${REVOKE}`);
  await deps.transact(async (tx) => {
    const { id } = await verifiedAccount(tx, email);
    if (!(await revokePremium(tx, id))) throw new StartRefused(`${email} was given no Premium.`);
    await logOfOperator(deps, tx, 'revoke-premium', id);
  });
  return [`What was given to ${email} is taken back.`];
}

/** The moment after the last of that day. */
function endOf(day: string): Date {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  // 30 February would become 2 March.
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) {
    throw new StartRefused(`--until: ${day} is not a day such as 2027-12-31.`);
  }
  return later(start, DAY);
}
