import { useEffect } from 'react';
import { usePlaceState } from '../ui/leaving';
import { stayHere } from '../ui/navigation';
import { type Draft, type Step, stepToShow } from './signup-wizard';

interface Place {
  step: Step;
}

/** The open step lives in the browser's history, so that the browser's own Back goes one step back too. */
export function useSignupStep(draft: Draft): [Step, (step: Step) => void] {
  const { step: wanted } = usePlaceState<Place>();
  const shown = stepToShow(wanted, draft);
  // A step that is not shown is no longer wanted: else it would open by itself while he types what it lacked.
  useEffect(() => {
    if (wanted !== undefined && wanted !== shown) stayHere({ replace: true, state: { step: shown } satisfies Place });
  }, [wanted, shown]);
  return [shown, openStep];
}

function openStep(step: Step): void {
  stayHere({ state: { step } satisfies Place });
}
