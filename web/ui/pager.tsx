import { Button } from './button';
import { pageNumbers } from './page-numbers';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** What is paged, for assistive technology. */
  label: string;
}

/** Shown only when there is more than one page. */
export function Pager({ page, pages, onPage, label }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <ul className={styles.numbers}>
        {pageNumbers(page, pages).map((n, i) => (
          <li key={n ?? `gap-${i}`}>
            {n === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                className={styles.number}
                aria-label={`Page ${n}`}
                aria-current={n === page ? 'page' : undefined}
                onClick={() => onPage(n)}
              >
                {n}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
