import type { AskedQuestion } from '../../contract/questions';

/**
 * What he has typed and not sent. It lives in the tab's own storage: a reload, a crash and logging in again find it,
 * a logout in any tab and the end of the tab forget it. The owner is part of the key, so nobody sees another's words.
 */
export interface Draft {
  question: AskedQuestion;
  text: string;
  /** The same for every try to send the same text, so that a retry after a time-out makes no second answer. */
  idempotencyKey: string;
  /** He asked for one more after today's was answered. */
  isExtra: boolean;
}

const PREFIX = 'draft/';
const CHANNEL = 'drafts';

const keyOf = (owner: string, questionId: string) => `${PREFIX}${owner}/${questionId}`;

export function readDraft(owner: string, questionId: string): Draft | null {
  return attempt(() => parsed(sessionStorage.getItem(keyOf(owner, questionId)))) ?? null;
}

export function listDrafts(owner: string): Draft[] {
  return attempt(() => keysFrom(keyOf(owner, '')).flatMap((key) => parsed(sessionStorage.getItem(key)) ?? [])) ?? [];
}

/** Nothing but blanks is nothing to keep. */
export function keepDraft(owner: string, draft: Draft): void {
  if (draft.text.trim() === '') dropDraft(owner, draft.question.id);
  else attempt(() => sessionStorage.setItem(keyOf(owner, draft.question.id), JSON.stringify(draft)));
}

export function dropDraft(owner: string, questionId: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(owner, questionId)));
}

/** A text that answers no question, such as a new question of his own; empty where none is kept. */
export function readText(owner: string, name: string): string {
  const text: unknown = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(owner, name)) ?? ''));
  return typeof text === 'string' ? text : '';
}

export function keepText(owner: string, name: string, text: string): void {
  if (text.trim() === '') dropDraft(owner, name);
  else attempt(() => sessionStorage.setItem(keyOf(owner, name), JSON.stringify(text)));
}

/** The person leaves: here and in the other tabs. An expired session is no leave-taking and keeps them. */
export function forgetDrafts(): void {
  forgetHere();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Each tab has drafts of its own, and the logout of one is the logout of all. Returns how to stop. */
export function heedLogoutElsewhere(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = forgetHere;
  return () => channel.close();
}

function forgetHere(): void {
  attempt(() => {
    for (const key of keysFrom(PREFIX)) sessionStorage.removeItem(key);
  });
}

function keysFrom(prefix: string): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
}

/** A browser that refuses storage, or has no room left, still lets him write and send. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function parsed(stored: string | null): Draft | null {
  const { question, text, idempotencyKey, isExtra }: Partial<Draft> = attempt(() => JSON.parse(stored ?? '')) ?? {};
  if (typeof text !== 'string' || typeof idempotencyKey !== 'string' || typeof question?.text !== 'string') return null;
  return { question, text, idempotencyKey, isExtra: isExtra === true };
}
