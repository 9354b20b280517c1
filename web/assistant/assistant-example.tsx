import type { Citation, Segment } from '../../contract/assistant';
import { Card } from '../ui/card';
import { Answer } from './answer';
import styles from './assistant-example.module.css';

const evening = citation(1, {
  date: '2025-03-04T18:00:00.000Z',
  question: 'What does an evening look like that is entirely yours?',
  quote: 'A bath, a book, and nobody asking where anything is.',
});
const surprises = citation(2, {
  date: '2025-05-20T18:00:00.000Z',
  question: 'Which surprises do you like, and which rather not?',
  quote: 'Small ones. Please never a party with everybody hiding in the dark.',
});

const reply = {
  askHer: null,
  citations: [evening, surprises],
  segments: [
    quoted('lead', evening),
    quoted('caution', surprises),
    { kind: 'suggestion', text: 'Take the children out, and leave her the house for an evening. [1]', cites: [1] },
  ] satisfies Segment[],
};

function citation(n: number, words: Pick<Citation, 'date' | 'question' | 'quote'>): Citation {
  return { n, answerId: '', ...words, start: 0, end: words.quote.length };
}

function quoted(kind: 'lead' | 'caution', { n, quote }: Citation): Segment {
  return { kind, text: quote, cites: [n] };
}

/** The assistant shown with the assistant itself. */
export function AssistantExample() {
  return (
    <Card>
      <p className={styles.caption}>An example, from an invented notebook</p>
      <h2 className={styles.query}>How can I cheer her up after a hard week?</h2>
      <Answer text="" reply={reply} />
    </Card>
  );
}
