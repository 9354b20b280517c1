import type { CardLine as Line } from '../../contract/card';
import { type CardGroup, cardGroups } from '../../contract/card-fields';
import { cardMessages as words } from '../../contract/card-messages';
import { Card } from '../ui/card';
import { CardLine } from './card-line';
import { isKnown, linesIn } from './lines';
import { UnknownLine } from './unknown-line';
import styles from './whole-card.module.css';

const groups = Object.keys(cardGroups) as CardGroup[]; // Object.keys forgets the names it was given.

/** Every group: what is known first, and under it what could be asked. */
export function WholeCard({ lines }: { lines: readonly Line[] }) {
  return groups.map((group) => {
    const inGroup = linesIn(lines, [group]);
    if (inGroup.length === 0) return null;
    const unknown = inGroup.filter((line) => !isKnown(line));
    return (
      <Card key={group} title={cardGroups[group]}>
        {inGroup.filter(isKnown).map((line) => (
          <CardLine key={line.field} line={line} />
        ))}
        {unknown.length > 0 && (
          <details className={styles.unknown} open={unknown.length === inGroup.length}>
            <summary>
              {words.notAsked} ({unknown.length})
            </summary>
            <ul className={styles.list}>
              {unknown.map((line) => (
                <UnknownLine key={line.field} line={line} />
              ))}
            </ul>
          </details>
        )}
      </Card>
    );
  });
}
