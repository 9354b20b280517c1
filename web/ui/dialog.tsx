import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes';

interface DialogProps {
  open: boolean;
  /** Escape, a click beside the dialog, Back, or the browser's own way of leaving. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the harmless one first. */
  actions?: ReactNode;
  /** A question that needs an answer before anything else. */
  role?: 'dialog' | 'alertdialog';
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back on closing. */
export function Dialog({ open, onClose, title, children, actions, role = 'dialog' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  useBackCloses(open, onClose);

  // Marking a text may begin inside and end beside, which the browser calls a click on what is around both.
  const isPressedBeside = useRef(false);
  const press = ({ target }: MouseEvent) => {
    isPressedBeside.current = target === box.current;
  };
  const release = ({ target }: MouseEvent) => {
    isPressedBeside.current &&= target === box.current;
  };
  const clickBeside = (event: MouseEvent) => {
    if (event.target === box.current && isPressedBeside.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way and arrives as `cancel`
    <dialog
      ref={box}
      role={role}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      onMouseDown={press}
      onMouseUp={release}
      onClick={clickBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.content}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div id={`${id}-body`} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
