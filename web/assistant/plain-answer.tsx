import styles from './answer.module.css';
import { linesOf } from './reply-blocks';

const looks = { said: styles.plainQuote, suggestion: styles.plainIdea, notice: styles.words };

/** The text line by line, in the looks of its quotes and ideas. */
export function PlainAnswer({ text, isFolded }: { text: string; isFolded: boolean }) {
  const lines = linesOf(text);
  const firstQuote = lines.findIndex(({ kind }) => kind === 'said');
  return (
    <div className={isFolded ? `${styles.answer} ${styles.folded}` : styles.answer}>
      {lines.map((line) => (
        <p key={line.at} dir="auto" hidden={isFolded && line.at > Math.max(firstQuote, 0)} className={looks[line.kind]}>
          {line.lead && <span className={styles.before}>{line.lead}</span>}
          {`${line.text}\n`}
        </p>
      ))}
    </div>
  );
}
