import { adminMessages } from '../../contract/admin-messages';
import { Button } from '../ui/button';
import styles from './turn-pages.module.css';

const words = adminMessages.users;

interface TurnPagesProps {
  /** From 1. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** What is paged, for assistive technology. */
  label: string;
}

/** Previous and next, and where one is. It stays where there is one page only: a table's foot does not jump. */
export function TurnPages({ page, pages, onTurn, label }: TurnPagesProps) {
  return (
    <nav aria-label={label} className={styles.turn}>
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {words.previous}
      </Button>
      <span className={styles.place}>
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </span>
      <Button disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}

export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
