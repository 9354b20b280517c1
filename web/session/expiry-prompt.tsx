import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

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

  const goTo = (path: string) => {
    onAnswered();
    navigate(path);
  };
  return (
    <Dialog
      open={open}
      onClose={() => goTo('/')}
      role="alertdialog"
      title="Session expired"
      actions={
        <>
          <Button onClick={() => goTo('/')}>Not now</Button>
          <Button kind="primary" onClick={() => goTo('/login')}>
            Log in
          </Button>
        </>
      }
    >
      <p>{messages.session.expired}</p>
    </Dialog>
  );
}
