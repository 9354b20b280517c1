import type { AskedQuestion } from '../../contract/questions';
import { newIdempotencyKey } from '../api/idempotency-key';
import { draftsOf } from '../api/sealed-box';
import { sealedStorage } from '../api/sealed-storage';
import { parsed } from '../api/stored-value';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft-storage';

/** An answer that is written and waits for a connection. Beside the drafts, sealed as they are. */
export interface WaitingAnswer {
  /** The key of its submission, the same for every try: it is saved once. */
  id: string;
  question: AskedQuestion;
  text: string;
  /** For this moment it counts, whenever it arrives. */
  writtenAt: string;
  isExtra: boolean;
  /** How often it was sent without a word of the server about it. It may have arrived: it can't be changed any more. */
  tries: number;
  /** In milliseconds: not before. */
  nextTry: number;
  /** The server said how long to wait; a new connection changes nothing about that. */
  isToldToWait?: boolean;
  /** The server refused it, with these words: it is his turn. `saved`: what was saved with its key before. */
  refused?: { status: number; said: string; saved?: string };
}

const prefixOf = (owner: string) => `${draftsOf(owner)}waiting/`;

/** The one that was written first comes first. */
export function listWaiting(owner: string): WaitingAnswer[] {
  return sealedStorage
    .keys(prefixOf(owner))
    .flatMap((key) => asWaiting(sealedStorage.read(key)) ?? [])
    .sort((a, b) => a.writtenAt.localeCompare(b.writtenAt));
}

export const readWaiting = (owner: string, id: string) => asWaiting(sealedStorage.read(prefixOf(owner) + id));

export function keepWaiting(owner: string, answer: WaitingAnswer): void {
  sealedStorage.write(prefixOf(owner) + answer.id, JSON.stringify(answer));
}

export function dropWaiting(owner: string, id: string): void {
  sealedStorage.remove(prefixOf(owner) + id);
}

interface Begun {
  writtenAt: Date;
  /** How often it was sent already. */
  tries: number;
}

/** Lets a draft wait. It stays a draft until the browser keeps it as what waits: at no moment is it neither. */
export async function letWait(owner: string, draft: Draft, { writtenAt, tries }: Begun): Promise<void> {
  const { question, text, isExtra, idempotencyKey: id } = draft;
  keepWaiting(owner, { id, question, text, isExtra, writtenAt: writtenAt.toISOString(), tries, nextTry: 0 });
  // Else the browser may make room with it when it runs short.
  void navigator.storage?.persist?.();
  await sealedStorage.settled();
  if (readDraft(owner, question.id)?.idempotencyKey === id) dropDraft(owner, question.id);
}

/** Makes it a draft again, to be changed and sent by hand. Words that he has begun meanwhile stay before these. */
export function takeBack(owner: string, { id, question, text, isExtra }: WaitingAnswer): void {
  const draft = readDraft(owner, question.id);
  const begun = draft?.idempotencyKey === id ? '' : draft?.text;
  keepDraft(owner, {
    question,
    isExtra,
    idempotencyKey: newIdempotencyKey(),
    text: begun ? `${begun}\n\n${text}` : text,
  });
  dropWaiting(owner, id);
}

/** Lets it wait anew, for another question: as what it is, for the moment at which it was written. */
export function waitFor(owner: string, { refused: _, ...answer }: WaitingAnswer, question: AskedQuestion): void {
  keepWaiting(owner, { ...answer, question, id: newIdempotencyKey(), tries: 0, nextTry: 0 });
  dropWaiting(owner, answer.id);
}

/** Calls back at every change of what waits. Returns how to stop. */
export function watchWaiting(owner: string, changed: () => void): () => void {
  return sealedStorage.watch((key) => key.startsWith(prefixOf(owner)) && changed());
}

function asWaiting(stored: string | null): WaitingAnswer | null {
  const value: Partial<WaitingAnswer> = Object(parsed(stored));
  const isOne = typeof value.id === 'string' && typeof value.text === 'string' && typeof value.writtenAt === 'string';
  return isOne && typeof value.question?.text === 'string' ? (value as WaitingAnswer) : null; // Written by `keepWaiting`.
}
