import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';
import styles from './select.module.css';

type SelectProps<V extends string> = FieldWords &
  Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id' | 'className' | 'children'> & {
    value: V;
    onChange: (value: V) => void;
    options: readonly { value: V; label: string }[];
  };

export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, error, optional, onChange, options, ...rest } = props;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field {...{ label, hint, error }} {...(optional && { optional })}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={`${control.className} ${styles.select}`}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
