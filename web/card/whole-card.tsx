import { useState } from 'react';
import type { CardLine as Line } from '../../contract/card';
import { type CardField, type CardGroup, cardGroups } from '../../contract/card-fields';
import { cardMessages as words } from '../../contract/card-messages';
import { paths } from '../../contract/paths';
import { Card } from '../ui/card';
import { Link } from '../ui/navigation';
import { CardLine } from './card-line';
import { isKnown, linesIn } from './lines';
import { UnknownLine } from './unknown-line';
import styles from './whole-card.module.css';

const groups = Object.keys(cardGroups) as CardGroup[]; // Object.keys forgets the names it was given.

/** Every group: what is known first, and under it what could be asked. */
export function WholeCard({ lines }: { lines: readonly Line[] }) {
  /** What he has just written down or pinned: its line moves up, and the focus with it. */
  const [filled, setFilled] = useState<CardField | null>(null);
  return groups.map((group) => {
    const inGroup = linesIn(lines, [group]);
    if (inGroup.length === 0) return null;
    const unknown = inGroup.filter((line) => !isKnown(line));
    return (
      <Card key={group} title={cardGroups[group]}>
        {group === 'people' && (
          <p>
            <Link href={paths.dates} className={styles.toDates}>
              {words.toDates}
            </Link>
          </p>
        )}
        {inGroup.filter(isKnown).map((line) => (
          <CardLine key={line.field} line={line} takesFocus={line.field === filled} />
        ))}
        {unknown.length > 0 && (
          <Unknown lines={unknown} isOpenAtFirst={unknown.length === inGroup.length} onFilled={setFilled} />
        )}
      </Card>
    );
  });
}

interface UnknownProps {
  lines: readonly Line[];
  isOpenAtFirst: boolean;
  onFilled: (field: CardField) => void;
}

/** Folded by him alone: that a line is filled and leaves does not close it under his hands. */
function Unknown({ lines, isOpenAtFirst, onFilled }: UnknownProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.unknown} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.notAsked} ({lines.length})
      </summary>
      <ul className={styles.list}>
        {lines.map((line) => (
          <UnknownLine key={line.field} line={line} onFilled={() => onFilled(line.field)} />
        ))}
      </ul>
    </details>
  );
}
