import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ideaLimits } from '../../contract/idea-limits';
import { ideaMessages as words } from '../../contract/idea-messages';
import { type Idea, type IdeaKind, IdeaTitle, ideaKinds } from '../../contract/ideas';
import { faultIn } from '../../contract/text';
import { Button } from '../ui/button';
import { Select } from '../ui/select';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import { type Fault, useSubmit } from '../ui/use-submit';
import styles from './idea-form.module.css';
import { asTyped, currencies, priceOf } from './money';

/** What he types of an idea. */
export interface Typed {
  kind: IdeaKind;
  title: string;
  note: string;
  where: string;
  amount: string;
  currency: string;
  plannedFor: string;
}

export const nothing: Typed = {
  kind: 'gift',
  title: '',
  note: '',
  where: '',
  amount: '',
  currency: 'USD',
  plannedFor: '',
};

export const typedOf = ({ kind, title, note, where, price, plannedFor }: Idea): Typed => ({
  ...{ kind, title, note, where, plannedFor: plannedFor ?? '' },
  amount: price ? asTyped(price) : '',
  currency: price?.currency ?? nothing.currency,
});

/** As it is sent. */
export const written = ({ amount, currency, plannedFor, ...rest }: Typed) => ({
  ...rest,
  price: priceOf(amount, currency) ?? null,
  plannedFor: plannedFor || null,
});

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
  const [isOpen, setOpen] = useState(() => typed.note + typed.where + typed.amount + typed.plannedFor !== '');
  const check = () => {
    const fault = faultOf(typed);
    // At once: he is led to the field next, and in a closed fold it takes no focus.
    if (fault?.field === 'amount') flushSync(() => setOpen(true));
    return fault;
  };
  const { submit, errorAt } = useSubmit({ check, send: onSave });
  const change = (changed: Partial<Typed>) => onType({ ...typed, ...changed });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={words.what}
        name="title"
        autoComplete="off"
        maxLength={ideaLimits.title}
        value={typed.title}
        onChange={(title) => change({ title })}
        onBlur={() => onTitled?.(typed.title.trim())}
        error={errorAt('title')}
      />
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">Kind</legend>
        {ideaKinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            kind={kind === typed.kind ? 'primary' : 'secondary'}
            aria-pressed={kind === typed.kind}
            onClick={() => change({ kind })}
          >
            {words.kinds[kind]}
          </Button>
        ))}
      </fieldset>
      <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>More</summary>
        <Details typed={typed} change={change} amountFault={errorAt('amount')} />
      </details>
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" busy={busy} busyLabel="Saving...">
          {saveLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}

interface DetailsProps {
  typed: Typed;
  change: (changed: Partial<Typed>) => void;
  amountFault: string | null;
}

function Details({ typed, change, amountFault }: DetailsProps) {
  const codes = [...new Set<string>([...currencies, typed.currency])];
  return (
    <div className={styles.details}>
      <TextArea
        label={words.note}
        optional
        name="note"
        limit={ideaLimits.note}
        value={typed.note}
        onChange={(note) => change({ note })}
      />
      <TextField
        label={words.where}
        optional
        name="where"
        autoComplete="off"
        maxLength={ideaLimits.where}
        value={typed.where}
        onChange={(where) => change({ where })}
      />
      <div className={styles.price}>
        <TextField
          label={words.price}
          optional
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          onChange={(amount) => change({ amount })}
          error={amountFault}
        />
        <Select
          label={words.currency}
          value={typed.currency}
          onChange={(currency) => change({ currency })}
          options={codes.map((code) => ({ value: code, label: code }))}
        />
      </div>
      <TextField
        label={words.plannedFor}
        optional
        name="plannedFor"
        type="date"
        value={typed.plannedFor}
        onChange={(plannedFor) => change({ plannedFor })}
      />
    </div>
  );
}
