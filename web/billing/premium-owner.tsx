import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { ButtonLink } from '../ui/button';
import { type PremiumPlan, planInWords } from './plan';

/** In place of the offer, for whoever has it. */
export function PremiumOwner({ plan }: { plan: PremiumPlan }) {
  return (
    <>
      {(plan.kind === 'active' || plan.kind === 'granted') && <p>You have Premium. All of this is yours.</p>}
      {plan.kind === 'ending' && <p>{planInWords(plan)}.</p>}
      {plan.kind === 'past-due' && (
        <p>
          You have Premium. {messages.billing.paymentFailed} It stays on for a few days while we try your card again.
        </p>
      )}
      <ButtonLink kind="primary" wide href={paths.manageSubscription}>
        {messages.billing.manage}
      </ButtonLink>
    </>
  );
}
