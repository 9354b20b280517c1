import { useState } from 'react';
import { ideaMessages as words } from '../../contract/idea-messages';
import type { Idea } from '../../contract/ideas';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { IdeaForm } from './idea-form';
import { useChangeIdea } from './queries';
import { typedOf, written } from './typed-idea';

/** Changes an idea; where it was changed elsewhere meanwhile, nothing is overwritten. */
export function EditIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(idea));
  const [basedOn] = useState(idea.updatedAt);
  const changing = useChangeIdea(idea.id);
  const { status, show, clear } = useStatusMessage();
  const save = async () => {
    clear();
    const { reaction, reactionWords, neverAgain } = idea;
    try {
      await changing.mutateAsync({ ...written(typed), reaction, reactionWords, neverAgain, basedOn });
      onDone();
    } catch (error) {
      show(serverSaid(error) ?? words.saveFailed, 'error');
    }
  };
  return (
    <>
      <IdeaForm typed={typed} onType={setTyped} onSave={save} saveLabel={words.save} busy={changing.isPending}>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </IdeaForm>
      <StatusMessage status={status} />
    </>
  );
}
