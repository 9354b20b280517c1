import type { Ref } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { Card } from '../ui/card';
import { Icon } from '../ui/icons';
import { Link } from '../ui/navigation';
import { Notice } from '../ui/notice';
import { type Plan, planInWords } from './plan';
import styles from './plan-status.module.css';

/** How the account stands. The heading can be given the focus when that has changed. */
export function PlanStatus({ plan, ref }: { plan: Plan; ref: Ref<HTMLHeadingElement> }) {
  return (
    <Card>
      <div className={styles.state}>
        <span className={plan.kind === 'basic' ? styles.seal : `${styles.seal} ${styles.gold}`}>
          <Icon name={plan.kind === 'basic' ? 'page' : 'sparkle'} size={28} />
        </span>
        <div className={styles.words}>
          <h2 ref={ref} tabIndex={-1}>
            {planInWords(plan)}
          </h2>
          <p className={styles.more}>{moreOf(plan)}</p>
        </div>
      </div>
      <PaymentFailed shown={plan.kind === 'past-due'} />
    </Card>
  );
}

function moreOf(plan: Plan): string {
  if (plan.kind === 'basic') return 'Free, for as long as you like.';
  if (plan.kind === 'ending') return "You've canceled. Everything works until then, and you won't be charged again.";
  if (plan.kind === 'granted') return messages.billing.givenToYou;
  const next = plan.kind === 'active' && plan.paidNextOn ? `, next on ${plan.paidNextOn}` : '';
  return `${limits.price.display} per ${limits.price.interval}${next}, until you cancel.`;
}

function PaymentFailed({ shown }: { shown: boolean }) {
  return (
    <Notice tone="warning" title={messages.billing.paymentFailed} shown={shown}>
      <p>
        Premium stays on for a few days while the payment provider tries your card again. If that doesn't work, your
        account becomes a {messages.billing.basicAccount}. You won't lose anything you wrote.
      </p>
      <p>
        Need to replace the card? <Link href={paths.contact}>Write to us</Link>.
      </p>
    </Notice>
  );
}
