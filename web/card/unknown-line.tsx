import { useId, useState } from 'react';
import { can } from '../../contract/access';
import type { CardLine } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { paths } from '../../contract/paths';
import { serverSaid } from '../api/api-error';
import { useAskBesides } from '../questions/queries';
import { useAccess } from '../session/access';
import { Button } from '../ui/button';
import { Link } from '../ui/navigation';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { Candidates } from './candidates';
import { titleOf } from './lines';
import { NoteForm } from './note-form';
import styles from './unknown-line.module.css';

/** A line that nothing is known of: ask her, look through what she said, or write it down. */
export function UnknownLine({ line, onFilled }: { line: CardLine; onFilled: () => void }) {
  const id = useId();
  const access = useAccess();
  const [open, setOpen] = useState<'note' | 'candidates' | null>(null);
  const toggle = (part: 'note' | 'candidates') => setOpen((now) => (now === part ? null : part));
  const wayTo = (part: 'note' | 'candidates', label: string) => (
    <Button kind="quiet" size="small" aria-describedby={id} aria-expanded={open === part} onClick={() => toggle(part)}>
      {label}
    </Button>
  );
  return (
    <li className={styles.unknown}>
      <div className={styles.row}>
        <span id={id}>{titleOf(line)}</span>
        <div className={styles.ways}>
          <AskHer ask={line.ask} describedBy={id} />
          {can(access, 'plan-gifts') && wayTo('candidates', words.find)}
          {wayTo('note', words.yourNote)}
        </div>
      </div>
      {open === 'note' && <NoteForm line={line} onSaved={onFilled} />}
      {open === 'candidates' && <Candidates line={line} onPinned={onFilled} />}
    </li>
  );
}

/** Puts the question in line, besides today's. */
function AskHer({ ask, describedBy }: { ask: CardLine['ask']; describedBy: string }) {
  const asking = useAskBesides();
  const { status, show } = useStatusMessage();
  if (!ask) return <NoQuestion />;
  if (ask.isWaiting) return <Link href={paths.questionOfTheDay}>{words.waiting}</Link>;
  const press = () =>
    asking.mutate(ask.questionId, { onError: (error) => show(serverSaid(error) ?? words.askFailed, 'error') });
  return (
    <>
      <Button size="small" aria-describedby={describedBy} busy={asking.isPending} onClick={press}>
        {words.askHer}
      </Button>
      <StatusMessage status={status} />
    </>
  );
}

/** The pool asks for nearly everything. What it does not ask for, he may ask in words of his own, and find her answer from here. */
function NoQuestion() {
  if (!can(useAccess(), 'write-questions')) return <span>{`${words.noQuestion} ${words.askYourself}`}</span>;
  return (
    <span>
      {words.noQuestion} <Link href={paths.addQuestion}>{words.writeOwn}</Link>
    </span>
  );
}
