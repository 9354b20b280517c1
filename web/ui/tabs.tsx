import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'wouter';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  /** What the tabs are of, for assistive technology. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  current: Id;
  onSelect: (id: Id) => void;
  /** Stays in sight while the panel scrolls. */
  sticky?: boolean;
  /** The panel of the current tab. */
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, current, onSelect, sticky, children }: TabsProps<Id>) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the choice, however it was made
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    // Not scrollIntoView: that would move the page, too.
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  const walk = (event: KeyboardEvent) => {
    // Those are the browser's: Alt with an arrow goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = tabAfter(
      event.key,
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    );
    const target = next === null ? undefined : tabs[next];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${group}-${target.id}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={sticky ? `${styles.list} ${styles.sticky}` : styles.list}
        onKeyDown={walk}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${group}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === current}
            aria-controls={`${group}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${group}-panel`} aria-labelledby={`${group}-${current}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

/** The tab an arrow key leads to; the row is a ring. */
export function tabAfter(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Keeps the chosen tab in the address (`?tab=search`), so that it can be linked to and the back button works. */
export function useTabInAddress<Id extends string>(ids: readonly Id[], first: Id): [Id, (id: Id) => void] {
  const [search, setSearch] = useSearchParams();
  const current = ids.find((id) => id === search.get('tab')) ?? first;
  const select = (id: Id) => {
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (id === first) after.delete('tab');
      else after.set('tab', id);
      return after;
    });
  };
  return [current, select];
}
