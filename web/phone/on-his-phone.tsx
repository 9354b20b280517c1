import { phone } from '../../contract/words/phone';
import styles from './line.module.css';
import { NewerVersion } from './newer-version';
import { useOnline } from './use-online';

/** Lines above every screen: that there is no connection, and that there is a newer version. */
export function OnHisPhone() {
  const isOnline = useOnline();
  return (
    <>
      <div role="status">{!isOnline && <p className={styles.line}>{phone.offline}</p>}</div>
      <NewerVersion />
    </>
  );
}
