import type { Card, CardLine, CardQuote } from '../../contract/card';
import { type CardGroup, cardGroups } from '../../contract/card-fields';
import { cardMessages as words } from '../../contract/card-messages';
import { shortMonth } from '../ui/dates';
import { isKnown, isOutrun, isRefused, linesIn, newestOf, shortOf, titleOf, withoutRepeats } from './lines';
import styles from './wallet.module.css';

/** The sides that fit into a wallet: the store on the first, the rest on the second. */
const sides: readonly (readonly CardGroup[])[] = [
  ['sizes', 'never'],
  ['favorites', 'comforts', 'people'],
];

/** On paper only: two cards of the size of a bank card, dangers on each, those that only he noted too. */
export function Wallet({ card }: { card: Card }) {
  return (
    <div aria-hidden="true" className={styles.wallet}>
      {sides.map((groups) => (
        <div key={groups[0]} className={styles.side}>
          {card.dangers.map(({ kind, quote, since }) => (
            <p key={quote.answerId} className={`${styles.line} ${styles.danger}`}>
              <b>{words.dangerKinds[kind]}:</b> {wordsOf(quote)}
              {since && ` (${words.earlier}, ${shortMonth(quote.saidOn)})`}
            </p>
          ))}
          {linesIn(withoutRepeats(card), ['dangers'])
            .filter(isKnown)
            .map((line) => (
              <p key={line.field} className={`${styles.line} ${styles.danger}`}>
                <b>{titleOf(line)}:</b> {printed(line)}
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
        <p key={line.field} className={isRefused(line) ? styles.line : `${styles.line} ${styles.clamped}`}>
          <b>{titleOf(line)}:</b> {printed(line)}
        </p>
      ))}
    </>
  );
}

/** His short form, unless she has spoken since: paper shows no hint, so it has her newest words and when she said them. */
function printed(line: CardLine): string | undefined {
  const [short, newest] = [shortOf(line), newestOf(line)];
  if (short !== null && !isOutrun(line)) return short;
  if (short === null) return newest && wordsOf(newest);
  return newest ? `${wordsOf(newest)} (${shortMonth(newest.saidOn)})` : short;
}

/** From paper no link leads to the rest: what must not be cut is there whole, and of other words dots say that there is more. */
const wordsOf = ({ quote, start, goesOn, whole }: CardQuote): string =>
  whole ?? `${start > 0 ? '… ' : ''}${quote}${goesOn ? ' …' : ''}`;
