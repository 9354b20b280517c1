import { memo, useMemo, useRef, useSyncExternalStore } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { timings } from '../../contract/limits';
import { dashboardAt } from '../../contract/paths';
import { Button } from '../ui/button';
import { useConfirm } from '../ui/confirm';
import { EmptyState } from '../ui/empty-state';
import journal from '../ui/journal.module.css';
import { Link } from '../ui/navigation';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import {
  clearEntries,
  isHistoryOnlyRemembered,
  type Entry as KeptEntry,
  removeEntry,
  watchHistory,
} from './browser-history';
import styles from './entries.module.css';
import { Entry } from './entry';
import { outcomesOf, unknownOutcome } from './outcomes';
import { useAskedOnPage } from './queries';
import { removals } from './removals';
import { useRestored } from './use-restored';

const words = assistantMessages;

interface EntriesProps {
  entries: readonly KeptEntry[];
  isAsking: boolean;
  onRetry: (entry: KeptEntry) => void;
}

/** What he asked in this browser, newest first. Memoized: typing in the box draws no reply anew. */
export const Entries = memo(({ entries, isAsking, onRetry }: EntriesProps) => {
  const asked = useAskedOnPage();
  const outcomes = useMemo(() => outcomesOf(asked), [asked]);
  const restored = useRestored(entries, outcomes);
  const { heading, status, remove, clear } = useRemovals();
  const isFleeting = useSyncExternalStore(watchHistory, isHistoryOnlyRemembered);
  return (
    <section className={styles.section} aria-labelledby="query-history">
      <div className={styles.head}>
        <h2 ref={heading} id="query-history" tabIndex={-1}>
          {words.history.title}
          {entries.length > 0 && <span className={styles.count}> {entries.length}</span>}
        </h2>
        {entries.length > 0 && (
          <Button kind="quiet" onClick={clear}>
            Clear All
          </Button>
        )}
      </div>
      {entries.length === 0 && <NothingYet />}
      {entries.length > 0 && (
        <ul className={journal.sheet}>
          {entries.map((entry) => (
            <li key={entry.timestamp}>
              <Entry
                entry={entry}
                outcome={outcomes.get(entry.timestamp) ?? unknownOutcome}
                restored={restored(entry)}
                isAsking={isAsking}
                onRetry={() => onRetry(entry)}
                onRemove={() => remove(entry)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.where}>
        {isFleeting
          ? 'This browser has no room to keep these: the newest are here until you reload or close this page.'
          : 'These are kept in this browser until you log out.'}{' '}
        <Link href={dashboardAt('query-history')}>All your conversations</Link>
      </p>
      <div className={styles.outcome}>
        <StatusMessage status={status} />
      </div>
    </section>
  );
});

function useRemovals() {
  const confirm = useConfirm();
  const { status, show } = useStatusMessage(timings.deleteConfirmation);
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = () => {
    show(words.deleted);
    // The button that had the focus is gone.
    heading.current?.focus({ preventScroll: true });
  };
  return {
    heading,
    status,
    remove: async ({ timestamp }: KeptEntry) => {
      if (!(await confirm(removals.one))) return;
      removeEntry(timestamp);
      removed();
    },
    clear: async () => {
      if (!(await confirm(removals.all))) return;
      clearEntries();
      removed();
    },
  };
}

function NothingYet() {
  return (
    <EmptyState icon="sparkle" title="What you ask will stand here">
      <p>Each answer comes with her own words and the day she said them, so that you can judge for yourself.</p>
    </EmptyState>
  );
}
