import { useState } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { serverSaid } from '../api/api-error';
import { useTabDraft } from '../drafts/use-tab-draft';
import { useIsLeft } from '../ui/leaving';
import { shownOnScreen, useOneAtATime } from '../ui/use-one-at-a-time';
import { CheckYourEmail } from './check-your-email';
import { goOnCreated } from './just-created';
import { useSignup } from './queries';
import { AccountStep } from './signup-account-step';
import { PlanStep } from './signup-plan-step';
import { SpouseStep } from './signup-spouse-step';
import { emptyDraft, signupBody } from './signup-wizard';
import { useSignupStep } from './use-signup-step';

export default function SignupPage() {
  const { typed: draft, change, finish, isRestored } = useTabDraft('signup', emptyDraft, ['email', 'spouseName']);
  const [needsPasswordAgain] = useState(isRestored);
  const [isCreated, setCreated] = useState(false);
  const [step, openStep] = useSignupStep(draft);
  const signup = useSignup();
  const isLeft = useIsLeft();

  const go = (to: typeof step) => {
    signup.reset();
    openStep(to);
  };
  const body = signupBody(draft);
  const create = useOneAtATime(async (goOn: () => void) => {
    const reply = await signup.mutateAsync(body).catch(shownOnScreen);
    if (!reply) return;
    finish();
    if (!isLeft()) goOn();
  });

  if (isCreated) {
    return (
      <CheckYourEmail
        email={body.email}
        onWrongAddress={() => {
          setCreated(false);
          go(1);
        }}
      />
    );
  }
  if (step === 1)
    return <AccountStep draft={draft} isRestored={needsPasswordAgain} onChange={change} onNext={() => go(2)} />;
  if (step === 2) return <SpouseStep draft={draft} onChange={change} onBack={() => go(1)} onNext={() => go(3)} />;
  return (
    <PlanStep
      draft={draft}
      isCreating={signup.isPending}
      failure={signup.error && (serverSaid(signup.error) ?? messages.signup.failed)}
      onBack={() => go(2)}
      onUpgrade={() => create(() => goOnCreated(paths.upgrade, body.email))}
      onSkip={() => create(() => setCreated(true))}
    />
  );
}
