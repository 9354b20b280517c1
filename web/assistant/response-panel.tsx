import { useId } from 'react';
import { paths } from '../../contract/paths';
import { Card } from '../ui/card';
import { Link } from '../ui/navigation';
import { Answer } from './answer';
import { AskHer } from './ask-her';
import { Asking } from './asking';
import type { AskState } from './queries';
import styles from './response-panel.module.css';
import { useInView } from './use-in-view';
import { useStillThere } from './use-still-there';

interface ResponsePanelProps {
  asked: AskState | undefined;
  onExample: (question: string) => void;
}

/** Where the answer of the dashboard's tab appears. */
export function ResponsePanel({ asked, onExample }: ResponsePanelProps) {
  const id = useId();
  const query = asked?.variables?.query;
  const isPending = asked?.status === 'pending';
  const box = useInView(isPending);
  useStillThere(asked?.status === 'success');
  return (
    <section ref={box} aria-labelledby={id} aria-busy={isPending} className={styles.panel}>
      <Card>
        <h3 id={id} dir="auto" className={styles.query}>
          {query ?? 'Response'}
        </h3>
        <Response asked={asked} onExample={onExample} />
      </Card>
    </section>
  );
}

function Response({ asked, onExample }: ResponsePanelProps) {
  if (!asked || asked.status === 'idle') {
    return (
      <p className={styles.quiet}>
        The answer appears here, with her own words and the day she said them. To keep several in view, use{' '}
        <Link href={paths.aiAssistant}>the AI Assistant page</Link>.
      </p>
    );
  }
  if (asked.status === 'pending') return <Asking />;
  if (!asked.data) return <p className={styles.quiet}>No answer came. Your question is still in the box.</p>;
  return (
    <>
      <Answer text={asked.data.encryptedResponse} reply={asked.data} onExample={onExample} />
      {asked.data.askHer && <AskHer question={asked.data.askHer} />}
    </>
  );
}
