import { TextField, type TextFieldProps } from '../ui/text-field';

/** The address of an account, as password managers know it. */
export function EmailField(field: Pick<TextFieldProps, 'value' | 'onChange' | 'error'>) {
  return <TextField label="Email" type="email" name="email" autoComplete="username" required {...field} />;
}
