import { type FocusEvent, type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import type { Path } from '../../contract/paths';
import { Icon } from './icons';
import styles from './menu.module.css';
import { Link } from './navigation';

export type MenuEntry = { label: string } & ({ href: Path } | { onChoose: () => void });

interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
}

/** A button that opens a list of links. The browser closes it on Escape or a click elsewhere and returns the focus. */
export function Menu({ label, entries }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lastKey = useRef('');

  const toggle = (event: ToggleEvent) => {
    setOpen(event.newState === 'open');
    if (event.newState !== 'open' || !button.current || !list.current) return;
    const at = button.current.getBoundingClientRect();
    list.current.style.top = `${at.bottom + window.scrollY + 4}px`;
    list.current.style.right = `${document.documentElement.clientWidth - at.right}px`;
  };
  const walk = (event: KeyboardEvent) => {
    lastKey.current = event.key;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const next = stepTo(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === null) return;
    event.preventDefault();
    if (!open) list.current?.showPopover();
    items[next]?.focus();
  };
  const close = () => list.current?.hidePopover();
  /** The browser closes it for a click elsewhere, and not when the Tab key leads there. A page that arrives and takes the focus leaves it open. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && lastKey.current === 'Tab' && relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the controls inside
    <div className={styles.menu} onKeyDown={walk} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        {label}
        <Icon name="chevronDown" size={18} />
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
                onClick={() => {
                  close();
                  entry.onChoose();
                }}
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

/** Where an arrow key leads from entry `from` (-1: the button) of `count`. */
export function stepTo(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  if (from < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
