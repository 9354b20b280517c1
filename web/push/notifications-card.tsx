import { useQuery } from '@tanstack/react-query';
import type { Notifications } from '../../contract/daily-mail';
import type { PushState } from '../../contract/push';
import { pushWords as words } from '../../contract/words/push';
import { sendsMail } from '../api/house';
import { notificationsQuery, preferencesQuery } from '../daily-mail/queries';
import { Card } from '../ui/card';
import { LoadFailure } from '../ui/load-failure';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import stack from '../ui/stack.module.css';
import { pushQuery } from './queries';
import { ThisBrowser, Unable } from './this-browser';
import { Ways } from './ways';

/** Whether this browser takes notifications, and by which way each kind comes. */
export function NotificationsCard() {
  const state = useQuery(pushQuery);
  const chosen = useQuery(notificationsQuery);
  const isLoading = state.isPending || chosen.isPending;
  const retry = () => Promise.all([state.refetch(), chosen.refetch()]);
  return (
    <Card title={words.title}>
      <div className={stack.stack}>
        <p>{words.about}</p>
        {isLoading && <Skeleton lines={3} />}
        <LoadFailure
          text={words.loadFailed}
          failed={state.isLoadingError || chosen.isLoadingError}
          onRetry={() => void retry()}
        />
        {state.data && chosen.data && <Choices state={state.data} chosen={chosen.data} />}
      </div>
    </Card>
  );
}

function Choices({ state, chosen }: { state: PushState; chosen: Notifications }) {
  const isPushed = [chosen.daily, chosen.dates].some((way) => way === 'push' || way === 'both');
  const why = isPushed && whyEmailed(state);
  const mail = useQuery(preferencesQuery).data;
  const staysOff = (chosen.daily === 'push' && !mail?.dailyMail) || (chosen.dates === 'push' && !mail?.dateMail);
  return (
    <>
      {why && (
        <Notice tone="warning">
          {why} {sendsMail() && words.emailed} {mail && staysOff && words.staysOff}
        </Notice>
      )}
      {state.offered ? <ThisBrowser state={state} chosen={chosen} /> : <Unable why={words.notSetUp} />}
      {(state.devices > 0 || isPushed) && <Ways chosen={chosen} />}
    </>
  );
}

/** Why an email comes though he chose a notification. */
function whyEmailed({ offered, devices, failing }: PushState): string | null {
  if (!offered || devices === 0) return words.noDevice;
  return failing === devices ? words.failing : null;
}
