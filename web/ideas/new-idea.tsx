import { useState } from 'react';
import { ideaMessages as words } from '../../contract/idea-messages';
import type { Idea, IdeaDanger } from '../../contract/ideas';
import { NotKept } from '../drafts/not-kept';
import { Card } from '../ui/card';
import { StatusMessage } from '../ui/status-message';
import { useNewIdeaDraft } from './idea-drafts';
import { IdeaForm } from './idea-form';
import { Alike, Mind } from './mind';
import { useAddIdea } from './queries';
import { type Typed, written } from './typed-idea';
import { useNear } from './use-near';
import { useSaving } from './use-saving';

interface Saved {
  idea: Pick<Idea, 'id' | 'title'>;
  dangers: readonly IdeaDanger[];
}

/** Writes an idea down. What it touches, and what he gave before, is said at once, goes with the next title, and forbids nothing. */
export function NewIdea() {
  const { typed, type, drop } = useNewIdeaDraft();
  const { near, setTitle } = useNear();
  const [saved, setSaved] = useState<Saved | null>(null);
  const adding = useAddIdea();
  const { status, show, clear, attempt } = useSaving();
  const change = (next: Typed) => {
    if (saved && next.title !== '') {
      setSaved(null);
      setTitle('');
      clear();
    }
    type(next);
  };
  const titled = (title: string) => {
    // He leaves the emptied field: what is told is of the idea that he saved.
    if (title !== '' || !saved) setTitle(title);
  };
  const save = () =>
    attempt(async () => {
      clear();
      setSaved(null);
      // By Enter he never leaves the field.
      setTitle(typed.title.trim());
      const { idea, dangers } = await adding.mutateAsync(written(typed));
      drop();
      setSaved({ idea, dangers });
      show(words.saved);
    });
  return (
    <Card title={words.newIdea}>
      <IdeaForm
        typed={typed}
        onType={change}
        onSave={save}
        onTitled={titled}
        saveLabel={words.add}
        busy={adding.isPending}
      />
      <NotKept />
      <Alike ideas={near.filter(({ id }) => id !== saved?.idea.id)} of={saved?.idea.title} />
      <StatusMessage status={status} />
      <Mind dangers={saved?.dangers ?? []} of={saved?.idea.title} />
    </Card>
  );
}
