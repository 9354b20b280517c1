import { useState } from 'react';
import { monthPath } from '../../contract/paths';
import { Button } from '../ui/button';
import { counted } from '../ui/counted';
import { navigate } from '../ui/navigation';
import { Select } from '../ui/select';
import type { Month } from './history';
import styles from './month-choice.module.css';

/**
 * Leads to a month without the way through all the others; a step of its own, so that Back leads back. With the keyboard
 * each arrow key chooses another month, so only the button leads there.
 */
export function MonthChoice({ months }: { months: readonly Month[] }) {
  const [chosen, setChosen] = useState('');
  if (months.length < 2) return null;
  const go = () => {
    if (chosen) navigate(monthPath(chosen));
    setChosen('');
  };
  return (
    <div className={styles.choice}>
      <Select
        label="Go to a month"
        value={chosen}
        onChange={setChosen}
        options={[
          { value: '', label: 'Go to a month' },
          ...months.map(({ id, name, answers }) => ({
            value: id,
            label: `${name} (${counted(answers.length, 'answer')})`,
          })),
        ]}
      />
      <Button onClick={go}>Go</Button>
    </div>
  );
}
