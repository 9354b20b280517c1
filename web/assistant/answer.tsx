import { type MouseEvent, type ReactNode, useId } from 'react';
import type { ReplyParts } from '../../contract/assistant';
import { assistantMessages } from '../../contract/assistant-messages';
import { answerPath } from '../../contract/paths';
import { Badge } from '../ui/badge';
import { shortDay } from '../ui/dates';
import { Icon } from '../ui/icons';
import { Link } from '../ui/navigation';
import styles from './answer.module.css';
import { type Block, blocksOf, linesOf, type Part, type QuoteBlock } from './reply-blocks';

const { wholeAnswer } = assistantMessages;

interface AnswerProps {
  /** The answer as text: all there is of some that were kept from an earlier visit. */
  text: string;
  reply?: ReplyParts | null | undefined;
}

/** What she said as dated quotes, ideas as ideas, and whatever else there is to say. */
export function Answer({ text, reply }: AnswerProps) {
  const id = useId();
  const blocks = reply ? blocksOf(reply) : [];
  if (blocks.length === 0) return <PlainAnswer text={text} />;
  return (
    <div className={styles.answer}>
      {blocks.map((block) => (
        <AnswerBlock key={block.key} block={block} idOf={(n) => `${id}-${n}`} />
      ))}
    </div>
  );
}

function AnswerBlock({ block, idOf }: { block: Block; idOf: (n: number) => string }) {
  if (block.kind === 'quote') return <Quote id={idOf(block.citation.n)} block={block} />;
  const words = block.parts.map((part) => <Words key={part.at} part={part} idOf={idOf} />);
  if (block.kind === 'suggestion') return <Idea>{words}</Idea>;
  return <p className={styles[block.kind]}>{words}</p>;
}

function Words({ part, idOf }: { part: Part; idOf: (n: number) => string }) {
  if ('text' in part) return part.text;
  const target = idOf(part.n);
  const go = (event: MouseEvent) => {
    // A step in the browser's history would be one too many on the way back.
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a className={styles.marker} href={`#${target}`} aria-label={`Her words, number ${part.n}`} onClick={go}>
      {part.n}
    </a>
  );
}

function Quote({ id, block: { citation, lead, isCut } }: { id: string; block: QuoteBlock }) {
  const { n, answerId, quote, date, question } = citation;
  const isWarning = lead === 'Keep in mind';
  return (
    <figure id={id} tabIndex={-1} className={isWarning ? `${styles.quote} ${styles.warning}` : styles.quote}>
      {lead && (
        <p className={styles.lead}>
          {isWarning && <Icon name="alert" size={18} />}
          {lead}
        </p>
      )}
      <blockquote dir="auto">
        {quote}
        {isCut && ' …'}
      </blockquote>
      <figcaption>
        <span className={styles.number}>
          <span className="visually-hidden">Number </span>
          {n}
        </span>
        <Badge>
          <time dateTime={date}>{shortDay(date)}</time>
        </Badge>
        <span dir="auto" className={styles.asked}>
          <span className="visually-hidden">She was asked: </span>
          {question}
        </span>
        {/* An invented one stands nowhere. */}
        {answerId && (
          <Link className={styles.whole} href={answerPath(answerId)} aria-label={`${wholeAnswer}, number ${n}`}>
            {wholeAnswer}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}

function Idea({ children }: { children: ReactNode }) {
  return (
    <p className={styles.idea}>
      <Icon name="sparkle" />
      <span>
        <strong>Idea</strong> {children}
      </span>
    </p>
  );
}

const plainLooks = { said: styles.plainQuote, suggestion: styles.plainIdea, notice: styles.notice };

/** The text line by line, in the looks of its quotes and ideas. */
function PlainAnswer({ text }: { text: string }) {
  return (
    <div className={styles.answer}>
      {linesOf(text).map((line) => (
        <p key={line.at} dir="auto" className={plainLooks[line.kind]}>
          {line.lead && <span className={styles.lead}>{line.lead}</span>}
          {`${line.text}\n`}
        </p>
      ))}
    </div>
  );
}
