import { useId, useRef, useState } from 'react';
import { datePageMessages as words } from '../../contract/date-page-messages';
import type { ImportantDate } from '../../contract/dates';
import { inDays } from '../../contract/days';
import { serverSaid } from '../api/api-error';
import { useHerName } from '../session/her-name';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import { useConfirm } from '../ui/confirm';
import { counted } from '../ui/counted';
import { EmptyState } from '../ui/empty-state';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useToday } from '../ui/use-today';
import { isEditBegun } from './date-draft';
import { fieldsOf, givenOf } from './date-fields';
import { DateForm } from './date-form';
import { dayInShort, labelWith, remindersInWords, whenInShort } from './date-words';
import styles from './dates.module.css';
import fold from './fold.module.css';
import { useEditDate, useRemoveDate } from './queries';

/** What he keeps, the nearest first. */
export function DateList({ kept }: { kept: readonly ImportantDate[] }) {
  const owner = useOwner();
  const [editing, setEditing] = useState(() => kept.find(({ id }) => isEditBegun(owner, id))?.id ?? null);
  const { status, show } = useStatusMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  /** Where the form or the entry goes, the focus would go with it. */
  const settle = (said: string | null) => {
    setEditing(null);
    if (said !== null) show(said, 'success');
    heading.current?.focus();
  };
  return (
    <section className={stack.stack} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {words.listTitle}
      </h2>
      <StatusMessage status={status} />
      {kept.length === 0 && (
        <EmptyState title={words.empty}>
          <p>{words.emptyHint}</p>
        </EmptyState>
      )}
      {kept.length > 0 && (
        <ul className={`${styles.list} ${styles.framed}`}>
          {kept.map((date) => (
            <li key={date.id} className={styles.entry}>
              {editing === date.id ? (
                <Editing date={date} onDone={settle} />
              ) : (
                <Kept date={date} onEdit={() => setEditing(date.id)} onRemoved={settle} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Editing({ date, onDone }: { date: ImportantDate; onDone: (said: string | null) => void }) {
  const edit = useEditDate();
  const name = useHerName();
  const label = labelWith(name, date);
  return (
    <DateForm
      title={`${words.edit}: ${label}`}
      of={date.id}
      begunWith={fieldsOf(date)}
      onSave={async (fields) => {
        await edit.mutateAsync({ id: date.id, ...givenOf(fields), basedOn: fields.basedOn ?? undefined });
        onDone(`${fields.label} saved`);
      }}
      onCancel={() => onDone(null)}
    />
  );
}

interface KeptProps {
  date: ImportantDate;
  onEdit: () => void;
  onRemoved: (said: string) => void;
}

function Kept({ date, onEdit, onRemoved }: KeptProps) {
  const today = useToday();
  const confirm = useConfirm();
  const removing = useRemoveDate();
  const { status, show } = useStatusMessage();
  const label = labelWith(useHerName(), date);
  const remove = async () => {
    const text = words.removeText;
    if (!(await confirm({ title: `${words.remove} ${label}`, text, confirmLabel: words.remove, danger: true }))) return;
    try {
      await removing.mutateAsync(date.id);
      onRemoved(`${label} removed`);
    } catch (error) {
      show(serverSaid(error) ?? words.removeFailed, 'error');
    }
  };
  return (
    <>
      <div className={styles.words}>
        <h3 dir="auto" className={styles.label}>
          {label}
        </h3>
        <p>
          {whenInShort(date.next, date.rule.kind === 'month', today)}
          <span className={styles.near}> · {inDays(date.daysLeft)}</span>
          {date.years !== null && ` · ${counted(date.years, 'year')}`}
        </p>
        <p className={styles.hint}>{remindersInWords(date.rule, date.leads, today)}</p>
        <HowTheyWent went={date.went} today={today} />
      </div>
      <div className={styles.buttons}>
        <Button kind="quiet" size="small" aria-label={`${words.edit} ${label}`} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button
          kind="quiet"
          size="small"
          busy={removing.isPending}
          aria-label={`${words.remove} ${label}`}
          onClick={remove}
        >
          {words.remove}
        </Button>
      </div>
      <StatusMessage status={status} />
    </>
  );
}

function HowTheyWent({ went, today }: { went: ImportantDate['went']; today: string }) {
  if (went.length === 0) return null;
  return (
    <details className={`${fold.fold} ${styles.went}`}>
      <summary>{words.howItWent}</summary>
      <dl>
        {went.map(({ occurrence, text }) => (
          <div key={occurrence}>
            <dt>{dayInShort(occurrence, today)}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
