import { useId } from 'react';
import { datePageMessages as words } from '../../contract/date-page-messages';
import { Chip, Chips } from './chip';
import styles from './date-form.module.css';
import { leadInWords } from './date-words';

const OFFERED = [30, 14, 7, 3, 1, 0];

interface ReminderChoiceProps {
  leads: readonly number[];
  error: string | null;
  onChange: (leads: readonly number[]) => void;
}

/** How far ahead he is reminded. What he chose elsewhere stays among the choices. */
export function ReminderChoice({ leads, error, onChange }: ReminderChoiceProps) {
  const id = useId();
  const choices = [...new Set([...OFFERED, ...leads])].sort((a, b) => b - a);
  const toggle = (lead: number) =>
    onChange(leads.includes(lead) ? leads.filter((other) => other !== lead) : [...leads, lead]);
  return (
    <fieldset name="leads" tabIndex={-1} className={styles.reminders} aria-describedby={error ? id : undefined}>
      <legend>{words.reminders}</legend>
      <Chips>
        {choices.map((lead) => (
          <Chip key={lead} isOn={leads.includes(lead)} onPress={() => toggle(lead)}>
            {leadInWords(lead)}
          </Chip>
        ))}
      </Chips>
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
