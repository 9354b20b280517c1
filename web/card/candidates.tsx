import { useQuery } from '@tanstack/react-query';
import type { CardLine, CardQuote as Quote } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { LoadFailure } from '../ui/load-failure';
import { CardQuote } from '../ui/page/card-quote';
import styles from '../ui/short-form.module.css';
import { Skeleton } from '../ui/skeleton';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { titleOf } from './lines';
import { candidatesQuery, useWriteOnCard } from './queries';

/** Where she may have said it. One tap puts it on her card; nothing gets there by itself. */
export function Candidates({ line, onPinned }: { line: CardLine; onPinned: () => void }) {
  const { data, isPending, refetch } = useQuery(candidatesQuery(line.field));
  const pinning = useWriteOnCard(line.field);
  const { status, show } = useStatusMessage();
  if (isPending) return <Skeleton lines={2} />;
  if (!data) return <LoadFailure text={words.findFailed} onRetry={refetch} />;
  const pin = async ({ answerId, start, end }: Quote) => {
    try {
      await pinning.mutateAsync({ value: '', answerId, start, end });
      onPinned();
    } catch (error) {
      show(serverSaid(error) ?? words.saveFailed, 'error');
    }
  };
  return (
    <div className={styles.form}>
      {data.quotes.length === 0 && <p>{words.findNone}</p>}
      {data.quotes.map((quote) => (
        <div key={quote.answerId}>
          <CardQuote quote={quote} about={titleOf(line)} />
          <Button size="small" busy={pinning.isPending} onClick={() => pin(quote)}>
            {words.pin}
          </Button>
        </div>
      ))}
      <StatusMessage status={status} />
    </div>
  );
}
