import { useState } from 'react';
import { ideaLimits } from '../../contract/idea-limits';
import { ideaMessages as words } from '../../contract/idea-messages';
import { type IdeaDanger, IdeaTitle } from '../../contract/ideas';
import { paths } from '../../contract/paths';
import { faultIn } from '../../contract/text';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { Link } from '../ui/navigation';
import { FormError } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import { faultAt, useSubmit } from '../ui/use-submit';
import styles from './idea-form.module.css';
import { Mind } from './mind';
import { useAddIdea } from './queries';

/** Where words of hers stand that are quoted. */
export const spanOf = ({ answerId, start, end }: { answerId: string; start: number; end: number }) => ({
  ...{ answerId, start, end },
});

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

/** The same, where something else opens it. */
export function KeepingIdea({ sources, title = '', onCancel }: KeepAsIdeaProps & { onCancel: () => void }) {
  const [kept, setKept] = useState<readonly IdeaDanger[] | null>(null);
  if (!kept) return <Naming sources={sources} title={title} onKept={setKept} onCancel={onCancel} />;
  return (
    <div role="status">
      <p>
        {words.kept}. <Link href={paths.gifts}>{words.title}</Link>
      </p>
      <Mind dangers={kept} />
    </div>
  );
}

interface NamingProps extends Required<KeepAsIdeaProps> {
  onKept: (dangers: readonly IdeaDanger[]) => void;
  onCancel: () => void;
}

function Naming({ sources, title, onKept, onCancel }: NamingProps) {
  const [typed, setTyped] = useState(title);
  const [failure, setFailure] = useState<string | null>(null);
  const adding = useAddIdea();
  const keep = async () => {
    try {
      const { dangers } = await adding.mutateAsync({ kind: 'gift', title: typed, sources: [...sources] });
      onKept(dangers);
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
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={words.what}
        name="title"
        autoComplete="off"
        maxLength={ideaLimits.title}
        value={typed}
        onChange={setTyped}
        error={errorAt('title')}
      />
      <div className={styles.buttons}>
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
