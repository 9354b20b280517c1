import { messages } from '../../contract/messages';
import { NotKept } from '../drafts/not-kept';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { useSubmit } from '../ui/use-submit';
import { StepFrame } from './signup-step-frame';
import styles from './signup-steps.module.css';
import { type Draft, faultOf } from './signup-wizard';

interface SpouseStepProps {
  draft: Draft;
  onChange: (typed: Partial<Draft>) => void;
  onBack: () => void;
  onNext: () => void;
}

export function SpouseStep({ draft, onChange, onBack, onNext }: SpouseStepProps) {
  const { submit, errorAt } = useSubmit({ check: () => faultOf(2, draft), send: onNext });
  return (
    <StepFrame step={2} title="What's her name?">
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Spouse name"
          name="spouseName"
          autoComplete="off"
          required
          hint="It stays in this browser tab. Once you're in, you can choose to keep it, encrypted."
          value={draft.spouseName}
          onChange={(spouseName) => onChange({ spouseName })}
          error={errorAt('spouseName')}
        />
        <NotKept />
        <div className={styles.ways}>
          <Button onClick={onBack}>{messages.signup.back}</Button>
          <Button kind="action" type="submit">
            {messages.signup.next}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
