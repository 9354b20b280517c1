import { useEffect, useRef, useState } from 'react';
import { datePageMessages as words } from '../../contract/date-page-messages';
import { type Occasion, occasions, usualLeads } from '../../contract/date-rules';
import type { GivenDate, ImportantDate } from '../../contract/dates';
import { inDays } from '../../contract/days';
import { serverSaid } from '../api/api-error';
import { useHerName } from '../session/her-name';
import { useOwner } from '../session/use-owner';
import { Card } from '../ui/card';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { useToday } from '../ui/use-today';
import { Chip, Chips } from './chip';
import { occasionBegun } from './date-draft';
import { fieldsFor, givenOf } from './date-fields';
import { DateForm } from './date-form';
import { labelWith, whenInShort } from './date-words';
import styles from './dates.module.css';
import { useAddDate } from './queries';

/** Of these he may have several. */
const MANY: readonly Occasion[] = ['child', 'other'];
const all = Object.keys(occasions) as Occasion[]; // Object.keys forgets the names it was given.

/** What is not kept yet, a tap away: the feasts are added at once, of the others he says when they are. */
export function NewDate({ kept }: { kept: readonly ImportantDate[] }) {
  const owner = useOwner();
  const [chosen, setChosen] = useState<Occasion | null>(() => occasionBegun(owner));
  const { status, show } = useStatusMessage(6_000);
  const adding = useAddDate();
  const name = useHerName();
  const today = useToday();
  const offered = all.filter((each) => MANY.includes(each) || !kept.some(({ occasion }) => occasion === each));
  const box = useRef<HTMLFieldSetElement>(null);
  const wasOpen = useRef(false);
  // The form took the focus with it: the next day is a tap away.
  useEffect(() => {
    if (wasOpen.current && chosen === null) box.current?.focus();
    wasOpen.current = chosen !== null;
  }, [chosen]);
  const labelOf = (occasion: Occasion) => labelWith(name, { occasion, label: occasions[occasion].label });

  const save = async (given: GivenDate) => {
    const added = await adding.mutateAsync(given);
    setChosen(null);
    const when = whenInShort(added.next, added.rule.kind === 'month', today);
    show(`${labelWith(name, added)}: ${when}, ${inDays(added.daysLeft)}`, 'success');
  };
  const addAtOnce = useOneAtATime((given: GivenDate) =>
    save(given).catch((error) => show(serverSaid(error) ?? words.saveFailed, 'error')),
  );
  const choose = (occasion: Occasion) => {
    const { label, ...more } = occasions[occasion];
    if (!('rule' in more)) return setChosen(occasion);
    void addAtOnce({ occasion, label, rule: more.rule, leads: [...usualLeads] });
  };
  return (
    <Card title={chosen ? labelOf(chosen) : words.addTitle}>
      {chosen ? (
        <DateForm
          key={chosen}
          title={labelOf(chosen)}
          of={null}
          begunWith={fieldsFor(chosen)}
          onSave={(fields) => save(givenOf(fields))}
          onCancel={() => setChosen(null)}
        />
      ) : (
        <fieldset ref={box} tabIndex={-1} aria-label={words.addTitle} className={styles.choice}>
          <Chips>
            {offered.map((occasion) => (
              <Chip key={occasion} isBusy={adding.isPending} onPress={() => choose(occasion)}>
                {labelOf(occasion)}
              </Chip>
            ))}
          </Chips>
        </fieldset>
      )}
      <StatusMessage status={status} />
    </Card>
  );
}
