import { useEffect, useState } from 'react';
import { paths } from '../../contract/paths';
import { phone } from '../../contract/words/phone';
import { useSendWaiting } from '../answers/use-send-waiting';
import { sealedStorage } from '../api/sealed-storage';
import { useWaiting } from '../drafts/use-waiting';
import { guardLogout, useSession } from '../session/session';
import { useOwner } from '../session/use-owner';
import { useConfirm } from '../ui/confirm';
import { weekdayOf } from '../ui/dates';
import { Link } from '../ui/navigation';
import { useOnline } from '../ui/use-online';
import styles from './line.module.css';

/** Sends what waits, wherever in the app he is, and says how it stands. */
export function WaitingLine() {
  const owner = useOwner();
  const { lastOwner } = useSession();
  const waiting = useWaiting(owner || lastOwner);
  const [saved, setSaved] = useState<string | null>(null);
  useSendWaiting(owner, waiting, ({ writtenAt }) => setSaved(phone.saved(weekdayOf(new Date(writtenAt)))));
  useAskBeforeLeaving(owner !== '' && waiting.length > 0);
  useEffect(() => void sealedStorage.open(), []);

  const isOnline = useOnline();
  const isHisTurn = waiting.some(({ refused }) => refused);
  const said =
    waiting.length > 0 ? (isOnline ? phone.waiting : phone.offlineWaiting) : isOnline ? saved : phone.offline;
  return (
    <div role="status">
      {owner === '' && waiting.length > 0 && <p className={styles.line}>{phone.logInToSend}</p>}
      {owner !== '' && isHisTurn && (
        <p className={styles.line}>
          {phone.needsYou} <Link href={paths.questionOfTheDay}>{phone.lookAtIt}</Link>
        </p>
      )}
      {(owner !== '' || !isOnline) && !isHisTurn && said && <p className={styles.line}>{said}</p>}
    </div>
  );
}

/** A logout wipes what waits: not without his word. */
function useAskBeforeLeaving(isNeeded: boolean): void {
  const confirm = useConfirm();
  useEffect(() => {
    if (!isNeeded) return;
    return guardLogout(() =>
      confirm({
        title: phone.leaveTitle,
        text: phone.leaving,
        confirmLabel: phone.leave,
        cancelLabel: phone.stay,
        danger: true,
      }),
    );
  }, [isNeeded, confirm]);
}
