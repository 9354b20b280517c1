import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { datePageMessages as words } from '../../contract/date-page-messages';
import { type DateRule, usualLeads } from '../../contract/date-rules';
import type { MentionedDate } from '../../contract/dates';
import { answerPath } from '../../contract/paths';
import { serverSaid } from '../api/api-error';
import { useHerName } from '../session/her-name';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { shortDay } from '../ui/dates';
import { Link } from '../ui/navigation';
import { HerWords } from '../ui/page/her-words';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { labelWith, monthNames } from './date-words';
import styles from './dates.module.css';
import { mentionedQuery, useAddDate, useDismissMentioned } from './queries';

/** Days that she spoke of, with her words. Nothing is kept until he says so. */
export function MentionedDates() {
  const { data = [] } = useQuery(mentionedQuery);
  const [waved, setWaved] = useState<readonly MentionedDate[]>([]);
  const { status, show } = useStatusMessage();
  const adding = useAddDate();
  const dismissing = useDismissMentioned();
  const shown = data.filter((one) => !waved.includes(one));
  const add = ({ occasion, label, rule }: MentionedDate) =>
    adding.mutate(
      { occasion, label, rule, leads: [...usualLeads] },
      { onError: (error) => show(serverSaid(error) ?? words.saveFailed, 'error') },
    );
  /** It is gone with the tap, and there again where that could not be kept. */
  const wave = (one: MentionedDate) => {
    setWaved((before) => [...before, one]);
    dismissing.mutate(one, {
      onError: (error) => {
        setWaved((before) => before.filter((other) => other !== one));
        show(serverSaid(error) ?? words.notThisFailed, 'error');
      },
    });
  };
  if (shown.length === 0) return null;
  return (
    <Card title={words.mentionedTitle}>
      <p className={styles.hint}>{words.mentionedHint}</p>
      <ul className={styles.list}>
        {shown.map((one) => (
          <Mentioned
            key={`${one.answerId} ${one.label}`}
            mentioned={one}
            isBusy={adding.isPending}
            onAdd={() => add(one)}
            onWave={() => wave(one)}
          />
        ))}
      </ul>
      <StatusMessage status={status} />
    </Card>
  );
}

interface MentionedProps {
  mentioned: MentionedDate;
  isBusy: boolean;
  onAdd: () => void;
  onWave: () => void;
}

function Mentioned({ mentioned, isBusy, onAdd, onWave }: MentionedProps) {
  const name = useHerName();
  const label = labelWith(name, mentioned);
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <strong>
          {label}: {dayInYear(mentioned.rule)}
        </strong>
        <HerWords>{mentioned.quote}</HerWords>
        <Link href={answerPath(mentioned.answerId)} className={styles.hint}>
          {shortDay(mentioned.saidAt)}
        </Link>
      </div>
      <div className={styles.buttons}>
        <Button kind="secondary" size="small" disabled={isBusy} aria-label={`${words.add} ${label}`} onClick={onAdd}>
          {words.add}
        </Button>
        <Button kind="quiet" size="small" aria-label={`${words.notThis}: ${label}`} onClick={onWave}>
          {words.notThis}
        </Button>
      </div>
    </li>
  );
}

/** She named a day of a month, and perhaps its year. */
function dayInYear(rule: DateRule): string {
  const month = monthNames[rule.month - 1];
  if (rule.kind !== 'day') return month ?? '';
  return `${month} ${rule.day}${rule.year === undefined ? '' : `, ${rule.year}`}`;
}
