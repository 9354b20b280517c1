import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { isSold, offer } from '../api/house';
import { PremiumCard } from '../billing/premium-card';
import { useAccess } from '../session/access';
import { useSubscription } from '../session/subscription';
import { ButtonLink } from '../ui/button';
import styles from './premium-features.module.css';

export function PremiumFeatures() {
  return (
    <PremiumCard title={messages.help.premiumFeatures} roomy>
      <Offer />
    </PremiumCard>
  );
}

/** Nobody who has it is offered it: while it is not known whether somebody does, there is no offer. */
function Offer() {
  const { isSignedIn, isPremium } = useAccess();
  const { isPending } = useSubscription();
  if (isPremium) return <p>Your account has all of this.</p>;
  if (offer() === 'included') return <p>{messages.unsold.included}</p>;
  if (isSignedIn && isPending) return null;
  if (!isSold()) {
    return (
      <p>
        {messages.unsold.noPayments} {messages.unsold.askTheOperator}
      </p>
    );
  }
  return (
    <div className={styles.offer}>
      <p>
        <strong>{limits.price.display} a month.</strong> {messages.billing.cancelAnytime}
      </p>
      <ButtonLink kind="action" href={paths.upgrade}>
        {messages.help.upgrade}
      </ButtonLink>
    </div>
  );
}
