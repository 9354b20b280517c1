import type { Card, CardLine } from '../../contract/card';
import { type CardGroup, cardGroups } from '../../contract/card-fields';
import { cardMessages as words } from '../../contract/card-messages';
import { isKnown, linesIn, quotesOf, shortOf, titleOf } from './lines';
import styles from './wallet.module.css';

/** The sides that fit into a wallet: the store on the first, the rest on the second. */
const sides: readonly (readonly CardGroup[])[] = [
  ['sizes', 'never'],
  ['favorites', 'comforts', 'people'],
];

/** On paper only: two cards of the size of a bank card, dangers on each. */
export function Wallet({ card }: { card: Card }) {
  return (
    <div aria-hidden="true" className={styles.wallet}>
      {sides.map((groups) => (
        <div key={groups[0]} className={styles.side}>
          {card.dangers.map(({ kind, quote }) => (
            <p key={quote.answerId} className={styles.danger}>
              <b>{words.dangerKinds[kind]}:</b> {quote.quote}
            </p>
          ))}
          {groups.map((group) => (
            <Group key={group} title={cardGroups[group]} lines={linesIn(card.lines, [group]).filter(isKnown)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Group({ title, lines }: { title: string; lines: readonly CardLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className={styles.title}>{title}</p>
      {lines.map((line) => (
        <p key={line.field} className={styles.line}>
          <b>{titleOf(line)}:</b> {shortOf(line) ?? quotesOf(line)[0]?.quote}
        </p>
      ))}
    </>
  );
}
