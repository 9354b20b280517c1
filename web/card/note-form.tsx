import { useEffect, useRef } from 'react';
import type { CardLine } from '../../contract/card';
import { CardValue } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { cardValueLimit } from '../../contract/idea-limits';
import { faultIn } from '../../contract/text';
import { changedTo, serverSaid } from '../api/api-error';
import { useKeptText } from '../drafts/use-kept-text';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import row from '../ui/row.module.css';
import styles from '../ui/short-form.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import { faultAt, useSubmit } from '../ui/use-submit';
import { titleOf } from './lines';
import { useWriteOnCard } from './queries';

interface NoteFormProps {
  line: CardLine;
  onSaved: () => void;
  /** Where it can be closed without saving. */
  onCancel?: () => void;
}

/** The form opens at his tap: the field is where he goes next. */
function useFieldFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}

/** His short form, beside what she said last; beside nothing where she was never asked. */
export function NoteForm({ line, onSaved, onCancel }: NoteFormProps) {
  const { text, write, finish } = useKeptText(useOwner(), `card ${line.field}`);
  const saving = useWriteOnCard(line.field);
  const { status, show, clear } = useStatusMessage();
  const form = useFieldFocus();
  const answerId = line.said?.answerId;
  // What stands beside a word that was replaced is another note than the one beside her new word.
  const before =
    line.entries.find(({ quote, source }) => source !== 'replaced' && quote?.answerId === answerId)?.value ?? '';
  const save = async () => {
    clear();
    const value = text.trim();
    try {
      await saving.mutateAsync({ value, ...(answerId && { answerId }), basedOn: before });
      finish(value);
      onSaved();
    } catch (error) {
      const now = changedTo(error);
      const said = serverSaid(error) ?? words.saveFailed;
      show(now === null ? said : `${said} It is now: ${now}`, 'error');
    }
  };
  const { submit, errorAt } = useSubmit({
    check: () => faultAt('value', text.trim() === '' ? words.empty : faultIn(CardValue, text)),
    send: save,
  });
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={`${words.yourNote}, ${titleOf(line)}`}
        name="value"
        autoComplete="off"
        maxLength={cardValueLimit}
        placeholder={before || 'US 8½'}
        value={text}
        onChange={write}
        error={errorAt('value')}
      />
      <div className={row.row}>
        <Button kind="primary" size="small" type="submit" busy={saving.isPending} busyLabel="Saving...">
          Save
        </Button>
        {onCancel && (
          <Button kind="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <StatusMessage status={status} />
    </form>
  );
}
