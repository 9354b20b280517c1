import { useHistoryState } from 'wouter/use-browser-location';
import { stayHere } from '../ui/navigation';
import { type Draft, type Step, stepToShow } from './signup-wizard';

interface Place {
  step: Step;
}

/** The open step lives in the browser's history, so that the browser's own Back goes one step back too. */
export function useSignupStep(draft: Draft): [Step, (step: Step) => void] {
  const place = useHistoryState<Partial<Place> | null>();
  return [stepToShow(place?.step, draft), openStep];
}

function openStep(step: Step): void {
  stayHere({ state: { step } satisfies Place });
}
