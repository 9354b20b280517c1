import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notifications, Way } from '../../contract/daily-mail';
import type { PushState } from '../../contract/push';
import { pushWords as words } from '../../contract/words/push';
import { ApiError } from '../api/api-error';
import { sendsMail } from '../api/house';
import { useSaveNotifications } from '../daily-mail/queries';
import { Button } from '../ui/button';
import row from '../ui/row.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { abilityHere } from './browser-push';
import { InstallFirst } from './install-first';
import { keyQuery, useLeaveHere, useTakeHere, useTestPush } from './queries';

interface ThisBrowserProps {
  state: PushState;
  chosen: Notifications;
}

/** Whether notifications come here. Where they cannot, what he can do about it stands in place of a button that does nothing. */
export function ThisBrowser({ state, chosen }: ThisBrowserProps) {
  const [ability, setAbility] = useState(abilityHere);
  if (state.here) return <On />;
  if (ability === 'install-first') return <InstallFirst />;
  if (ability !== 'able') return <Unable why={words[ability]} />;
  return <Off state={state} chosen={chosen} onAsked={() => setAbility(abilityHere())} />;
}

/** Why there are none here, and what comes in their place. */
export function Unable({ why }: { why: string }) {
  return (
    <p>
      {why} {sendsMail() && words.byEmail}
    </p>
  );
}

/** What came by email comes as a notification from now on; what he has switched off stays off. */
const asNotification = (way: Way): Way => (way === 'email' ? 'push' : way);

function Off({ state, chosen, onAsked }: ThisBrowserProps & { onAsked: () => void }) {
  const key = useQuery(keyQuery).data?.key;
  const { status, show, clear } = useStatusMessage();
  const taking = useTakeHere();
  const saving = useSaveNotifications();
  const turnOn = async () => {
    if (!key) return;
    clear();
    const permission = await Notification.requestPermission();
    if (permission === 'default') show(words.dismissed);
    if (permission !== 'granted') return onAsked();
    try {
      await taking.mutateAsync(key);
      if (state.devices > 0) return;
      const { daily, dates } = chosen;
      await saving.mutateAsync({ ...chosen, daily: asNotification(daily), dates: asNotification(dates) });
    } catch {
      show(words.turnOnFailed, 'error');
    }
  };
  return (
    <>
      {state.devices > 0 && <p>{words.onElsewhere}</p>}
      <div>
        <Button
          kind="primary"
          disabled={!key}
          busy={taking.isPending}
          busyLabel={words.turningOn}
          onClick={() => void turnOn()}
        >
          {words.turnOn}
        </Button>
      </div>
      <StatusMessage status={status} />
    </>
  );
}

function On() {
  const { status, show, clear } = useStatusMessage();
  const testing = useTestPush();
  const leaving = useLeaveHere();
  const test = () => {
    clear();
    testing.mutate(undefined, {
      onSuccess: ({ message }) => show(message),
      onError: (error) => show((error instanceof ApiError && error.said) || words.testFailed, 'error'),
    });
  };
  return (
    <>
      <p>{words.on}</p>
      <div className={row.row}>
        <Button onClick={test} busy={testing.isPending}>
          {words.test}
        </Button>
        <Button
          busy={leaving.isPending}
          onClick={() => leaving.mutate(undefined, { onError: () => show(words.turnOffFailed, 'error') })}
        >
          {words.turnOff}
        </Button>
      </div>
      <StatusMessage status={status} />
    </>
  );
}
