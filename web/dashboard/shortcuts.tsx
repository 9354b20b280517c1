import { cardMessages } from '../../contract/card-messages';
import { herCardInShop, paths } from '../../contract/paths';
import { ButtonLink } from '../ui/button';
import styles from './overview.module.css';

/** What he needs at once, and not at his desk: one tap from here. */
export function Shortcuts() {
  return (
    <nav aria-label={cardMessages.title} className={styles.buttons}>
      <ButtonLink href={paths.herCard}>{cardMessages.title}</ButtonLink>
      <ButtonLink kind="quiet" href={herCardInShop}>
        {cardMessages.inTheShop}
      </ButtonLink>
    </nav>
  );
}
