import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { FormError } from '../ui/status-message';
import type { useUndo } from './queries';

interface UndoButtonProps {
  undo: ReturnType<typeof useUndo>;
  /** What the server gave for it, with its answer or in its email. */
  proof: string;
  label: string;
  /** Said where the server said nothing. */
  failed: string;
}

/** One tap, and the emails are on again. */
export function UndoButton({ undo, proof, label, failed }: UndoButtonProps) {
  return (
    <>
      <Button kind="primary" busy={undo.isPending} onClick={() => undo.mutate(proof)}>
        {label}
      </Button>
      <FormError text={undo.error && (serverSaid(undo.error) ?? failed)} />
    </>
  );
}
