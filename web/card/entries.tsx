import type { CardEntry, CardLine } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import styles from './card-line.module.css';
import { titleOf } from './lines';
import { useTakeOffCard } from './queries';

const became: Partial<Record<CardEntry['source'], string>> = {
  ...{ edited: words.edited, replaced: words.replaced, gone: words.gone },
};

/** What he wrote or pinned on a line, each to be taken off again. */
export function Entries({ line }: { line: CardLine }) {
  const removing = useTakeOffCard(line.field);
  const { status, show } = useStatusMessage();
  const remove = (id: string) =>
    removing.mutate(id, {
      onSuccess: () => show(words.removed),
      onError: (error) => show(serverSaid(error) ?? words.removeFailed, 'error'),
    });
  return (
    <>
      {line.entries.map((entry) => (
        <div key={entry.id} className={styles.entry}>
          {entry.value && (
            <span dir="auto" className={styles.value}>
              {entry.value}
            </span>
          )}
          {became[entry.source] && <span className={styles.hint}>{became[entry.source]}</span>}
          <Button
            kind="quiet"
            size="small"
            aria-label={`Remove ${entry.value || 'her words'}, ${titleOf(line)}`}
            busy={removing.isPending && removing.variables === entry.id}
            onClick={() => remove(entry.id)}
          >
            Remove
          </Button>
        </div>
      ))}
      <StatusMessage status={status} />
    </>
  );
}
