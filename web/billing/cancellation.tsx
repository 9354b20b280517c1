import { messages } from '../../contract/messages';
import type { Confirmation } from '../ui/confirm';
import styles from './cancellation.module.css';

const words = messages.billing;

/** The harmless button must not read 'Cancel' where cancelling is what it is about. */
export const shortCancellation: Confirmation = {
  title: words.cancelSubscription,
  text: words.cancelConfirm,
  confirmLabel: words.cancelSubscription,
  cancelLabel: words.keepPremium,
  danger: true,
};

export const fullCancellation: Confirmation = {
  ...shortCancellation,
  text: (
    <>
      <p>{words.cancelConfirm}</p>
      <p>At the end of the period you paid for, you lose:</p>
      <ul className={styles.lost}>
        {words.lostFeatures.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p>{words.cannotBeUndone}</p>
    </>
  ),
};
