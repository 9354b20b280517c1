import type { Citation, Segment } from '../../contract/assistant';
import { example } from '../../contract/example';
import { DAY } from '../../contract/time';
import { Card } from '../ui/card';
import { Answer } from './answer';
import styles from './assistant-example.module.css';

const likes = citation(1, example.likes);
const avoids = citation(2, example.avoids);

const reply = {
  askHer: null,
  citations: [likes, avoids],
  segments: [quoted('lead', likes), quoted('caution', avoids)] satisfies Segment[],
};

function citation(n: number, { question, answer, daysAgo }: (typeof example)['likes' | 'avoids']): Citation {
  const date = new Date(Date.now() - daysAgo * DAY).toISOString();
  return { n, answerId: '', date, question, quote: answer, start: 0, end: answer.length };
}

function quoted(kind: 'lead' | 'caution', { n, quote }: Citation): Segment {
  return { kind, text: quote, cites: [n] };
}

/** The assistant shown with the assistant itself, as it answers the demo's husband. */
export function AssistantExample() {
  return (
    <Card>
      <p className={styles.caption}>An example, from our demo notebook</p>
      <h2 className={styles.query}>{example.query}</h2>
      <Answer text="" reply={reply} />
    </Card>
  );
}
