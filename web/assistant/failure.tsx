import { assistantMessages } from '../../contract/assistant-messages';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { hasCode } from '../api/api-error';
import { isSold } from '../api/house';
import { Link } from '../ui/navigation';
import { FormError } from '../ui/status-message';
import styles from './failure.module.css';
import { askFailure } from './query-rules';

/** What became of a query without an answer. That of an earlier visit is no news, and is not announced as such. */
export function Failure({ error }: { error: Error | null }) {
  if (!error) return <p className={styles.old}>{assistantMessages.failed}</p>;
  return (
    <div className={styles.failure}>
      <FormError text={askFailure(error, assistantMessages.failed)} />
      {hasCode(error, 'premium_required') && (
        <p>
          <Link href={paths.upgrade}>{isSold() ? messages.help.upgrade : messages.shell.premium}</Link>
        </p>
      )}
    </div>
  );
}
