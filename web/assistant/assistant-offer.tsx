import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { FeatureList } from '../billing/feature-list';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { AssistantExample } from './assistant-example';
import styles from './assistant-offer.module.css';

const gives = [
  'Ideas for gifts, evenings and comfort, drawn from her own answers',
  'Her words beside each idea, with the day she said them',
  'It says so when she has not told you yet, and suggests what to ask her',
  'Your questions and its answers are encrypted; administrators cannot read them',
];

/** What a basic user would find here. */
export function AssistantOffer() {
  return (
    <>
      <Card title="Part of Premium" aside={<Badge tone="gold">Premium</Badge>}>
        <p>
          <strong>{messages.assistant.premiumPage}</strong>
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
      <AssistantExample />
    </>
  );
}
