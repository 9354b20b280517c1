import { ideaMessages as words } from '../../contract/idea-messages';
import type { Idea } from '../../contract/ideas';
import { Button } from '../ui/button';
import { StatusMessage } from '../ui/status-message';
import { useIdeaEdit } from './idea-drafts';
import { IdeaForm } from './idea-form';
import { Alike } from './mind';
import { useChangeIdea } from './queries';
import { written } from './typed-idea';
import { useNear } from './use-near';
import { useSaving } from './use-saving';

/** Changes an idea; where it was changed elsewhere meanwhile, nothing is overwritten. */
export function EditIdea({ idea, onDone }: { idea: Idea; onDone: () => void }) {
  const { typed, basedOn, type, drop } = useIdeaEdit(idea);
  const { near, setTitle } = useNear();
  // It is always much like itself.
  const others = near.filter(({ id }) => id !== idea.id);
  const titled = (title: string) => setTitle(title === idea.title ? '' : title);
  const changing = useChangeIdea(idea.id);
  const { status, clear, attempt } = useSaving();
  const leave = () => {
    drop();
    onDone();
  };
  const save = () =>
    attempt(async () => {
      clear();
      const { reaction, reactionWords, neverAgain } = idea;
      await changing.mutateAsync({ ...written(typed), reaction, reactionWords, neverAgain, basedOn });
      leave();
    });
  return (
    <>
      <IdeaForm
        typed={typed}
        onType={type}
        onSave={save}
        onTitled={titled}
        saveLabel={words.save}
        busy={changing.isPending}
      >
        <Button kind="quiet" onClick={leave}>
          Cancel
        </Button>
      </IdeaForm>
      <Alike ideas={others} />
      <StatusMessage status={status} />
    </>
  );
}
