import { useState } from 'react';
import type { CalendarFeed } from '../../contract/calendar-feed';
import { feedMessages as words } from '../../contract/date-page-messages';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { Switch } from '../ui/checkbox';
import { Dialog } from '../ui/dialog';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { FeedAddress } from './feed-address';
import { lastReadInWords } from './feed-words';
import { useChangeFeed, useMakeFeed, useRevokeFeed } from './queries';

interface FeedDialogProps {
  feed: CalendarFeed | null;
  open: boolean;
  onClose: () => void;
}

export function FeedDialog({ feed, open, onClose }: FeedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Content feed={feed} />
    </Dialog>
  );
}

/** What is asked twice before it is done: the calendars that use the address would stop. */
type Doubt = 'renew' | 'revoke';

/** Inside the dialog, so that the address is forgotten with it. */
function Content({ feed }: { feed: CalendarFeed | null }) {
  const [address, setAddress] = useState<string | null>(null);
  const [wanted, setWanted] = useState(true);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const { status, show } = useStatusMessage();
  const [making, changing, revoking] = [useMakeFeed(), useChangeFeed(), useRevokeFeed()];
  const isDiscreet = feed?.discreet ?? wanted;
  const attempt = async (act: () => Promise<unknown>) => {
    setDoubt(null);
    try {
      await act();
    } catch (error) {
      show(serverSaid(error) ?? words.failed, 'error');
    }
  };
  const make = () => attempt(async () => setAddress((await making.mutateAsync(isDiscreet)).address));
  const revoke = () =>
    attempt(async () => {
      await revoking.mutateAsync();
      setAddress(null);
      show(words.revoked, 'success');
    });
  const setDiscreet = (discreet: boolean) =>
    feed ? attempt(() => changing.mutateAsync(discreet)) : setWanted(discreet);
  return (
    <div className={stack.stack}>
      <p>{words.secret}</p>
      {feed && !address && <p>{lastReadInWords(feed.last_read_at, Date.now())}</p>}
      {address && <FeedAddress address={address} />}
      <Switch label={words.discreet} hint={words.discreetHint} checked={isDiscreet} onChange={setDiscreet} />
      {doubt === null && (
        <div className={row.row}>
          {feed ? (
            <>
              {!address && <Button onClick={() => setDoubt('renew')}>{words.renew}</Button>}
              <Button kind="quiet" onClick={() => setDoubt('revoke')}>
                {words.revoke}
              </Button>
            </>
          ) : (
            <Button kind="primary" busy={making.isPending} onClick={make}>
              {words.make}
            </Button>
          )}
        </div>
      )}
      {doubt && <Sure doubt={doubt} onYes={doubt === 'renew' ? make : revoke} onNo={() => setDoubt(null)} />}
      <StatusMessage status={status} />
    </div>
  );
}

function Sure({ doubt, onYes, onNo }: { doubt: Doubt; onYes: () => void; onNo: () => void }) {
  return (
    <div role="alert" className={stack.stack}>
      <p>{doubt === 'renew' ? words.renewText : words.revokeText}</p>
      <div className={row.row}>
        <Button onClick={onNo}>Cancel</Button>
        <Button kind="danger" onClick={onYes}>
          {doubt === 'renew' ? words.renew : words.revoke}
        </Button>
      </div>
    </div>
  );
}
