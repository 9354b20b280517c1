import { notebookMessages } from '../../contract/notebook-messages';
import { herCardInShop, paths } from '../../contract/paths';
import { ButtonLink } from '../ui/button';
import row from '../ui/row.module.css';

const words = notebookMessages.dashboard;

/** What he needs at once, and not at his desk: one tap from here, and on a phone without scrolling. */
export function Shortcuts() {
  return (
    <nav aria-label="At hand" className={row.row}>
      <ButtonLink size="small" href={paths.herCard}>
        {words.herCard}
      </ButtonLink>
      <ButtonLink size="small" href={herCardInShop}>
        {words.inTheShop}
      </ButtonLink>
      <ButtonLink size="small" href={paths.gifts}>
        {words.gifts}
      </ButtonLink>
    </nav>
  );
}
