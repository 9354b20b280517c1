import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { can } from '../../contract/access';
import type { MailPreferences } from '../../contract/daily-mail';
import { settingsMessages } from '../../contract/settings-messages';
import { pushWords } from '../../contract/words/push';
import { sendsMail } from '../api/house';
import { useAccess } from '../session/access';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Checkbox } from '../ui/checkbox';
import { LoadFailure } from '../ui/load-failure';
import { Select } from '../ui/select';
import { Skeleton } from '../ui/skeleton';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import styles from './mail-preferences-form.module.css';
import { hourOptions, zoneOptions } from './preference-options';
import { notificationsQuery, preferencesQuery, useSavePreferences } from './queries';

const words = settingsMessages.preferences;

/** Which emails come by themselves, and when. */
export function MailPreferencesForm() {
  const { data, isPending, isLoadingError, refetch } = useQuery(preferencesQuery);
  return (
    <Card title={words.title}>
      {!sendsMail() && <p>{settingsMessages.preferences.noMail}</p>}
      {isPending && <Skeleton lines={3} />}
      {isLoadingError && <LoadFailure text={words.loadFailed} onRetry={refetch} />}
      {data && <PreferencesForm saved={data} />}
    </Card>
  );
}

/** What he chose while the rest was on its way. */
function unsent(chosen: Partial<MailPreferences>, sent: MailPreferences): Partial<MailPreferences> {
  const isNew = ([name, value]: [string, unknown]) => value !== sent[name as keyof MailPreferences];
  return Object.fromEntries(Object.entries(chosen).filter(isNew));
}

function PreferencesForm({ saved }: { saved: MailPreferences }) {
  const [changed, setChanged] = useState<Partial<MailPreferences>>({});
  const { status, show, clear } = useStatusMessage();
  const saving = useSavePreferences();
  const ways = useQuery(notificationsQuery).data;
  const insteadOf = (kind: 'daily' | 'dates', isOn: boolean) => isOn && ways?.[kind] === 'push' && pushWords.instead;
  const mayQuote = can(useAccess(), 'ask-assistant');
  const shown = { ...saved, ...changed };
  const choose = (choice: Partial<MailPreferences>) => setChanged((before) => ({ ...before, ...choice }));

  const save = useOneAtATime(async () => {
    clear();
    try {
      const { dailyMail, hour } = shown;
      // The zone and the rest only where he chose them: saved along, a trip's zone would hold when he is home again.
      await saving.mutateAsync({ ...changed, dailyMail, hour });
      setChanged((now) => unsent(now, shown));
      show(words.saved);
    } catch {
      show(words.saveFailed);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={stack.stack} onSubmit={submit}>
      <Checkbox
        label={words.dailyMail}
        hint={insteadOf('daily', shown.dailyMail)}
        checked={shown.dailyMail}
        onChange={(dailyMail) => choose({ dailyMail })}
      />
      <Checkbox
        label={words.dateMail}
        hint={insteadOf('dates', shown.dateMail)}
        checked={shown.dateMail}
        onChange={(dateMail) => choose({ dateMail })}
      />
      <Checkbox
        label={words.quoteHerWords}
        hint={mayQuote ? words.quoteMeans : `${words.quotePremium} ${words.quoteMeans}`}
        checked={shown.quoteHerWords}
        disabled={!shown.quoteHerWords && (!mayQuote || !shown.dateMail)}
        onChange={(quoteHerWords) => choose({ quoteHerWords })}
      />
      <div className={styles.when}>
        <Select
          label="Hour"
          value={String(shown.hour)}
          options={hourOptions()}
          onChange={(hour) => choose({ hour: Number(hour) })}
        />
        <Select
          label="Time zone"
          value={shown.timeZone}
          options={zoneOptions(shown.timeZone)}
          onChange={(timeZone) => choose({ timeZone })}
        />
      </div>
      <div>
        <Button kind="primary" type="submit" busy={saving.isPending} busyLabel="Saving...">
          {words.save}
        </Button>
      </div>
      <StatusMessage status={status} />
    </form>
  );
}
