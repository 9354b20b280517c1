import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ideaLimits } from '../../contract/idea-limits';
import { ideaMessages as words } from '../../contract/idea-messages';
import { type Reaction, reactions, type TakenQuestion } from '../../contract/ideas';
import { serverSaid } from '../api/api-error';
import { useKeptText } from '../drafts/use-kept-text';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import { FormOutcome } from '../ui/form-outcome';
import stack from '../ui/stack.module.css';
import { FormError } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import styles from './glance.module.css';
import { dayOf } from './idea-days';
import { nextIdeasQuery, useSayHowTaken } from './queries';

/** Asked once, a week after he gave it: one tap, and her words if there were any. */
export function HowTaken() {
  const { data } = useQuery(nextIdeasQuery);
  const [said, setSaid] = useState<{ id: string; isWritten: boolean } | null>(null);
  const asked = data?.howTaken;
  return (
    <>
      {said && <FormOutcome key={said.id}>{said.isWritten ? words.takenSaved : words.takenNotSaid}</FormOutcome>}
      {asked && asked.id !== said?.id && (
        <Question key={asked.id} about={asked} onSaid={(isWritten) => setSaid({ id: asked.id, isWritten })} />
      )}
    </>
  );
}

function Question({ about, onSaid }: { about: TakenQuestion; onSaid: (isWritten: boolean) => void }) {
  const { id, title, givenOn } = about;
  const heading = useId();
  const { text, write, finish } = useKeptText(useOwner(), `how taken ${id}`);
  const [failure, setFailure] = useState<string | null>(null);
  const saying = useSayHowTaken();
  const say = async (reaction: Reaction | null) => {
    setFailure(null);
    const reactionWords = text.trim();
    try {
      await saying.mutateAsync({ id, reaction, reactionWords });
      finish(reactionWords);
      onSaid(reaction !== null);
    } catch (error) {
      setFailure(serverSaid(error) ?? words.saveFailed);
    }
  };
  return (
    <section className={`${stack.tight} ${styles.taken}`} aria-labelledby={heading}>
      <p id={heading}>
        {words.howTaken} <strong dir="auto">{title}</strong>, {dayOf(givenOn)}
      </p>
      <TextField
        label={words.herReaction}
        optional
        name="reactionWords"
        autoComplete="off"
        maxLength={ideaLimits.reaction}
        value={text}
        onChange={write}
      />
      <div className={styles.taps}>
        {reactions.toReversed().map((reaction) => (
          <Button
            key={reaction}
            size="small"
            kind="secondary"
            aria-describedby={heading}
            disabled={saying.isPending}
            onClick={() => say(reaction)}
          >
            {words.reactions[`${reaction}`]}
          </Button>
        ))}
        <Button
          size="small"
          kind="quiet"
          aria-describedby={heading}
          disabled={saying.isPending}
          onClick={() => say(null)}
        >
          {words.ratherNot}
        </Button>
      </div>
      <FormError text={failure} />
    </section>
  );
}
