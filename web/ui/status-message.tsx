import { useCallback, useEffect, useRef, useState } from 'react';
import { timings } from '../../contract/limits';
import { Icon } from './icons';
import { messageTone, type Tone } from './message-tone';
import styles from './status-message.module.css';
import tones from './tone.module.css';

export interface Status {
  text: string;
  /** Follows from the words unless given: complaints about what was typed look like errors without saying 'Failed'. */
  tone?: Tone;
}

/** One outcome at a time, gone after three seconds. `show` replaces what stands there and starts the time anew. */
export function useStatusMessage(lasting: number = timings.statusMessage) {
  const [status, setStatus] = useState<Status | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setStatus(null);
  }, []);
  const show = useCallback(
    (text: string, tone?: Tone) => {
      clearTimeout(timer.current);
      setStatus(tone ? { text, tone } : { text });
      timer.current = setTimeout(() => setStatus(null), lasting);
    },
    [lasting],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return { status, show, clear };
}

/** Keep it mounted: a live region that is there before its words is announced reliably. */
export function StatusMessage({ status }: { status: Status | null }) {
  const tone = status && (status.tone ?? messageTone(status.text));
  return (
    <div className={styles.place}>
      <div role="status">
        {status && tone === 'success' && (
          <p className={`${styles.message} ${tones.success}`}>
            <Icon name="check" />
            {status.text}
          </p>
        )}
      </div>
      {status && tone === 'error' && (
        <p role="alert" className={`${styles.message} ${tones.error}`}>
          <Icon name="alert" />
          {status.text}
        </p>
      )}
    </div>
  );
}

/** What went wrong with a form. It stays until the next try. */
export function FormError({ text }: { text: string | null }) {
  return <StatusMessage status={text ? { text, tone: 'error' } : null} />;
}
