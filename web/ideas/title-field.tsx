import { ideaLimits } from '../../contract/idea-limits';
import { ideaMessages as words } from '../../contract/idea-messages';
import { TextField, type TextFieldProps } from '../ui/text-field';

interface TitleFieldProps extends Pick<TextFieldProps, 'value' | 'onChange' | 'error'> {
  /** Called when he leaves it. */
  onTitled: ((title: string) => void) | undefined;
}

/** What an idea is called. */
export function TitleField({ onTitled, ...field }: TitleFieldProps) {
  return (
    <TextField
      label={words.what}
      name="title"
      autoComplete="off"
      maxLength={ideaLimits.title}
      onBlur={() => onTitled?.(field.value.trim())}
      {...field}
    />
  );
}
