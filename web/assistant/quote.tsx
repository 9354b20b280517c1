import { assistantMessages } from '../../contract/assistant-messages';
import { answerPath } from '../../contract/paths';
import { KeepAsIdea } from '../ideas/keep-as-idea';
import { spanOf } from '../ideas/span-of';
import { shortDay, shortMonth } from '../ui/dates';
import { Icon } from '../ui/icons';
import { Link } from '../ui/navigation';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import numbers from './number.module.css';
import styles from './quote.module.css';
import type { QuoteBlock } from './reply-blocks';

const { wholeAnswer, verdict: verdicts } = assistantMessages;

/** Her words on the page they come from: large where they are the answer, quiet where they prove it. */
export function Quote({ id, block }: { id: string; block: QuoteBlock }) {
  const { citation, as, verdict, isEarlier, isCut, isAside, isPlain } = block;
  const look = isAside ? styles.aside : styles[as];
  return (
    <NotebookPage as="figure" size="quote" id={id} tabIndex={-1} className={`${styles.quote} ${look ?? ''}`}>
      {verdict && (
        <p className={styles.verdict}>
          <Icon name={verdict.may ? 'check' : 'alert'} />
          {verdict.may ? verdicts.yes : verdicts.no}
        </p>
      )}
      {isEarlier && <p className={styles.earlier}>Earlier</p>}
      <p className={isPlain ? 'visually-hidden' : styles.asked}>
        <span className="visually-hidden">She was asked: </span>
        <span dir="auto">{citation.question}</span>
      </p>{' '}
      <HerWords>
        {citation.quote}
        {isCut && ' …'}
      </HerWords>{' '}
      <Source citation={citation} dayLeads={isAside} />
      {citation.answerId && as !== 'caution' && <KeepAsIdea sources={[spanOf(citation)]} />}
    </NotebookPage>
  );
}

interface SourceProps extends Pick<QuoteBlock, 'citation'> {
  /** The day itself leads to the whole answer. */
  dayLeads: boolean;
}

function Source({ citation: { n, answerId, date, confirmedOn }, dayLeads }: SourceProps) {
  const day = <time dateTime={date}>{shortDay(date)}</time>;
  // An invented one stands nowhere.
  const href = answerId && answerPath(answerId);
  const name = `${wholeAnswer}, number ${n}`;
  return (
    <figcaption>
      <span className={numbers.number}>
        <span className="visually-hidden">Number </span>
        {n}
      </span>{' '}
      {dayLeads && href ? (
        <Link className={styles.whole} href={href} aria-label={`${shortDay(date)}: ${name}`}>
          {day}
        </Link>
      ) : (
        day
      )}
      {confirmedOn && <span> still true, {shortMonth(confirmedOn)}</span>}
      {href && !dayLeads && (
        <Link className={styles.whole} href={href} aria-label={name}>
          {wholeAnswer}
        </Link>
      )}
    </figcaption>
  );
}
