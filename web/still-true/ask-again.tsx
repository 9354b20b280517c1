import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lateExtra } from '../shell/late-part';
import card from '../ui/card.module.css';
import styles from './ask-again.module.css';
import { offerQuery } from './queries';

const OfferCard = lateExtra(async () => (await import('./offer-card')).OfferCard);

/**
 * Whether something she said a while ago is still true; most of the time there is nothing to ask.
 * @param isOnItsOwn it does not lie on a page already
 */
export function AskAgain({ isOnItsOwn = false }: { isOnItsOwn?: boolean }) {
  const { data } = useQuery(offerQuery);
  /** Once it was there, it stays to say what became of it. */
  const [wasOffered, setOffered] = useState(false);
  if (data?.offer && !wasOffered) setOffered(true);
  if (!wasOffered) return null;
  return (
    <div className={isOnItsOwn ? `${card.card} ${styles.page}` : undefined}>
      <OfferCard />
    </div>
  );
}
