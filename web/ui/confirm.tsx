import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { Button } from './button';
import { Dialog } from './dialog';

export interface Confirmation {
  title: string;
  /** The question in the product's words; more than a line may follow. */
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red for what cannot be undone. */
  danger?: boolean;
}

type Ask = (confirmation: Confirmation) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

/** `if (await confirm({...})) ...`: true only when the confirming button was pressed. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return ask;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Confirmation | null>(null);
  const settle = useRef<(confirmed: boolean) => void>(() => {});

  const ask = useCallback<Ask>((confirmation) => {
    settle.current(false);
    setShown(confirmation);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }, []);
  const answer = (confirmed: boolean) => {
    // Closed first: closing gives the focus back, and whoever asked may then put it elsewhere.
    flushSync(() => setShown(null));
    settle.current(confirmed);
  };
  useEffect(() => () => settle.current(false), []);
  // What is asked belongs to its screen: gone back from there, nothing may be confirmed over another one.
  const [path] = useLocation();
  const screen = `${path}?${useSearch()}`;
  const askedOn = useRef(screen);
  useLayoutEffect(() => {
    if (askedOn.current === screen) return;
    askedOn.current = screen;
    settle.current(false);
    setShown(null);
  }, [screen]);

  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={shown !== null}
        onClose={() => answer(false)}
        role="alertdialog"
        title={shown?.title ?? ''}
        actions={
          shown && (
            <>
              <Button onClick={() => answer(false)}>{shown.cancelLabel ?? 'Cancel'}</Button>
              <Button kind={shown.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
                {shown.confirmLabel}
              </Button>
            </>
          )
        }
      >
        {typeof shown?.text === 'string' ? <p>{shown.text}</p> : shown?.text}
      </Dialog>
    </ConfirmContext>
  );
}
