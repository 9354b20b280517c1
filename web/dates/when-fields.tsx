import { datePageMessages as words } from '../../contract/date-page-messages';
import { daysIn, plainYearDays } from '../../contract/date-rules';
import { boundTo } from '../ui/bound-to';
import { Select } from '../ui/select';
import { TextField } from '../ui/text-field';
import { type DateFields, isLeapDay } from './date-fields';
import styles from './date-form.module.css';
import { monthNames, weekdayNames } from './date-words';

interface WhenFieldsProps {
  fields: DateFields;
  change: (some: Partial<DateFields>) => void;
  error: string | null;
}

const none = { value: '', label: '–' };
const months = [none, ...monthNames.map((label, n) => ({ value: String(n + 1), label }))];
const weekdays = weekdayNames.map((label, n) => ({ value: String(n), label }));
const nths = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((label, n) => ({ value: String(n + 1), label }));
const plain = plainYearDays.map((value) => ({ value, label: words.plainYearDays[value] }));

/** The day, in the fields that its kind needs. */
export function WhenFields({ fields, change, error }: WhenFieldsProps) {
  const bind = boundTo(fields, change);
  const month = <Select label={words.month} options={months} error={error} {...bind('month')} />;
  if (fields.kind === 'month') return month;
  if (fields.kind === 'weekday') {
    return (
      <div className={styles.when}>
        <Select label={words.nth} options={[...nths, { value: '-1', label: 'Last' }]} {...bind('nth')} />
        <Select label={words.weekday} options={weekdays} {...bind('weekday')} />
        {month}
      </div>
    );
  }
  return (
    <>
      <div className={styles.when}>
        {month}
        <Select label={words.day} options={daysOf(fields)} {...bind('day')} />
        <TextField
          label={words.year}
          name="year"
          placeholder={words.yearHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={fields.year}
          onChange={(year) => change({ year: year.replace(/\D/g, '') })}
        />
      </div>
      {isLeapDay(fields) && <Select label={words.plainYears} options={plain} {...bind('plainYears')} />}
    </>
  );
}

/** The one he chose stays, also where the month he chose then does not have it: the form says so. */
function daysOf({ month, day }: DateFields) {
  const most = Math.max(daysIn(Number(month) || 1), Number(day));
  return [none, ...Array.from({ length: most }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))];
}
