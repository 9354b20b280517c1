import type { User } from '../../contract/accounts';
import type { UserDetails, UserPage } from '../../contract/admin';
import { requireStillAdministrator } from '../accounts/administrators';
import { removeAccount } from '../accounts/delete-account';
import { writeDownDeletions } from '../accounts/deletions';
import { mailResetTo, requireResetAllowance } from '../accounts/reset-password';
import { cancelSubscription } from '../billing/cancel';
import { premiumState } from '../billing/premium-state';
import type { SubscriptionState } from '../billing/subscription-state';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { type Intent, logAround, logDone, logRefusals } from './audit-log';
import { countUsers, findListed, type ListedUser, listUsers } from './store';

export async function readUsers(deps: Deps, page: UserPage): Promise<{ users: User[]; total: number }> {
  const [rows, total] = await Promise.all([listUsers(deps.db, page), countUsers(deps.db, page.search)]);
  const now = deps.clock.now();
  return { users: rows.map((row) => presentListed(row, premiumState(deps, row.subscription, now))), total };
}

export async function readUser(deps: Deps, id: string): Promise<UserDetails> {
  const row = await found(deps, id);
  const premium = premiumState(deps, row.subscription, deps.clock.now());
  return {
    ...presentListed(row, premium),
    premiumUntil: premium.premiumUntil?.toISOString() ?? null,
    recentAnswers: [],
  };
}

/** Mails the link and shows it to nobody. */
export function sendReset(deps: Deps, who: Pick<Caller, 'id' | 'sessionId'>, id: string): Promise<void> {
  const intent: Intent = { who, action: 'send-reset', target: id };
  return logRefusals(deps, intent, async () => {
    await requireResetAllowance(deps, id);
    await deps.transact(async (tx) => {
      await mailResetTo(deps, tx, id, who.sessionId);
      await logDone(deps, tx, intent);
    });
  });
}

/** As the user's own button does. The provider is asked, so that no transaction can hold both the action and its entry. */
export function cancelFor(deps: Deps, who: Intent['who'], id: string): Promise<Date | null> {
  return logAround(deps, { who, action: 'cancel-subscription', target: id }, async () => {
    await found(deps, id);
    return cancelSubscription(deps, id);
  });
}

export function removeUser(deps: Deps, who: Intent['who'], id: string): Promise<void> {
  const intent: Intent = { who, action: 'delete-user', target: id };
  return logRefusals(deps, intent, async () => {
    // An id is the same in capitals.
    if (id.toLowerCase() === who.id) throw new Refusal('own_account');
    await deps.transact(async (tx) => {
      await requireStillAdministrator(tx, who.id, id);
      if (!(await removeAccount(deps, tx, id))) throw new Refusal('user_not_found');
      await logDone(deps, tx, intent);
    });
    await writeDownDeletions(deps);
  });
}

async function found(deps: Deps, id: string): Promise<ListedUser> {
  const row = await findListed(deps.db, id);
  if (!row) throw new Refusal('user_not_found');
  return row;
}

function presentListed(row: ListedUser, premium: SubscriptionState): User {
  return {
    id: row.id,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    is_admin: row.isAdmin,
    created_at: row.createdAt.toISOString(),
    last_login: row.lastLogin?.toISOString() ?? null,
    subscription_status: premium.status,
    answersCount: row.answersCount,
    customQuestionsCount: row.customQuestionsCount,
  };
}
