import { settingsMessages } from '../../contract/settings-messages';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { FormError } from '../ui/status-message';
import type { useUndo } from './queries';

interface UndoButtonProps {
  undo: ReturnType<typeof useUndo>;
  /** What the server gave for it, with its answer or in its email. */
  proof: string;
  label: string;
}

/** One tap, and the daily email is on again. */
export function UndoButton({ undo, proof, label }: UndoButtonProps) {
  return (
    <>
      <Button kind="primary" busy={undo.isPending} onClick={() => undo.mutate(proof)}>
        {label}
      </Button>
      <FormError text={undo.error && (serverSaid(undo.error) ?? settingsMessages.unsubscribe.undoFailed)} />
    </>
  );
}
