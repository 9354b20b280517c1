import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ideaMessages as words } from '../../contract/idea-messages';
import { IdeaTitle } from '../../contract/ideas';
import { faultIn } from '../../contract/text';
import { Button } from '../ui/button';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import { type Fault, useSubmit } from '../ui/use-submit';
import { IdeaDetails } from './idea-details';
import styles from './idea-form.module.css';
import { KindChoice } from './kind-choice';
import { priceOf } from './money';
import { TitleField } from './title-field';
import { hasMore, type Typed } from './typed-idea';

interface IdeaFormProps {
  typed: Typed;
  onType: (typed: Typed) => void;
  onSave: () => Promise<unknown>;
  saveLabel: string;
  busy: boolean;
  /** Called when he leaves the title. */
  onTitled?: (title: string) => void;
  children?: ReactNode;
}

function faultOf({ title, amount, currency }: Typed): Fault<'title' | 'amount'> | null {
  const fault = faultIn(IdeaTitle, title);
  if (fault) return { field: 'title', text: fault };
  return priceOf(amount, currency) === undefined ? { field: 'amount', text: words.amount } : null;
}

/** The title is enough; the rest is folded away until he wants it. */
export function IdeaForm({ typed, onType, onSave, saveLabel, busy, onTitled, children }: IdeaFormProps) {
  const [isOpen, setOpen] = useState(() => hasMore(typed));
  const check = () => {
    const fault = faultOf(typed);
    // At once: he is led to the field next, and in a closed fold it takes no focus.
    if (fault?.field === 'amount') flushSync(() => setOpen(true));
    return fault;
  };
  const { submit, errorAt } = useSubmit({ check, send: onSave });
  const change = (changed: Partial<Typed>) => onType({ ...typed, ...changed });
  return (
    <form className={stack.stack} onSubmit={submit} noValidate>
      <TitleField
        value={typed.title}
        onChange={(title) => change({ title })}
        onTitled={onTitled}
        error={errorAt('title')}
      />
      <KindChoice kind={typed.kind} onChoose={(kind) => change({ kind })} />
      <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>More</summary>
        <IdeaDetails typed={typed} change={change} amountFault={errorAt('amount')} isShown={isOpen} />
      </details>
      <div className={row.row}>
        <Button kind="primary" type="submit" busy={busy} busyLabel="Saving...">
          {saveLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
