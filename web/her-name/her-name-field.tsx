import { limits } from '../../contract/limits';
import { TextField, type TextFieldProps } from '../ui/text-field';

export function HerNameField(field: Omit<TextFieldProps, 'name' | 'autoComplete' | 'maxLength'>) {
  return <TextField name="herName" autoComplete="off" maxLength={limits.herName} {...field} />;
}
