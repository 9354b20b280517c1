import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Offer, Verdict } from '../../contract/still-true';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { useHerName } from '../session/her-name';
import { Button } from '../ui/button';
import { monthInWords } from '../ui/dates';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import { FormError } from '../ui/status-message';
import { useToday } from '../ui/use-today';
import { ageInWords } from './ages';
import { NewWordForm } from './new-word-form';
import styles from './offer-card.module.css';
import { offerQuery, useSayOf } from './queries';

/** One answer of a while ago, and whether it is still true. Once he has said, it folds away. */
export function OfferCard() {
  const offer = useQuery(offerQuery).data?.offer;
  const [said, setSaid] = useState<Verdict | null>(null);
  const noted = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== null) noted.current?.focus({ preventScroll: true });
  }, [said]);
  if (said !== null) {
    return (
      <p ref={noted} tabIndex={-1} role="status" className={styles.noted}>
        {words.noted[said]}
      </p>
    );
  }
  return offer ? <Asking key={offer.answerId} offer={offer} onSaid={setSaid} /> : null;
}

interface AskingProps {
  offer: Offer;
  onSaid: (verdict: Verdict) => void;
}

const keys: Readonly<Record<string, Verdict>> = { s: 'still', c: 'changed', u: 'unsure', n: 'later' };

function Asking({ offer, onSaid }: AskingProps) {
  const id = useId();
  const today = useToday();
  const name = useHerName() ?? 'she';
  const saying = useSayOf(offer);
  const [isChanged, setChanged] = useState(false);
  const say = (verdict: Verdict) => {
    if (verdict === 'changed') return setChanged(true);
    if (!saying.isPending) saying.mutate(verdict, { onSuccess: (standing) => onSaid(standing.verdict) });
  };
  // Only while the focus is on the card, and not where something is typed.
  const pressed = (event: KeyboardEvent) => {
    const verdict = keys[event.key.toLowerCase()];
    if (!verdict || isChanged || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    say(verdict);
  };
  return (
    <section className={styles.card} aria-labelledby={id} onKeyDown={pressed}>
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
      {isChanged ? (
        <NewWordForm offer={offer} onSaved={() => onSaid('changed')} onCancel={() => setChanged(false)} />
      ) : (
        <Verdicts onSay={say} busy={saying.isPending ? saying.variables : null} />
      )}
      <FormError text={saying.isError ? words.saveFailed : null} />
    </section>
  );
}

const buttons = [
  ['still', 'S'],
  ['changed', 'C'],
  ['unsure', 'U'],
  ['later', 'N'],
] as const;

function Verdicts({ onSay, busy }: { onSay: (verdict: Verdict) => void; busy: Verdict | null }) {
  return (
    <>
      <p className={styles.ask}>{words.ask}</p>
      <div className={styles.buttons}>
        {buttons.map(([verdict, key]) => (
          <Button
            key={verdict}
            kind={verdict === 'later' ? 'quiet' : 'secondary'}
            aria-keyshortcuts={key}
            busy={busy === verdict}
            onClick={() => onSay(verdict)}
          >
            {words[verdict]}
          </Button>
        ))}
      </div>
      <div className={styles.never}>
        <Button kind="quiet" size="small" busy={busy === 'never'} onClick={() => onSay('never')}>
          {words.never}
        </Button>
        <span className={styles.keys}>{words.keys}</span>
      </div>
    </>
  );
}
