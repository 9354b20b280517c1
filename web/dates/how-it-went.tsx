import { useState } from 'react';
import { stripMessages as words } from '../../contract/date-page-messages';
import type { WentQuestion } from '../../contract/dates';
import { limits } from '../../contract/limits';
import { serverSaid } from '../api/api-error';
import { useKeptText } from '../drafts/use-kept-text';
import { useHerName } from '../session/her-name';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import { FormOutcome } from '../ui/form-outcome';
import row from '../ui/row.module.css';
import { FormError } from '../ui/status-message';
import { TextArea } from '../ui/text-area';
import { useSubmit } from '../ui/use-submit';
import { labelWith } from './date-words';
import styles from './dates-strip.module.css';
import { PlannedGifts } from './planned-gifts';
import { useSayHowItWent } from './queries';

interface HowItWentProps {
  about: WentQuestion;
  /** He wrote something down, or would rather not say. */
  onSaid: (isWritten: boolean) => void;
}

/** Asked once, a week after the day. */
export function HowItWent({ about, onSaid }: HowItWentProps) {
  const { id, occurrence } = about;
  const { text, write, finish } = useKeptText(useOwner(), `how it went ${id} ${occurrence}`);
  const [failure, setFailure] = useState<string | null>(null);
  const saving = useSayHowItWent();
  const name = useHerName();
  const say = async (said: string | null) => {
    setFailure(null);
    try {
      await saving.mutateAsync({ id, occurrence, text: said });
      finish(text.trim());
      onSaid(said !== null);
    } catch (error) {
      setFailure(serverSaid(error) ?? words.wentFailed);
    }
  };
  const { submit } = useSubmit({ check: () => null, send: () => say(text.trim()), isNothing: text.trim() === '' });
  return (
    <form className={styles.went} onSubmit={submit} noValidate>
      <PlannedGifts planned={about.planned} />
      <TextArea
        label={words.wentLabel(labelWith(name, about))}
        hint={words.wentHint}
        name="went"
        rows={2}
        limit={limits.dates.went}
        value={text}
        onChange={write}
      />
      <div className={row.row}>
        <Button kind="secondary" type="submit" busy={saving.isPending}>
          {words.wentSave}
        </Button>
        <Button kind="quiet" disabled={saving.isPending} onClick={() => say(null)}>
          {words.wentNot}
        </Button>
      </div>
      <FormError text={failure} />
    </form>
  );
}

export function Thanks({ isWritten }: { isWritten: boolean }) {
  return <FormOutcome className={styles.day}>{isWritten ? words.wentSaved : words.wentNotSaid}</FormOutcome>;
}
