import type { Ledger, Outcome } from './write-load';

/** What was acknowledged when the backup began must be in it; what was tried later may be. */
export function asOf(before: Ledger, after: Ledger): Ledger {
  const judged = (now: Outcome, then: Outcome | undefined) => (now === 'ok' && then !== 'ok' ? 'info' : now);
  const each = (name: 'signups' | 'messages') =>
    new Map([...after[name]].map(([word, outcome]) => [word, judged(outcome, before[name].get(word))]));
  return {
    ...after,
    signups: each('signups'),
    messages: each('messages'),
    answers: new Map(
      [...after.answers].map(([text, tried]) => [
        text,
        { ...tried, outcome: judged(tried.outcome, before.answers.get(text)?.outcome) },
      ]),
    ),
    preferences: new Map(
      [...after.preferences].map(([email, changes]) => [
        email,
        changes.map((change, n) => ({
          ...change,
          outcome: judged(change.outcome, before.preferences.get(email)?.[n]?.outcome),
        })),
      ]),
    ),
  };
}
