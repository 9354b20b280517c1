import { DAY, SECOND } from '../../contract/time';
import type { Deps } from '../deps';
import { guessesLetter } from './letters';
import { mailAlike } from './mail-alike';
import { mayMail } from './mail-allowance';

const onceADay = { name: 'guess-warning', most: 1, seconds: DAY / SECOND };

/**
 * Tells the owner that strangers guess, once a day, however many instances notice. Where he has had enough mails just now,
 * his day's warning is not spent: the next guesses that are too many bring it.
 */
export async function warnOfGuesses(deps: Deps, email: string): Promise<void> {
  if (!(await mayMail(deps, email, [onceADay]))) return;
  const day = deps.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  await mailAlike(deps, email, {
    isOwed: (account) => account.emailVerifiedAt !== null,
    write: (tx, account) =>
      deps.outbox.enqueue(tx, {
        kind: 'login-guesses',
        userId: account.id,
        letter: guessesLetter(account.email, deps.config.publicUrl),
        lifetime: DAY,
        // The counters may be lost with a crash; this is not.
        dedupeKey: `login-guesses|${account.id}|${day}`,
      }),
  });
}
