import type { User } from '../../../contract/accounts';
import type { UserDetails } from '../../../contract/admin';
import { adminMessages } from '../../../contract/admin-messages';
import { isSold } from '../../api/house';
import { Fact } from '../../ui/fact';
import { adminDay, adminMinute } from '../dates';
import { countsOf } from './user-counts';
import styles from './user-facts.module.css';

const { user: words, users, plans } = adminMessages;

interface UserFactsProps {
  row: User;
  /** Undefined where they could not be fetched: then the counts are 0. */
  details: UserDetails | undefined;
}

/** Everything an administrator may know about somebody: counts, never a text. */
export function UserFacts({ row, details }: UserFactsProps) {
  const user = details ?? row;
  const counts = countsOf(details ?? {});
  return (
    <>
      <p className={styles.email}>{user.email}</p>
      <dl className={styles.facts}>
        <Fact name={words.emailState}>{user.email_verified ? words.verified : words.unverified}</Fact>
        <Fact name={words.role}>{user.is_admin ? words.administrator : words.user}</Fact>
        <Fact name={users.joined}>{adminMinute(user.created_at)}</Fact>
        <Fact name={users.lastLogin}>{user.last_login ? adminMinute(user.last_login) : users.never}</Fact>
        <Fact name={isSold() ? words.subscription : words.plan}>{plans[user.subscription_status]}</Fact>
        {details?.premiumUntil && <Fact name={words.premiumUntil}>{adminDay(details.premiumUntil)}</Fact>}
        <Fact name={words.answers}>{counts.answers.toLocaleString('en-US')}</Fact>
        <Fact name={words.customQuestions}>{counts.customQuestions.toLocaleString('en-US')}</Fact>
      </dl>
      <p className={styles.note}>{words.countsOnly}</p>
    </>
  );
}
