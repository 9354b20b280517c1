import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { useSubscription } from '../billing/queries';
import { useStanding } from '../session/standing';
import { ButtonLink } from '../ui/button';
import styles from './premium-features.module.css';

const features = [
  { name: 'AI assistant', words: 'Ask for a gift or an idea for the weekend, and get one drawn from her own answers.' },
  { name: 'Custom questions', words: 'Add what only you would ask. They take their turn with the others.' },
  { name: 'Advanced search', words: 'Forgives typing errors, and narrows down by subject and date.' },
  { name: 'Edit and delete answers', words: 'Correct a word, add what she said later, or take a page out.' },
  { name: 'Enhanced analytics', words: 'See how the notebook grows, and what you have not asked yet.' },
  { name: 'Priority support', words: 'Your messages are answered first.' },
];

export function PremiumFeatures() {
  return (
    <section className={styles.premium}>
      <h2>{messages.help.premiumFeatures}</h2>
      <dl className={styles.list}>
        {features.map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Offer />
    </section>
  );
}

/** Nobody who has it is offered it: while it is not known whether somebody does, there is no offer. */
function Offer() {
  const { isSignedIn, isPremium } = useStanding();
  const { isPending } = useSubscription();
  if (isPremium) return <p>Your account has all of this.</p>;
  if (isSignedIn && isPending) return null;
  return (
    <div className={styles.offer}>
      <p>
        <strong>{limits.price.display} a month.</strong> Cancel anytime. No long-term commitment.
      </p>
      <ButtonLink kind="action" href="/upgrade">
        {messages.help.upgrade}
      </ButtonLink>
    </div>
  );
}
