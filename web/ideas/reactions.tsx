import { useId, useState } from 'react';
import { ideaLimits } from '../../contract/idea-limits';
import { ideaMessages as words } from '../../contract/idea-messages';
import { type Idea, reactions } from '../../contract/ideas';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import styles from './idea-card.module.css';
import { typedOf, written } from './idea-form';
import { useChangeIdea } from './queries';

type Taken = Pick<Idea, 'reaction' | 'reactionWords' | 'neverAgain'>;

/** How she took it: one tap, and her words if there were any. */
export function Reactions({ idea }: { idea: Idea }) {
  const id = useId();
  const [said, setSaid] = useState(idea.reactionWords);
  const changing = useChangeIdea(idea.id);
  const { status, show } = useStatusMessage();
  const save = (changed: Partial<Taken>) => {
    const { reaction, neverAgain, updatedAt: basedOn } = idea;
    const taken = { reaction, neverAgain, reactionWords: said.trim(), ...changed };
    changing.mutate(
      { ...written(typedOf(idea)), ...taken, basedOn },
      {
        onSuccess: () => show(words.saved),
        onError: (error) => show(serverSaid(error) ?? words.saveFailed, 'error'),
      },
    );
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
            value={said}
            onChange={setSaid}
            onBlur={() => said.trim() !== idea.reactionWords && save({})}
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
