import { phone } from '../../contract/words/phone';
import { Button } from '../ui/button';
import styles from './line.module.css';
import { useNewerVersion } from './use-newer-version';

/** Says quietly that there is a newer version, where it could not be loaded unseen. */
export function NewerVersion() {
  const { isNewer, reload } = useNewerVersion();
  return (
    <div role="status">
      {isNewer && (
        <div className={styles.line}>
          {phone.newerVersion}
          <Button size="small" onClick={() => void reload()}>
            {phone.reload}
          </Button>
        </div>
      )}
    </div>
  );
}
