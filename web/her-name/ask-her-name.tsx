import { useEffect, useState } from 'react';
import { herNameMessages as words } from '../../contract/her-name';
import { serverSaid } from '../api/api-error';
import { useMe } from '../session/me';
import { Button } from '../ui/button';
import { FormOutcome } from '../ui/form-outcome';
import row from '../ui/row.module.css';
import { FormError } from '../ui/status-message';
import { useSubmit } from '../ui/use-submit';
import styles from './ask-her-name.module.css';
import { HerNameField } from './her-name-field';
import { useSaveHerName } from './queries';

/** Asked once, of whoever has neither given it nor waved it away. Administrators keep no notebook by their office. */
export function AskHerName() {
  const { data: me, refetch } = useMe();
  const [isOpen, setOpen] = useState(false);
  /** He answered here: then it stays, to say so. */
  const [isAnswered, setAnswered] = useState(false);
  const isAsked = me?.her_name_asked === true;
  if (!isOpen && me && !me.is_admin && !isAsked) setOpen(true);
  // He answered in another tab, such as the one that the link in his mail opened.
  if (isOpen && isAsked && !isAnswered) setOpen(false);
  useComingBack(isOpen && !isAnswered, refetch);
  return isOpen && <Ask onAnswer={() => setAnswered(true)} />;
}

/** Looks again whether he has answered meanwhile, when he comes back to this tab. */
function useComingBack(isWaiting: boolean, look: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const cameBack = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', cameBack);
    return () => document.removeEventListener('visibilitychange', cameBack);
  }, [isWaiting, look]);
}

function Ask({ onAnswer }: { onAnswer: () => void }) {
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const saving = useSaveHerName();
  const isWavedAway = saving.isPending && saving.variables === null;
  const save = async (given: string | null, said: string) => {
    if (saving.isPending) return;
    setFailure(null);
    onAnswer();
    try {
      await saving.mutateAsync(given);
      setOutcome(said);
    } catch (error) {
      setFailure(serverSaid(error) ?? words.saveFailed);
    }
  };
  const { submit } = useSubmit({
    check: () => null,
    send: () => save(name, words.thanks),
    isNothing: name.trim() === '',
  });
  if (outcome) return <FormOutcome className={styles.outcome}>{outcome}</FormOutcome>;
  return (
    <form className={styles.ask} onSubmit={submit} noValidate>
      <HerNameField label={words.ask} hint={words.askHint} value={name} onChange={setName} />
      <div className={row.row}>
        <Button kind="secondary" type="submit" busy={saving.isPending && !isWavedAway} busyLabel="Saving...">
          {words.save}
        </Button>
        <Button kind="quiet" busy={isWavedAway} onClick={() => save(null, words.later)}>
          {words.notNow}
        </Button>
      </div>
      <FormError text={failure} />
    </form>
  );
}
