import { type FocusEvent, type KeyboardEvent, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import type { Path } from '../../contract/paths';
import { Icon } from './icons';
import styles from './menu.module.css';
import { Link } from './navigation';
import { useBackCloses } from './use-back-closes';

export type MenuEntry = { label: string; danger?: boolean } & ({ href: Path } | { onChoose: () => void });

interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
  /** Of a menu among many alike: the id of what it belongs to, which becomes part of its name. It is drawn as three dots. */
  of?: string;
  /** What is being done meanwhile; the menu waits for it. */
  busyLabel?: string | false;
  button?: RefObject<HTMLButtonElement | null>;
}

/** A button that opens a list of links and acts. The browser closes it on Escape or a click elsewhere and returns the focus. */
export function Menu({ label, entries, of, busyLabel = false, button: given }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const button = given ?? own;
  const list = useRef<HTMLUListElement>(null);
  const lastKey = useRef('');

  const toggle = (event: ToggleEvent) => {
    setOpen(event.newState === 'open');
    // However it was opened, a key from before does not close it.
    if (event.newState === 'open') lastKey.current = '';
    if (event.newState === 'open' && button.current && list.current) place(list.current, button.current);
  };
  const walk = (event: KeyboardEvent) => {
    lastKey.current = event.key;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const next = stepTo(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === null || busyLabel) return;
    event.preventDefault();
    if (!open) list.current?.showPopover();
    items[next]?.focus();
  };
  const close = () => list.current?.hidePopover();
  useBackCloses(open, close);
  const choose = (act: () => void) => {
    close();
    // Not every browser remembers it: where a click focuses no button, there is nothing to return to.
    button.current?.focus();
    act();
  };
  /** The browser closes it for a click elsewhere, and not when the Tab key leads there. A page that arrives and takes the focus leaves it open. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && lastKey.current === 'Tab' && relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the controls inside
    <div className={`${styles.menu} ${of ? styles.quiet : ''}`} onKeyDown={walk} onBlur={leave}>
      <button
        ref={button}
        id={`${id}button`}
        type="button"
        className={styles.button}
        popoverTarget={busyLabel ? undefined : id}
        aria-expanded={open}
        aria-controls={id}
        aria-disabled={busyLabel ? true : undefined}
        {...(of && { 'aria-label': busyLabel || label, 'aria-labelledby': `${id}button ${of}` })}
      >
        {of ? busyLabel || <Icon name="more" /> : label}
        {!of && <Icon name="chevronDown" size={18} />}
      </button>
      <ul ref={list} id={id} popover="auto" className={styles.list} onBeforeToggle={toggle}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'href' in entry ? (
              <Link href={entry.href} onClick={close}>
                {entry.label}
              </Link>
            ) : (
              <button
                type="button"
                aria-describedby={of}
                className={entry.danger ? styles.danger : undefined}
                onClick={() => choose(entry.onChoose)}
              >
                {entry.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ROW = 48;
const GAP = 4;

/** Under the button, or above it where the window ends. */
function place(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const below = window.innerHeight - at.bottom;
  const isAbove = below < list.childElementCount * ROW && at.top > below;
  list.style.top = `${window.scrollY + (isAbove ? at.top - GAP : at.bottom + GAP)}px`;
  list.style.translate = isAbove ? '0 -100%' : '';
  list.style.right = `${document.documentElement.clientWidth - at.right}px`;
}

/** Where an arrow key leads from entry `from` (-1: the button) of `count`. */
export function stepTo(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  if (from < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
