import { type MouseEvent, type ReactNode, useId } from 'react';
import type { ReplyParts } from '../../contract/assistant';
import { KeepAsIdea } from '../ideas/keep-as-idea';
import { Icon } from '../ui/icons';
import styles from './answer.module.css';
import { keptIdea } from './kept-idea';
import numbers from './number.module.css';
import { PlainAnswer } from './plain-answer';
import { QuestionChips } from './question-chips';
import { Quote } from './quote';
import { type Block, blocksOf, openingOf, type Part, type Run, runsOf } from './reply-blocks';

export interface AnswerProps {
  /** The answer as text: all there is of some that were kept from an earlier visit. */
  text: string;
  reply?: ReplyParts | null | undefined;
  /** Shows no more than is needed to recognize it, and what it warns of. */
  isFolded?: boolean;
  /** Puts a question that the answer names into the box. */
  onExample?: ((question: string) => void) | undefined;
}

/** The answer first, what she said as dated quotes, what to keep in mind, ideas as ideas, and whatever else there is to say. */
export function Answer({ text, reply, isFolded = false, onExample }: AnswerProps) {
  const id = useId();
  const blocks = reply ? blocksOf(reply) : [];
  if (!reply || blocks.length === 0) return <PlainAnswer text={text} isFolded={isFolded} />;
  const opening = openingOf(blocks);
  const show = (run: Run, isRest: boolean) => {
    // A warning stands whole in a folded answer too: he may act on what he sees of it.
    const isBrief = isFolded && !run.blocks.some(({ warns }) => warns);
    return (
      <div key={run.key} hidden={isBrief && isRest} className={isBrief ? `${styles.run} ${styles.brief}` : styles.run}>
        <BlockRun run={run} reply={reply} idOf={(n) => `${id}-${n}`} onExample={onExample} />
      </div>
    );
  };
  return (
    <div className={styles.answer}>
      {runsOf(blocks.slice(0, opening)).map((run) => show(run, false))}
      {runsOf(blocks.slice(opening)).map((run) => show(run, true))}
    </div>
  );
}

type IdOf = (n: number) => string;

interface BlockRunProps extends Pick<AnswerProps, 'onExample'> {
  run: Run;
  reply: ReplyParts;
  idOf: IdOf;
}

function BlockRun({ run: { look, blocks }, reply, idOf, onExample }: BlockRunProps) {
  if (look === 'examples') return <QuestionChips questions={blocks.map(wordsOf)} onChoose={onExample} />;
  const shown = blocks.map((block) => <AnswerBlock key={block.key} block={block} reply={reply} idOf={idOf} />);
  if (look === 'one') return shown;
  return (
    <div className={styles.cautions}>
      <p className={styles.mind}>
        <Icon name="info" />
        Keep in mind
      </p>
      {shown}
    </div>
  );
}

function AnswerBlock({ block, reply, idOf }: { block: Block; reply: ReplyParts; idOf: IdOf }) {
  if (block.kind === 'quote') return <Quote id={idOf(block.citation.n)} block={block} />;
  const words = block.parts.map((part) => <Words key={part.at} part={part} idOf={idOf} />);
  if (block.kind === 'suggestion') {
    return (
      <>
        <Idea isToAsk={block.isToAsk}>{words}</Idea>
        {!block.isToAsk && <KeepAsIdea {...keptIdea(block, reply)} />}
      </>
    );
  }
  return <p className={styles.words}>{words}</p>;
}

function wordsOf(block: Block): string {
  return block.kind === 'quote' ? '' : block.parts.map((part) => ('text' in part ? part.text : '')).join('');
}

function Words({ part, idOf }: { part: Part; idOf: IdOf }) {
  if ('text' in part) return part.text;
  const target = idOf(part.n);
  const go = (event: MouseEvent) => {
    // A step in the browser's history would be one too many on the way back.
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a className={numbers.marker} href={`#${target}`} aria-label={`Her words, number ${part.n}`} onClick={go}>
      {part.n}
    </a>
  );
}

function Idea({ isToAsk, children }: { isToAsk: boolean; children: ReactNode }) {
  return (
    <p className={styles.idea}>
      <Icon name={isToAsk ? 'page' : 'sparkle'} />
      <span>
        <strong>{isToAsk ? 'Ask her' : 'Idea'}</strong> {children}
      </span>
    </p>
  );
}
