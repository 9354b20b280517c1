import { useEffect, useRef, useState } from 'react';
import { datePageMessages as words } from '../../contract/date-page-messages';
import { limits } from '../../contract/limits';
import { serverSaid } from '../api/api-error';
import { NotKept } from '../drafts/not-kept';
import { boundTo } from '../ui/bound-to';
import { Button } from '../ui/button';
import row from '../ui/row.module.css';
import { Select } from '../ui/select';
import stack from '../ui/stack.module.css';
import { FormError } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import { useSubmit } from '../ui/use-submit';
import { useToday } from '../ui/use-today';
import { useDateDraft } from './date-draft';
import { type DateFields, faultOf, ruleOf } from './date-fields';
import styles from './date-form.module.css';
import { previewOf } from './date-words';
import fold from './fold.module.css';
import { ReminderChoice } from './reminder-choice';
import { WhenFields } from './when-fields';

interface DateFormProps {
  /** What names the form. */
  title: string;
  /** The date that is changed; null for a new one. */
  of: string | null;
  begunWith: DateFields;
  /** Rejects with what the server said. */
  onSave: (fields: DateFields) => Promise<unknown>;
  onCancel: () => void;
}

const kinds = (['day', 'weekday', 'month'] as const).map((value) => ({ value, label: words.kinds[value] }));

/** The day first, as that is all that most of them need; the rest is folded away. */
export function DateForm({ title, of, begunWith, onSave, onCancel }: DateFormProps) {
  const { begun, fields, change, drop } = useDateDraft(of, begunWith);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNamedByHim = begun.label === '';

  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  const { submit, errorAt } = useSubmit({
    check: () => faultOf(fields),
    begin: () => setFailure(null),
    send: async () => {
      setBusy(true);
      try {
        await onSave(fields);
        drop();
      } catch (error) {
        setBusy(false);
        setFailure(serverSaid(error) ?? words.saveFailed);
      }
    },
  });
  const giveUp = () => {
    drop();
    onCancel();
  };
  const bind = boundTo(fields, change);
  const name = (
    <TextField
      label={words.name}
      autoComplete="off"
      maxLength={limits.dates.label}
      error={errorAt('label')}
      {...bind('label')}
    />
  );
  return (
    <form ref={form} className={stack.stack} aria-label={title} onSubmit={submit} noValidate>
      {isNamedByHim && name}
      <WhenFields fields={fields} change={change} error={errorAt('month')} />
      <Preview fields={fields} />
      <details className={`${fold.fold} ${styles.more}`}>
        <summary>{words.more}</summary>
        <div className={stack.stack}>
          {!isNamedByHim && name}
          <Select label={words.kind} options={kinds} {...bind('kind')} />
          <ReminderChoice leads={fields.leads} error={errorAt('leads')} onChange={(leads) => change({ leads })} />
          <TextField
            label={words.calendarTitle}
            hint={words.calendarTitleHint}
            optional
            autoComplete="off"
            maxLength={limits.dates.label}
            {...bind('discreetTitle')}
          />
        </div>
      </details>
      <div className={row.row}>
        <Button kind="primary" type="submit" busy={isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={giveUp}>
          {words.cancel}
        </Button>
      </div>
      <FormError text={failure} />
      <NotKept />
    </form>
  );
}

/** Its line is there from the beginning: nothing jumps when the day is known. */
function Preview({ fields }: { fields: DateFields }) {
  const today = useToday();
  const rule = ruleOf(fields);
  return (
    <p className={styles.preview} role="status">
      {rule &&
        previewOf(
          rule,
          fields.leads.toSorted((a, b) => b - a),
          today,
        )}
    </p>
  );
}
