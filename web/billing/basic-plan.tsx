import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { CancelAnytime } from './cancel-anytime';
import { FeatureList, PremiumFeatureList } from './feature-list';
import { basicLimits } from './features';
import styles from './plans.module.css';

export function BasicPlan() {
  return (
    <>
      <Card title="What a Basic Account doesn't have">
        <FeatureList kind="missing" items={basicLimits} />
      </Card>
      <section className={styles.premium}>
        <h2>{messages.billing.whatPremiumAdds}</h2>
        <PremiumFeatureList />
        <div className={styles.offer}>
          <ButtonLink kind="action" href={paths.upgrade}>
            {messages.billing.upgradeButton}
          </ButtonLink>
          <CancelAnytime />
        </div>
      </section>
    </>
  );
}
