import { limits } from '../../contract/limits';
import { paths } from '../../contract/paths';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import card from '../ui/card.module.css';
import { Skeleton } from '../ui/skeleton';
import styles from './columns.module.css';
import { FeatureList } from './feature-list';
import { basicFeatures, premiumFeatures } from './features';
import type { PremiumPlan } from './plan';
import { PremiumOwner } from './premium-owner';
import { UpgradeOffer } from './upgrade-offer';

export function BasicColumn({ hasAccount, isHis }: { hasAccount: boolean; isHis: boolean }) {
  return (
    <section className={`${card.card} ${styles.column}`}>
      <div className={`${card.head} ${styles.head}`}>
        <h2>Basic</h2>
        {isHis && <Badge>Your account</Badge>}
      </div>
      <p className={styles.price}>Free</p>
      <p className={styles.note}>For as long as you like:</p>
      <FeatureList kind="basic" items={basicFeatures} />
      {!hasAccount && (
        <div className={styles.foot}>
          <ButtonLink wide href={paths.signup}>
            Start with Basic
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface PremiumColumnProps {
  plan: PremiumPlan | null;
  isLoading: boolean;
  /** He has an account since a moment ago, and has not logged in yet. */
  isJustCreated: boolean;
}

/** Nobody who has it is offered it: while it is not known whether somebody does, there is no offer. */
export function PremiumColumn({ plan, isLoading, isJustCreated }: PremiumColumnProps) {
  return (
    <section className={`${card.card} ${styles.column} ${styles.premium}`}>
      <div className={`${card.head} ${styles.head}`}>
        <h2>Premium</h2>
        {plan && <Badge tone="gold">Your account</Badge>}
      </div>
      <p className={styles.price}>
        {limits.price.display} <span>per {limits.price.interval}</span>
      </p>
      <p className={styles.note}>Everything in Basic, and:</p>
      <FeatureList kind="premium" items={premiumFeatures.map(({ name }) => name)} />
      <div className={styles.foot}>
        {isLoading && <Skeleton lines={4} />}
        {plan && <PremiumOwner plan={plan} />}
        {!plan && !isLoading && <UpgradeOffer isJustCreated={isJustCreated} />}
      </div>
    </section>
  );
}
