import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { FormError } from '../ui/status-message';
import type { useUndo } from './queries';

interface UndoButtonProps {
  undo: ReturnType<typeof useUndo>;
  label: string;
  /** Said where the server said nothing. */
  failed: string;
}

/** One tap, and the emails are on again. */
export function UndoButton({ undo, label, failed }: UndoButtonProps) {
  return (
    <>
      <Button kind="primary" busy={undo.isPending} onClick={() => undo.mutate()}>
        {label}
      </Button>
      <FormError text={undo.error && (serverSaid(undo.error) ?? failed)} />
    </>
  );
}
