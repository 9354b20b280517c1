import { can } from '../../contract/access';
import type { MailPreferences, WantedPreferences } from '../../contract/daily-mail';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { outboxKinds } from './mail-kinds';
import { readPreferences, writePreferences } from './store';

export async function preferencesOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<MailPreferences> {
  const preferences = await readPreferences(db, userId);
  if (!preferences) throw new Refusal('authentication_required');
  return preferences;
}

type Chooser = Pick<Caller, 'id' | 'isAdmin' | 'isPremium'>;

export async function savePreferences(deps: Deps, who: Chooser, wanted: WantedPreferences): Promise<MailPreferences> {
  await deps.transact(async (tx) => {
    if (wanted.quoteHerWords && !can(who, 'ask-assistant')) {
      // Once chosen it may stay as it is; it means nothing without Premium.
      if (!(await preferencesOf({ db: tx }, who.id)).quoteHerWords) throw new Refusal('quotes_need_premium');
    }
    await writePreferences(tx, who.id, wanted);
    if (!wanted.dailyMail) await deps.outbox.withdraw(tx, who.id, outboxKinds.daily);
    if (wanted.dateMail === false) await deps.outbox.withdraw(tx, who.id, outboxKinds.dates);
  });
  return preferencesOf(deps, who.id);
}
