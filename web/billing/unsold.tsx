import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { offer } from '../api/house';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { type Plan, planInWords } from './plan';
import styles from './plan-offer.module.css';
import { PremiumCard } from './premium-card';

const words = messages.unsold;

/** Where nothing is sold: who has Premium here, or whom to ask for it, and what it is. `plan` is null for a stranger. */
export function Unsold({ plan }: { plan: Plan | null }) {
  const isIncluded = offer() === 'included';
  const isHis = isIncluded || plan?.kind === 'granted';
  return (
    <>
      <Card>
        <h2>{isIncluded ? words.included : isHis && plan ? planInWords(plan) : words.noPayments}</h2>
        <p>{isHis ? words.includedMore : words.askTheOperator}</p>
      </Card>
      <PremiumCard title={isHis ? messages.billing.whatIsYours : messages.billing.whatPremiumAdds}>
        {plan === null && (
          <div className={styles.offer}>
            <ButtonLink kind="action" href={paths.signup}>
              {messages.shell.signUp}
            </ButtonLink>
          </div>
        )}
      </PremiumCard>
    </>
  );
}
