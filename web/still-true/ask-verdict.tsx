import { type KeyboardEvent, useState } from 'react';
import type { Verdict } from '../../contract/still-true';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { Button } from '../ui/button';
import { FormError } from '../ui/status-message';
import { NewWordForm } from './new-word-form';
import styles from './offer-card.module.css';
import { type AskedAbout, useSayOf } from './queries';

const buttons = [
  ['still', 'S'],
  ['changed', 'C'],
  ['unsure', 'U'],
  ['later', 'N'],
] as const;
const keys: Readonly<Record<string, Verdict>> = Object.fromEntries(
  buttons.map(([verdict, key]) => [key.toLowerCase(), verdict]),
);

interface AskVerdictProps {
  about: AskedAbout;
  /** The id of her words, which tells many alike groups apart. */
  labelledBy: string;
  onSaid: (verdict: Verdict) => void;
  size?: 'normal' | 'small';
}

/** What he may say of an earlier answer, by a tap or a key; 'Changed' makes room for what she says now. */
export function AskVerdict({ about, labelledBy, onSaid, size = 'normal' }: AskVerdictProps) {
  const saying = useSayOf(about);
  const [isChanged, setChanged] = useState(false);
  const say = (verdict: Verdict) => {
    if (verdict === 'changed') return setChanged(true);
    if (!saying.isPending) saying.mutate(verdict, { onSuccess: (standing) => onSaid(standing.verdict) });
  };
  // Only while the focus is here, and not where something is typed.
  const pressed = (event: KeyboardEvent) => {
    const verdict = keys[event.key.toLowerCase()];
    if (!verdict || isChanged || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    say(verdict);
  };
  if (isChanged)
    return <NewWordForm about={about} onSaved={() => onSaid('changed')} onCancel={() => setChanged(false)} />;
  const isBusy = (verdict: Verdict) => saying.isPending && saying.variables === verdict;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form of its own
    <div role="group" aria-labelledby={labelledBy} className={styles.card} onKeyDown={pressed}>
      {size === 'normal' && <p className={styles.ask}>{words.ask}</p>}
      <div className={styles.buttons}>
        {buttons.map(([verdict, key]) => (
          <Button
            key={verdict}
            kind={verdict === 'later' ? 'quiet' : 'secondary'}
            size={size}
            aria-keyshortcuts={key}
            busy={isBusy(verdict)}
            onClick={() => say(verdict)}
          >
            {words[verdict]}
          </Button>
        ))}
      </div>
      <div className={styles.never}>
        <Button kind="quiet" size="small" busy={isBusy('never')} onClick={() => say('never')}>
          {words.never}
        </Button>
        {size === 'normal' && <span className={styles.keys}>{words.keys}</span>}
      </div>
      <FormError text={saying.isError ? words.saveFailed : null} />
    </div>
  );
}
