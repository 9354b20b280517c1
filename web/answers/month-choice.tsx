import { monthPath } from '../../contract/paths';
import { counted } from '../ui/counted';
import { navigate } from '../ui/navigation';
import { Select } from '../ui/select';
import type { Month } from './history';
import styles from './month-choice.module.css';

/** Leads to a month without the way through all the others; a step of its own, so that Back leads back. */
export function MonthChoice({ months }: { months: readonly Month[] }) {
  if (months.length < 2) return null;
  return (
    <div className={styles.choice}>
      <Select
        label="Go to a month"
        value=""
        onChange={(id) => id && navigate(monthPath(id))}
        options={[
          { value: '', label: 'Go to a month' },
          ...months.map(({ id, name, answers }) => ({
            value: id,
            label: `${name} (${counted(answers.length, 'answer')})`,
          })),
        ]}
      />
    </div>
  );
}
