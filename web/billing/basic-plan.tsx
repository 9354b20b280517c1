import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { CancelAnytime } from './cancel-anytime';
import { FeatureList } from './feature-list';
import { basicLimits } from './features';
import styles from './plan-offer.module.css';
import { PremiumCard } from './premium-card';

export function BasicPlan() {
  return (
    <>
      <Card title="What a Basic Account doesn't have">
        <FeatureList kind="missing" items={basicLimits} />
      </Card>
      <PremiumCard title={messages.billing.whatPremiumAdds}>
        <div className={styles.offer}>
          <ButtonLink kind="action" href={paths.upgrade}>
            {messages.billing.upgradeButton}
          </ButtonLink>
          <CancelAnytime />
        </div>
      </PremiumCard>
    </>
  );
}
