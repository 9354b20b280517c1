import { useState } from 'react';
import { stripMessages as words } from '../../contract/date-page-messages';
import type { WentQuestion } from '../../contract/dates';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import styles from './dates-strip.module.css';
import { useGaveIt } from './queries';

type Planned = WentQuestion['planned'];

/** What he meant to give: a tap says that he did, and his ideas know it. */
export function PlannedGifts({ planned }: { planned: Planned }) {
  // Asked for anew, the server names it no more: it stays to say what became of it.
  const [shown] = useState(planned);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.gifts}>
      {shown.map((gift) => (
        <PlannedGift key={gift.id} gift={gift} />
      ))}
    </ul>
  );
}

function PlannedGift({ gift: { id, title } }: { gift: Planned[number] }) {
  const giving = useGaveIt();
  const { status, show } = useStatusMessage();
  const give = () => giving.mutate(id, { onError: (error) => show(serverSaid(error) ?? words.gaveFailed, 'error') });
  return (
    <li>
      <span dir="auto">{words.didYouGive(title)}</span>
      {giving.isSuccess ? (
        <span role="status">{words.gaveNoted}</span>
      ) : (
        <Button
          kind="secondary"
          size="small"
          busy={giving.isPending}
          aria-label={`${words.gave}: ${title}`}
          onClick={give}
        >
          {words.gave}
        </Button>
      )}
      <StatusMessage status={status} />
    </li>
  );
}
