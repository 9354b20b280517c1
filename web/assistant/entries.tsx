import { memo, useMemo, useSyncExternalStore } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { timings } from '../../contract/limits';
import { dashboardAt } from '../../contract/paths';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ListOutcome } from '../ui/list-outcome';
import { Link } from '../ui/navigation';
import stack from '../ui/stack.module.css';
import { isHistoryOnlyRemembered, type Entry as KeptEntry, watchHistory } from './browser-history';
import { Days } from './days';
import { useRemoveKept } from './deleting';
import styles from './entries.module.css';
import { Entry } from './entry';
import { outcomesOf, unknownOutcome } from './outcomes';
import { useAskedOnPage } from './queries';
import { removals } from './removals';
import { useRemovals } from './use-removals';
import { useRestored } from './use-restored';
import { useStillThere } from './use-still-there';

const words = assistantMessages;

interface EntriesProps {
  entries: readonly KeptEntry[];
  isAsking: boolean;
  /** The timestamp of the entry whose answer he waited for, once it is there. */
  arrived: string | null;
  onRetry: (entry: KeptEntry) => void;
  onExample: (question: string) => void;
}

/** What he asked in this browser, newest first. Memoized: typing in the box draws no reply anew. */
export const Entries = memo(({ entries, isAsking, arrived, onRetry, onExample }: EntriesProps) => {
  const asked = useAskedOnPage();
  const outcomes = useMemo(() => outcomesOf(asked), [asked]);
  const restored = useRestored(entries, outcomes);
  const { heading, status, removing, isClearing, remove, clear } = useRemovals({
    removal: useRemoveKept(),
    beforeOne: ({ response }) => (response ? removals.entry : removals.unanswered),
    beforeAll: removals.entries,
    cleared: words.deleted,
    lasting: timings.deleteConfirmation,
  });
  useStillThere(entries.length > 0);
  return (
    <section className={stack.stack} aria-labelledby="query-history">
      <div className={styles.head}>
        <h2 ref={heading} id="query-history" tabIndex={-1}>
          {words.history.title}
          {entries.length > 0 && <span className={styles.count}> {entries.length}</span>}
        </h2>
        {entries.length > 0 && (
          <Button kind="quiet" busy={isClearing} busyLabel="Clearing..." disabled={isAsking} onClick={clear}>
            Clear All
          </Button>
        )}
      </div>
      {entries.length === 0 && <NothingYet />}
      <Days items={entries} keyOf={({ timestamp }) => timestamp}>
        {(entry) => (
          <Entry
            entry={entry}
            outcome={outcomes.get(entry.timestamp) ?? unknownOutcome}
            restored={restored(entry)}
            isNewest={entry === entries[0]}
            isArrived={entry.timestamp === arrived}
            isAsking={isAsking}
            isRemoving={entry.timestamp === removing?.timestamp}
            onRetry={() => onRetry(entry)}
            onRemove={() => remove(entry)}
            onExample={onExample}
          />
        )}
      </Days>
      <WhereTheseAre />
      <ListOutcome status={status} />
    </section>
  );
});

/** Which of the two histories this is, and where the other one stands. */
function WhereTheseAre() {
  const isFleeting = useSyncExternalStore(watchHistory, isHistoryOnlyRemembered);
  return (
    <p className={styles.where}>
      {isFleeting
        ? 'This browser has no room to keep these. The newest stay here until you reload or close this page.'
        : 'What you ask on this page is kept in this browser until you log out.'}{' '}
      <Link href={dashboardAt('query-history')}>All your conversations</Link> stay on the server, encrypted, until you
      delete them. Deleting in one place deletes in both.
    </p>
  );
}

function NothingYet() {
  return (
    <EmptyState icon="sparkle" title="Your questions will appear here">
      <p>Each answer comes with her own words and the day she said them, so you can judge for yourself.</p>
    </EmptyState>
  );
}
