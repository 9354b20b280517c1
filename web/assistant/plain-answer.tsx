import styles from './answer.module.css';
import { linesOf } from './reply-blocks';

const looks = { said: styles.plainQuote, suggestion: styles.plainIdea, notice: styles.words };

/** The text line by line, in the looks of its quotes and ideas. */
export function PlainAnswer({ text, isFolded }: { text: string; isFolded: boolean }) {
  const lines = linesOf(text);
  const firstQuote = Math.max(
    lines.findIndex(({ kind }) => kind === 'said'),
    0,
  );
  return (
    <div className={styles.answer}>
      {lines.map(({ at, kind, lead, text: words, warns }) => {
        const isBrief = isFolded && !warns;
        return (
          <p
            key={at}
            dir="auto"
            hidden={isBrief && at > firstQuote}
            className={isBrief ? `${looks[kind]} ${styles.brief}` : looks[kind]}
          >
            {lead && <span className={styles.before}>{lead}</span>}
            {`${words}\n`}
          </p>
        );
      })}
    </div>
  );
}
