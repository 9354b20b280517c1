import { useId, useState } from 'react';
import { ideaLimits } from '../../contract/idea-limits';
import { ideaMessages as words } from '../../contract/idea-messages';
import { type Idea, reactions } from '../../contract/ideas';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { StatusMessage } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import styles from './idea-card.module.css';
import { type Taken, useTakeIdea } from './queries';
import { useSaving } from './use-saving';

/** How she took it: one tap, and her words if there were any. */
export function Reactions({ idea }: { idea: Idea }) {
  const id = useId();
  // Null where he typed nothing that is not saved: then the field shows what was saved, here or elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  const taking = useTakeIdea(idea);
  const { status, show, attempt } = useSaving();
  const save = (taken: Partial<Taken>) =>
    attempt(async () => {
      await taking.mutateAsync(taken);
      setTyped((now) => (now?.trim() === taken.reactionWords ? null : now));
      show(words.saved);
    });
  const leave = () => {
    const reactionWords = (typed ?? idea.reactionWords).trim();
    if (reactionWords === idea.reactionWords) setTyped(null);
    else void save({ reactionWords });
  };
  return (
    <div>
      <p id={id}>{words.howTaken}</p>
      <div className={styles.acts}>
        {reactions.toReversed().map((reaction) => (
          <Button
            key={reaction}
            size="small"
            kind={reaction === idea.reaction ? 'primary' : 'secondary'}
            aria-pressed={reaction === idea.reaction}
            aria-describedby={id}
            onClick={() => save({ reaction })}
          >
            {words.reactions[`${reaction}`]}
          </Button>
        ))}
      </div>
      {idea.reaction !== null && (
        <>
          <TextField
            label={words.herReaction}
            optional
            autoComplete="off"
            maxLength={ideaLimits.reaction}
            value={typed ?? idea.reactionWords}
            onChange={setTyped}
            onBlur={leave}
          />
          <Checkbox
            label={words.neverAgain}
            checked={idea.neverAgain}
            onChange={(neverAgain) => save({ neverAgain })}
          />
        </>
      )}
      <StatusMessage status={status} />
    </div>
  );
}
