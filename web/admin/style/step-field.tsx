import type { Range } from '../../../contract/theme-style';
import { Field } from '../../ui/field';
import styles from './controls.module.css';

interface StepFieldProps {
  label: string;
  value: number;
  range: Range;
  onChange: (pixels: number) => void;
}

/** A distance in pixels. */
export function StepField({ label, value, range, onChange }: StepFieldProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <span className={styles.step}>
          <input
            id={id}
            type="range"
            className={styles.slider}
            min={range.from}
            max={range.to}
            step={range.step}
            value={value}
            aria-valuetext={`${value} pixels`}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
          <output htmlFor={id} className={styles.pixels}>
            {value} px
          </output>
        </span>
      )}
    </Field>
  );
}
