import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { FeatureList } from '../billing/feature-list';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import styles from './custom-questions-offer.module.css';

const gives = [
  'Write questions of your own',
  'They take their turn among the daily questions',
  'Change or delete each of them at any time',
  'They are encrypted like her answers; administrators cannot read them',
];

/** What a basic user would find here. */
export function CustomQuestionsOffer() {
  return (
    <Card title="Part of Premium" aside={<Badge tone="gold">Premium</Badge>}>
      <p>
        What was she thinking, that first evening? Which song in the car is hers? With Premium you add such questions
        here:
      </p>
      <FeatureList kind="premium" items={gives} />
      <div className={styles.foot}>
        <ButtonLink kind="action" href="/upgrade">
          {messages.help.upgrade}
        </ButtonLink>
        <span className={styles.price}>
          {limits.price.display} per {limits.price.interval}. {messages.billing.cancelAnytime}
        </span>
      </div>
    </Card>
  );
}
