import { useRef, useState } from 'react';
import { herNameMessages as words } from '../../contract/her-name';
import { serverSaid } from '../api/api-error';
import { useHerName } from '../session/her-name';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useSubmit } from '../ui/use-submit';
import { HerNameField } from './her-name-field';
import { useSaveHerName } from './queries';

/** Her name, to give, change or remove. */
export function HerNameSettings() {
  const saved = useHerName();
  /** What he is typing; null while that is what is saved. */
  const [typed, setTyped] = useState<string | null>(null);
  const { status, show, clear } = useStatusMessage();
  const saving = useSaveHerName();
  const shown = typed ?? saved ?? '';

  const isRemoving = saving.isPending && saving.variables === null;
  const field = useRef<HTMLInputElement>(null);

  const save = async (name: string) => {
    if (saving.isPending) return;
    clear();
    try {
      const { her_name } = await saving.mutateAsync(name.trim() || null);
      setTyped(null);
      show(her_name ? words.saved : words.removed);
      // The button that removes it goes with the name.
      if (!her_name) field.current?.focus();
    } catch (error) {
      show(serverSaid(error) ?? words.saveFailed, 'error');
    }
  };
  const { submit } = useSubmit({
    check: () => null,
    send: () => save(shown),
    isNothing: shown.trim() === (saved ?? ''),
  });
  return (
    <Card title={words.label}>
      <form className={stack.stack} onSubmit={submit} noValidate>
        <HerNameField ref={field} label={words.label} hint={words.hint} optional value={shown} onChange={setTyped} />
        <div className={row.row}>
          <Button kind="primary" type="submit" busy={saving.isPending && !isRemoving} busyLabel="Saving...">
            {words.save}
          </Button>
          {saved !== null && (
            <Button kind="quiet" busy={isRemoving} onClick={() => save('')}>
              {words.remove}
            </Button>
          )}
        </div>
        <StatusMessage status={status} />
      </form>
    </Card>
  );
}
