import { settingsMessages } from '../../contract/settings-messages';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { FormError } from '../ui/status-message';
import type { useUndo } from './queries';

/** One tap, and the daily email is on again. */
export function UndoButton({ undo, label }: { undo: ReturnType<typeof useUndo>; label: string }) {
  return (
    <>
      <Button kind="primary" busy={undo.isPending} onClick={() => undo.mutate()}>
        {label}
      </Button>
      <FormError text={undo.error && (serverSaid(undo.error) ?? settingsMessages.unsubscribe.undoFailed)} />
    </>
  );
}
