import type { MailPreferences, WantedPreferences } from '../../contract/daily-mail';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { DAILY_KIND } from './compose-daily';
import { readPreferences, writePreferences } from './store';

export async function preferencesOf(deps: Deps, userId: string): Promise<MailPreferences> {
  const preferences = await readPreferences(deps.db, userId);
  if (!preferences) throw new Refusal('authentication_required');
  return preferences;
}

export async function savePreferences(deps: Deps, userId: string, wanted: WantedPreferences): Promise<MailPreferences> {
  await deps.transact(async (tx) => {
    await writePreferences(tx, userId, wanted);
    if (!wanted.dailyMail) await deps.outbox.withdraw(tx, userId, DAILY_KIND);
  });
  return preferencesOf(deps, userId);
}
