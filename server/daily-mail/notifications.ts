import { mailKinds, type Notifications } from '../../contract/daily-mail';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { outboxKinds, pushKinds } from './mail-kinds';
import { readNotifications, writeNotifications } from './notification-store';

export async function notificationsOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<Notifications> {
  const chosen = await readNotifications(db, userId);
  if (!chosen) throw new Refusal('authentication_required');
  return chosen;
}

export async function saveNotifications(deps: Deps, userId: string, wanted: Notifications): Promise<Notifications> {
  await deps.transact(async (tx) => {
    await writeNotifications(tx, userId, wanted);
    for (const kind of mailKinds) {
      const way = wanted[kind];
      if (way === 'none') await deps.outbox.withdraw(tx, userId, outboxKinds[kind]);
      if (way === 'none' || way === 'email') await deps.outbox.withdraw(tx, userId, pushKinds[kind]);
    }
  });
  return notificationsOf(deps, userId);
}
