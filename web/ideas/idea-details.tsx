import { ideaLimits } from '../../contract/idea-limits';
import { ideaMessages as words } from '../../contract/idea-messages';
import { boundTo } from '../ui/bound-to';
import { Select } from '../ui/select';
import stack from '../ui/stack.module.css';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import styles from './idea-form.module.css';
import { currencies } from './money';
import { useOccasions } from './occasions';
import type { Typed } from './typed-idea';

interface IdeaDetailsProps {
  typed: Typed;
  change: (changed: Partial<Typed>) => void;
  amountFault: string | null;
  /** Unfolded: only then his days are asked for. */
  isShown: boolean;
}

/** What is folded away until he wants it. */
export function IdeaDetails({ typed, change, amountFault, isShown }: IdeaDetailsProps) {
  const codes = [...new Set<string>([...currencies, typed.currency])];
  const occasions = useOccasions(isShown);
  const bind = boundTo(typed, change);
  return (
    <div className={stack.stack}>
      <TextArea label={words.note} optional limit={ideaLimits.note} {...bind('note')} />
      <TextField label={words.where} optional autoComplete="off" maxLength={ideaLimits.where} {...bind('where')} />
      <div className={styles.price}>
        <TextField
          label={words.price}
          optional
          inputMode="decimal"
          autoComplete="off"
          {...bind('amount')}
          error={amountFault}
        />
        <Select
          label={words.currency}
          value={typed.currency}
          onChange={(currency) => change({ currency })}
          options={codes.map((code) => ({ value: code, label: code }))}
        />
      </div>
      {occasions.all.length > 0 && (
        <Select
          label={words.occasion}
          optional
          {...bind('dateId')}
          options={[{ value: '', label: words.noOccasion }, ...occasions.all]}
        />
      )}
      <TextField label={words.plannedFor} optional type="date" {...bind('plannedFor')} />
      <TextField label={words.remindOn} optional hint={words.remindHint} type="date" {...bind('remindOn')} />
    </div>
  );
}
