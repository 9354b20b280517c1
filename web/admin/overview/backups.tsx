import { useQuery } from '@tanstack/react-query';
import { adminMessages } from '../../../contract/admin-messages';
import { NoticeBox } from '../../ui/notice';
import { adminMinute } from '../dates';
import styles from './activity.module.css';
import { healthQuery } from './queries';

const words = adminMessages.backups;

/** When everything was last safe; loud only where an operator has something to do. */
export function Backups() {
  const { data } = useQuery(healthQuery);
  if (!data) return null;
  const { backups, last_good_backup: lastGood } = data;
  const when = lastGood ? `${words.last} ${adminMinute(lastGood)}.` : words.none;
  if (backups === 'late')
    return (
      <NoticeBox tone="error" title={when}>
        {words.late}
      </NoticeBox>
    );
  return <p className={styles.zone}>{backups === 'off' ? words.off : when}</p>;
}
