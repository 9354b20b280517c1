import type { AskState, AssistantReply } from './queries';

/** What became of an entry on this visit. */
export interface Outcome {
  isPending: boolean;
  /** The last try failed. */
  error: Error | null;
  /** The last answer that came, with its quotes. */
  reply: AssistantReply | null;
}

export const unknownOutcome: Outcome = { isPending: false, error: null, reply: null };

/** By the entry's timestamp. A retry comes after what it retries, and an answer stays until the next one is there. */
export function outcomesOf(states: readonly AskState[]): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const { variables, status, error, data } of states) {
    if (!variables?.entry) continue;
    const before = outcomes.get(variables.entry);
    outcomes.set(variables.entry, {
      isPending: status === 'pending',
      error: status === 'error' ? error : null,
      reply: data ?? before?.reply ?? null,
    });
  }
  return outcomes;
}
