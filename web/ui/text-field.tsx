import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id' | 'className' | 'type'> & {
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'search' | 'tel' | 'url' | 'number' | 'date';
  };

export function TextField({ label, hint, error, optional, onChange, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error }} {...(optional && { optional })}>
      {(control) => (
        <input {...input} {...control} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </Field>
  );
}
