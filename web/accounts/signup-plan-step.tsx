import { useState } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { isSold, offer, sendsMail } from '../api/house';
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
      {isSold() ? <Plans /> : <WhatIsThere />}
      <FormError text={failure} />
      <div className={styles.choices}>
        <Button kind="action" wide busy={isBusy('skip')} onClick={choose('skip', onSkip)}>
          {isSold() ? messages.signup.skip : messages.signup.complete}
        </Button>
        {isSold() && (
          <Button wide busy={isBusy('upgrade')} onClick={choose('upgrade', onUpgrade)}>
            {messages.signup.upgradeNow}
          </Button>
        )}
        <Button kind="quiet" disabled={isCreating} onClick={onBack}>
          {messages.signup.back}
        </Button>
      </div>
      <p className={styles.note}>
        <Icon name="mail" />
        <span>
          <WhatComes email={draft.email.trim()} />
        </span>
      </p>
    </StepFrame>
  );
}

function Plans() {
  return (
    <ul className={styles.plans}>
      <li>
        <strong>Start free, for as long as you like.</strong> One question a day, her answers saved, and a search that
        finds them again.
      </li>
      <li>
        <strong>Premium, {limits.price.display} a month.</strong> Adds an AI Assistant for gift and date ideas from her
        own words, your own questions, and more. You can switch any time.
      </li>
    </ul>
  );
}

/** Where nothing is sold, there is nothing to choose. */
function WhatIsThere() {
  return (
    <ul className={styles.plans}>
      <li>One question a day, her answers saved, and a search that finds them again.</li>
      {offer() === 'included' && (
        <li>An AI Assistant for gift and date ideas from her own words, your own questions, and more.</li>
      )}
    </ul>
  );
}

function WhatComes({ email }: { email: string }) {
  if (!sendsMail()) return messages.noMail.afterSignup;
  return (
    <>
      {isSold() ? "Either way, we'll" : "We'll"} send a link to <b>{email}</b> to verify it. After that, the day's
      question arrives there each morning, until you turn it off.{isSold() && " You won't be charged here."}
    </>
  );
}
