import type { User } from '../../../contract/accounts';
import { adminMessages } from '../../../contract/admin-messages';
import { Badge } from '../../ui/badge';
import styles from './user-table.module.css';

const { plans, user: words } = adminMessages;

/** What somebody pays for and, where it matters, that he is one of the administrators. */
export function PlanBadge({ user: { subscription_status, is_admin } }: { user: User }) {
  return (
    <span className={styles.badges}>
      {is_admin && <Badge>{words.administrator}</Badge>}
      <Badge tone={subscription_status === 'active' ? 'gold' : 'plain'}>{plans[subscription_status]}</Badge>
    </span>
  );
}
