import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Offer, Verdict } from '../../contract/still-true';
import { useHerName } from '../session/her-name';
import { monthInWords } from '../ui/dates';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import { useToday } from '../ui/use-today';
import { ageInWords } from './ages';
import { AskVerdict } from './ask-verdict';
import { Noted, type Said } from './noted';
import styles from './offer-card.module.css';
import { offerQuery } from './queries';

/** One answer of a while ago, and whether it is still true. Once he has said, it folds away. */
export function OfferCard() {
  const offer = useQuery(offerQuery).data?.offer;
  const [said, setSaid] = useState<Said | null>(null);
  if (said !== null) return <Noted said={said} />;
  return offer ? (
    <Asking key={offer.answerId} offer={offer} onSaid={(verdict) => setSaid({ verdict, warns: offer.warns })} />
  ) : null;
}

interface AskingProps {
  offer: Offer;
  onSaid: (verdict: Verdict) => void;
}

function Asking({ offer, onSaid }: AskingProps) {
  const id = useId();
  const today = useToday();
  const name = useHerName() ?? 'she';
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.when}>
        {ageInWords(offer.saidOn, today)} {name} said:
      </h2>
      <NotebookPage as="figure" size="quote">
        <HerWords>{offer.answer}</HerWords>
        <figcaption dir="auto" className={styles.question}>
          {offer.question}
          {offer.confirmedOn && ` (still true in ${monthInWords(offer.confirmedOn)})`}
        </figcaption>
      </NotebookPage>
      <AskVerdict about={offer} labelledBy={id} onSaid={onSaid} />
    </section>
  );
}
