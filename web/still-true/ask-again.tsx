import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lateExtra } from '../shell/late-part';
import { offerQuery } from './queries';

const OfferCard = lateExtra(async () => (await import('./offer-card')).OfferCard);

/** Whether something she said a while ago is still true; most of the time there is nothing to ask. */
export function AskAgain() {
  const { data } = useQuery(offerQuery);
  /** Once it was there, it stays to say what became of it. */
  const [wasOffered, setOffered] = useState(false);
  if (data?.offer && !wasOffered) setOffered(true);
  return wasOffered ? <OfferCard /> : null;
}
