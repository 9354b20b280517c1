import { type ReactNode, useId } from 'react';
import journal from '../ui/journal.module.css';
import stack from '../ui/stack.module.css';
import { useToday } from '../ui/use-today';
import { byDay, type Day } from './by-day';
import styles from './days.module.css';

interface DaysProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** What was asked, a sheet for each day. */
export function Days<Item extends { timestamp: string }>({ items, ...shown }: DaysProps<Item>) {
  return byDay(items, useToday()).map((day) => <DaySheet key={day.name} day={day} {...shown} />);
}

type DaySheetProps<Item> = Omit<DaysProps<Item>, 'items'> & { day: Day<Item> };

function DaySheet<Item>({ day, keyOf, children }: DaySheetProps<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${stack.tight} ${styles.day}`}>
      <h3 id={id}>{day.name}</h3>
      <ul className={journal.sheet}>
        {day.items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
