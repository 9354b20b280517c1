import { useQuery } from '@tanstack/react-query';
import { adminMessages } from '../../../contract/admin-messages';
import { isSold } from '../../api/house';
import styles from './header-totals.module.css';
import { Numbers } from './numbers';
import { summaryQuery } from './queries';
import { totalsOf } from './totals';

const words = adminMessages.totals;

export function HeaderTotals() {
  const { data, isPending } = useQuery(summaryQuery);
  const totals = isPending ? undefined : totalsOf(data);
  return (
    <div className={styles.totals}>
      <Numbers
        numbers={[
          { name: words.users, value: totals?.totalUsers },
          { name: words.questions, value: totals?.totalQuestions },
          { name: isSold() ? words.subscriptions : words.premium, value: totals?.activeSubscriptions },
        ]}
      />
    </div>
  );
}
