import { type SignupFields, signupFault } from '../../contract/account-rules';
import { messages } from '../../contract/messages';
import type { Fault } from '../ui/use-submit';

export type Step = 1 | 2 | 3;
const LAST_STEP = 3;

/** All that is typed in the wizard. The spouse's name never leaves it. */
export interface Draft extends SignupFields {
  spouseName: string;
}

export const emptyDraft: Draft = { email: '', password: '', confirmation: '', spouseName: '' };

type DraftFault = Fault<keyof Draft>;

export function stepLabel(step: Step): string {
  return `Step ${step} of ${LAST_STEP}`;
}

/** The first thing that keeps a step from being left forwards, and the field it is about. */
export function faultOf(step: Step, draft: Draft): DraftFault | null {
  if (step === 1) return accountFault(draft);
  if (step === 2) return draft.spouseName.trim() ? null : { field: 'spouseName', text: messages.signup.spouseName };
  return null;
}

const fieldOf: Record<string, keyof Draft> = {
  [messages.common.validEmail]: 'email',
  [messages.common.passwordsDiffer]: 'confirmation',
};

function accountFault(draft: Draft): DraftFault | null {
  const text = signupFault(draft);
  if (text === null) return null;
  const blank = (['email', 'password', 'confirmation'] as const).find((field) => !draft[field].trim());
  return { field: blank ?? fieldOf[text] ?? 'password', text };
}

/**
 * The step to show when the browser's history asks for one. After a reload the history still knows the step, but the
 * password is gone: then it is the first step that something is missing in.
 */
export function stepToShow(wanted: unknown, draft: Draft): Step {
  if (wanted !== 2 && wanted !== 3) return 1;
  if (faultOf(1, draft)) return 1;
  return wanted === 3 && faultOf(2, draft) ? 2 : wanted;
}

/** What the server is told, and nothing else. */
export function signupBody({ email, password }: Draft): { email: string; password: string } {
  return { email: email.trim(), password };
}
