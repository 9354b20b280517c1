import type { RefusalCode } from '../../contract/errors';
import { isEmail } from '../../contract/text-rules';
import type { Deps } from '../deps';
import { happened } from '../platform/metrics/happenings';
import { Refusal } from '../platform/refusal';

type Outcome = 'success' | 'failure' | 'refused' | 'unverified';

const outcomes: Partial<Record<RefusalCode, Outcome>> = {
  wrong_credentials: 'failure',
  too_many_requests: 'refused',
  too_many_guesses: 'refused',
  email_unverified: 'unverified',
};

interface Try {
  email: string;
  place: string;
}

/** A line for each login and each that was not let in, in a form that `docs/operations.md` promises to log readers. */
export async function withLoginLog<T>(deps: Deps, attempt: Try, logIn: () => Promise<T>): Promise<T> {
  try {
    const done = await logIn();
    deps.log.info(lineOf('success', attempt), 'login');
    happened('login', { result: 'success' });
    return done;
  } catch (error) {
    const outcome = error instanceof Refusal ? outcomes[error.code] : undefined;
    if (outcome) {
      deps.log.warn(lineOf(outcome, attempt), 'login');
      happened('login', { result: outcome });
    }
    throw error;
  }
}

function lineOf(outcome: Outcome, { email, place }: Try) {
  return { event: 'login', outcome, account: masked(email), place };
}

/** Enough to recognize one's own, too little to write to. People type passwords into this field too. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return isEmail(email.trim()) ? `${name.slice(0, 1)}***@${domain.slice(0, 1)}***` : '***';
}
