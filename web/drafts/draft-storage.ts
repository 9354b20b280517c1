import type { AskedQuestion } from '../../contract/questions';
import { isOnlyRemembered, tabStorage } from '../api/browser-storage';
import { DRAFTS, draftsOf } from '../api/sealed-box';
import { sealedStorage } from '../api/sealed-storage';
import { parsed } from '../api/stored-value';

/**
 * What he has typed and not sent, sealed in this browser: a reload, a closed tab, a second tab and logging in again find
 * it, a logout forgets it (see token-storage). The owner is part of the key, so nobody sees another's words.
 */
export interface Draft {
  question: AskedQuestion;
  text: string;
  /** The same for every try to send the same text, so that a retry after a time-out makes no second answer. */
  idempotencyKey: string;
  /** He asked for one more after today's was answered. */
  isExtra: boolean;
  /** He skipped its question: it is offered to him, and does not come back by itself. */
  isSkipped?: boolean;
}

const keyOf = (owner: string, name: string) => draftsOf(owner) + name;

export function readDraft(owner: string, questionId: string): Draft | null {
  return asDraft(sealedStorage.read(keyOf(owner, questionId)));
}

export function listDrafts(owner: string): Draft[] {
  return sealedStorage.keys(draftsOf(owner)).flatMap((key) => asDraft(sealedStorage.read(key)) ?? []);
}

export function keepDraft(owner: string, draft: Draft): void {
  keep(keyOf(owner, draft.question.id), draft.text, draft);
}

export function dropDraft(owner: string, questionId: string): void {
  sealedStorage.remove(keyOf(owner, questionId));
}

/** A text that answers no question, such as a new question of his own; empty where none is kept. */
export function readText(owner: string, name: string): string {
  const text = parsed(sealedStorage.read(keyOf(owner, name)));
  return typeof text === 'string' ? text : '';
}

export function keepText(owner: string, name: string, text: string): void {
  keep(keyOf(owner, name), text, text);
}

/** Nothing but blanks is nothing to keep. */
export function keep(key: string, text: string, value: unknown): void {
  if (text.trim() === '') sealedStorage.remove(key);
  else sealedStorage.write(key, JSON.stringify(value));
}

/** Calls back at every change of what is kept, here and in other tabs. Returns how to stop. */
export function watchDrafts(changed: () => void): () => void {
  const stops = [
    sealedStorage.watch(changed),
    tabStorage.watch((key) => (key === null || key.startsWith(DRAFTS)) && changed()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Calls back when another tab changed it: there he writes on, or has sent it. Returns how to stop.
 * @param changed gets what decides whether words that still stand here are those which were sent there
 */
export function watchElsewhere(owner: string, name: string, changed: (isDone: IsDone) => void): () => void {
  const mine = keyOf(owner, name);
  return sealedStorage.watch((key, isElsewhere, before) => {
    if (isElsewhere && key === mine) changed(doneWith(before));
  });
}

export type IsDone = (here: string) => boolean;

/** What was sent in one tab is gone in the others too, unless something else has been typed there since. */
export function doneWith(before: string | null): IsDone {
  const value = parsed(before);
  const { text = value }: { text?: unknown } = Object(value);
  return (here) => typeof text === 'string' && text.trim() === here.trim();
}

/** Whether a reload would lose some of it: the browser keeps nothing, or has no room. */
export const areOnlyRemembered = (): boolean =>
  sealedStorage.isOnlyRemembered() || isOnlyRemembered(DRAFTS, tabStorage);

function asDraft(stored: string | null): Draft | null {
  const { question, text, idempotencyKey, isExtra, isSkipped }: Partial<Draft> = Object(parsed(stored));
  if (typeof text !== 'string' || typeof idempotencyKey !== 'string' || typeof question?.text !== 'string') return null;
  return { question, text, idempotencyKey, isExtra: isExtra === true, ...(isSkipped === true && { isSkipped }) };
}
