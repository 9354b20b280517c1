import { useId, useState } from 'react';
import type { Path } from '../../../contract/paths';
import { Button } from '../../ui/button';
import { Link } from '../../ui/navigation';
import styles from './bar-list.module.css';

export interface Bar {
  id: string;
  label: string;
  href: Path;
  /** What the number says in words: '3 answers'. */
  amount: string;
  /** Of the whole length, from 0 to 1. */
  share: number;
}

const FIRST = 6;

/** Bars with their words beside them; the words are the picture's text alternative. */
export function BarList({ bars, tone }: { bars: readonly Bar[]; tone: 'known' | 'open' }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <ul id={id} className={styles.bars}>
        {(isOpen ? bars : bars.slice(0, FIRST)).map((bar) => (
          <li key={bar.id} className={styles.bar}>
            <Link href={bar.href} className={styles.label}>
              {bar.label}
            </Link>
            <span className={styles.amount}>{bar.amount}</span>
            <svg className={styles.drawing} width="100%" height="8" aria-hidden="true">
              <rect className={styles.track} width="100%" height="8" rx="4" />
              <rect className={styles[tone]} width={`${Math.max(1.5, 100 * bar.share)}%`} height="8" rx="4" />
            </svg>
          </li>
        ))}
      </ul>
      {bars.length > FIRST && (
        <div className={styles.more}>
          <Button kind="quiet" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${bars.length}`}
          </Button>
        </div>
      )}
    </>
  );
}
