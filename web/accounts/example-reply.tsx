import { example } from '../../contract/example';
import { DAY } from '../../contract/time';
import { shortDay } from '../ui/dates';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import styles from './example-reply.module.css';

/** The demo ends today, wherever it is shown. */
export function ExampleDay({ daysAgo }: { daysAgo: number }) {
  const moment = new Date(Date.now() - daysAgo * DAY).toISOString();
  return <time dateTime={moment}>{shortDay(moment)}</time>;
}

/** A reply of the assistant, as it gives it: her own words, each with its day. */
export function ExampleReply() {
  return (
    <figure className={styles.reply}>
      <figcaption className={styles.query}>{example.query}</figcaption>
      <Said {...example.likes} />
      <p className={styles.caution}>Keep in mind</p>
      <Said {...example.avoids} />
    </figure>
  );
}

function Said({ answer, question, daysAgo }: (typeof example)['likes' | 'avoids']) {
  return (
    <NotebookPage size="quote" top={<ExampleDay daysAgo={daysAgo} />}>
      <HerWords>{answer}</HerWords>
      <p className={styles.asked}>You asked: {question}</p>
    </NotebookPage>
  );
}
