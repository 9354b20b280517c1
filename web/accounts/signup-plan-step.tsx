import { useState } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import { Icon } from '../ui/icons';
import { FormError } from '../ui/status-message';
import { StepFrame } from './signup-step-frame';
import styles from './signup-steps.module.css';
import type { Draft } from './signup-wizard';

interface PlanStepProps {
  draft: Draft;
  isCreating: boolean;
  failure: string | null;
  onBack: () => void;
  onUpgrade: () => void;
  onSkip: () => void;
}

/** Both ways create the account; nothing is bought here. */
export function PlanStep({ draft, isCreating, failure, onBack, onUpgrade, onSkip }: PlanStepProps) {
  const [chosen, setChosen] = useState<'upgrade' | 'skip'>('skip');
  const choose = (way: typeof chosen, act: () => void) => () => {
    if (isCreating) return;
    setChosen(way);
    act();
  };
  const isBusy = (way: typeof chosen) => isCreating && chosen === way;
  return (
    <StepFrame step={3} title={`Start your notebook about ${draft.spouseName.trim()}`}>
      <ul className={styles.plans}>
        <li>
          <strong>Free, for as long as you like.</strong> A question every day, her answers kept, and a search through
          them.
        </li>
        <li>
          <strong>Premium, {limits.price.display} a month.</strong> Also an assistant for gift and date ideas from her
          own words, your own questions, and more.
        </li>
      </ul>
      <FormError text={failure} />
      <div className={styles.choices}>
        <Button kind="action" wide busy={isBusy('upgrade')} onClick={choose('upgrade', onUpgrade)}>
          {messages.signup.upgradeNow}
        </Button>
        <Button wide busy={isBusy('skip')} onClick={choose('skip', onSkip)}>
          {messages.signup.skip}
        </Button>
        <Button kind="quiet" disabled={isCreating} onClick={onBack}>
          {messages.signup.back}
        </Button>
      </div>
      <p className={styles.note}>
        <Icon name="mail" />
        <span>
          Either way your account is created and we send a link to <b>{draft.email.trim()}</b> to verify it. After that
          the day's question comes there each morning, until you switch it off. Nothing is charged here.
        </span>
      </p>
    </StepFrame>
  );
}
