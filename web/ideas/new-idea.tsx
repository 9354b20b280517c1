import { useState } from 'react';
import { ideaMessages as words } from '../../contract/idea-messages';
import type { IdeaDanger } from '../../contract/ideas';
import { NotKept } from '../drafts/not-kept';
import { Card } from '../ui/card';
import { StatusMessage } from '../ui/status-message';
import { useNewIdeaDraft } from './idea-drafts';
import { IdeaForm } from './idea-form';
import { Alike, Mind } from './mind';
import { useAddIdea } from './queries';
import { written } from './typed-idea';
import { useNear } from './use-near';
import { useSaving } from './use-saving';

/** Writes an idea down. What it touches, and what he gave before, is said at once and forbids nothing. */
export function NewIdea() {
  const { typed, type, drop } = useNewIdeaDraft();
  const { near, setTitle } = useNear();
  const [dangers, setDangers] = useState<readonly IdeaDanger[]>([]);
  const adding = useAddIdea();
  const { status, show, clear, attempt } = useSaving();
  const save = () =>
    attempt(async () => {
      clear();
      const saved = await adding.mutateAsync(written(typed));
      drop();
      setTitle('');
      setDangers(saved.dangers);
      show(words.saved);
    });
  return (
    <Card title={words.newIdea}>
      <IdeaForm
        typed={typed}
        onType={type}
        onSave={save}
        onTitled={setTitle}
        saveLabel={words.add}
        busy={adding.isPending}
      />
      <NotKept />
      <Alike ideas={near} />
      <StatusMessage status={status} />
      <Mind dangers={dangers} />
    </Card>
  );
}
