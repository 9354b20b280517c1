import type { CardLine } from '../../contract/card';
import { cardGroups, shopGroups } from '../../contract/card-fields';
import { cardMessages as words } from '../../contract/card-messages';
import { EmptyState } from '../ui/empty-state';
import { CardQuote } from '../ui/page/card-quote';
import { isKnown, isOutrun, linesIn, newestOf, shortOf, titleOf } from './lines';
import styles from './shop-view.module.css';

/** In large type, and only what he needs in a store: her sizes, and what never to buy. */
export function ShopView({ lines }: { lines: readonly CardLine[] }) {
  const known = lines.filter(isKnown);
  if (linesIn(known, shopGroups).length === 0) return <EmptyState title={words.none}>{words.noneYet}</EmptyState>;
  return shopGroups.map((group) => {
    const shown = linesIn(known, [group]);
    return (
      shown.length > 0 && (
        <section key={group} aria-labelledby={`shop-${group}`} className={styles.group}>
          <h2 id={`shop-${group}`} className={styles.heading}>
            {cardGroups[group]}
          </h2>
          {shown.map((line) => (
            <ShopLine key={line.field} line={line} />
          ))}
        </section>
      )
    );
  });
}

function ShopLine({ line }: { line: CardLine }) {
  const short = shortOf(line);
  const quote = newestOf(line);
  return (
    <div className={short ? styles.line : `${styles.line} ${styles.bare}`}>
      <h3 className={styles.title}>{titleOf(line)}</h3>
      {short && (
        <p dir="auto" className={styles.short}>
          {short}
        </p>
      )}
      {isOutrun(line) && <p className={styles.newer}>{words.newer}</p>}
      {quote && <CardQuote quote={quote} about={titleOf(line)} />}
    </div>
  );
}
