import { useState } from 'react';
import { ideaMessages as words } from '../../contract/idea-messages';
import { type IdeaDanger, type IdeaKind, IdeaTitle } from '../../contract/ideas';
import { paths } from '../../contract/paths';
import { faultIn } from '../../contract/text';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { Link } from '../ui/navigation';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import { FormError } from '../ui/status-message';
import { faultAt, useSubmit } from '../ui/use-submit';
import { KindChoice } from './kind-choice';
import { Alike, Mind } from './mind';
import { useAddIdea } from './queries';
import { TitleField } from './title-field';
import { useNear } from './use-near';

interface KeepAsIdeaProps {
  /** Her words it comes from. */
  sources: readonly { answerId: string; start?: number; end?: number }[];
  /** Only of an idea that was written by us; of her words, he says what it is. */
  title?: string;
}

/** From words of hers, or something the assistant said, to an idea of his: he names it, and its source is linked. */
export function KeepAsIdea(kept: KeepAsIdeaProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <KeepingIdea {...kept} onCancel={() => setOpen(false)} />;
  return (
    <div>
      <Button size="small" kind="quiet" onClick={() => setOpen(true)}>
        {words.keep}
      </Button>
    </div>
  );
}

interface Kept {
  id: string;
  dangers: readonly IdeaDanger[];
}

/** The same, where something else opens it. What he had before that is much like it is told while he names it, and after. */
export function KeepingIdea({ sources, title = '', onCancel }: KeepAsIdeaProps & { onCancel: () => void }) {
  const [kept, setKept] = useState<Kept | null>(null);
  const { near, setTitle } = useNear(title);
  const alike = <Alike ideas={near.filter(({ id }) => id !== kept?.id)} />;
  if (!kept) {
    return (
      <>
        <Naming sources={sources} title={title} onTitled={setTitle} onKept={setKept} onCancel={onCancel} />
        {alike}
      </>
    );
  }
  return (
    <div role="status">
      <p>
        {words.kept}. <Link href={paths.gifts}>{words.title}</Link>
      </p>
      <Mind dangers={kept.dangers} />
      {alike}
    </div>
  );
}

interface NamingProps extends Required<KeepAsIdeaProps> {
  onTitled: (title: string) => void;
  onKept: (kept: Kept) => void;
  onCancel: () => void;
}

function Naming({ sources, title, onTitled, onKept, onCancel }: NamingProps) {
  const [typed, setTyped] = useState(title);
  const [kind, setKind] = useState<IdeaKind>('gift');
  const [failure, setFailure] = useState<string | null>(null);
  const adding = useAddIdea();
  const keep = async () => {
    // By Enter he never leaves the field.
    onTitled(typed.trim());
    try {
      const { idea, dangers } = await adding.mutateAsync({ kind, title: typed, sources: [...sources] });
      onKept({ id: idea.id, dangers });
    } catch (error) {
      setFailure(serverSaid(error) ?? words.keepFailed);
    }
  };
  const { submit, errorAt } = useSubmit({
    check: () => faultAt('title', faultIn(IdeaTitle, typed)),
    send: keep,
    begin: () => setFailure(null),
  });
  return (
    <form className={stack.stack} onSubmit={submit} noValidate>
      <TitleField value={typed} onChange={setTyped} onTitled={onTitled} error={errorAt('title')} />
      <KindChoice kind={kind} onChoose={setKind} />
      <div className={row.row}>
        <Button kind="primary" size="small" type="submit" busy={adding.isPending} busyLabel="Saving...">
          {words.keep}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <FormError text={failure} />
    </form>
  );
}
