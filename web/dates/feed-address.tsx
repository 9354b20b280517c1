import { useRef } from 'react';
import { feedMessages as words } from '../../contract/date-page-messages';
import { timings } from '../../contract/limits';
import { Button } from '../ui/button';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import styles from './date-form.module.css';
import { googleOf, webcalOf } from './feed-words';

/** The address, this once. */
export function FeedAddress({ address }: { address: string }) {
  const { status, show } = useStatusMessage(timings.copyConfirmation);
  const box = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      show(words.copied, 'success');
    } catch {
      box.current?.querySelector('input')?.select();
      show(words.copyFailed, 'error');
    }
  };
  return (
    <div ref={box} className={stack.stack}>
      <TextField label={words.address} hint={words.onlyNow} value={address} readOnly onChange={() => undefined} />
      <div className={row.row}>
        <Button kind="primary" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <StatusMessage status={status} />
      <ul className={styles.ways}>
        <li>
          <a href={webcalOf(address)}>{words.subscribe}</a>
        </li>
        <li>
          <a href={googleOf(address)} target="_blank" rel="noreferrer">
            {words.google}
          </a>
        </li>
      </ul>
    </div>
  );
}
