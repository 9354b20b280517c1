import { useEffect } from 'react';
import { messages } from '../../contract/messages';
import { type Path, paths } from '../../contract/paths';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { navigate } from '../ui/navigation';

interface ExpiryPromptProps {
  open: boolean;
  onAnswered: () => void;
}

export function ExpiryPrompt({ open, onAnswered }: ExpiryPromptProps) {
  useEffect(() => {
    if (!open) return;
    // What had the focus before is gone with the session.
    return () => document.querySelector('h1')?.focus();
  }, [open]);

  const goTo = (path: Path) => {
    onAnswered();
    navigate(path);
  };
  const logIn = () => {
    // He is there already, with the way back to what he was doing.
    if (location.pathname === paths.login) onAnswered();
    else goTo(paths.login);
  };
  return (
    <Dialog
      open={open}
      onClose={() => goTo(paths.start)}
      role="alertdialog"
      title="Session expired"
      actions={
        <>
          <Button onClick={() => goTo(paths.start)}>Not now</Button>
          <Button kind="primary" onClick={logIn}>
            Log in
          </Button>
        </>
      }
    >
      <p>{messages.session.expired}</p>
    </Dialog>
  );
}
