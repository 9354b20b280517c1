import { MINUTE, SECOND } from '../../contract/time';
import { ApiError } from '../api/api-error';
import { sealedStorage } from '../api/sealed-storage';
import { dropWaiting, keepWaiting, listWaiting, readWaiting, type WaitingAnswer } from './waiting-storage';

const FIRST_PAUSE = 2 * SECOND;
const LONGEST_PAUSE = 10 * MINUTE;
const LOCK = 'send waiting answers';

interface Sending {
  owner: string;
  /** Fails as a call does. */
  send: (answer: WaitingAnswer) => Promise<unknown>;
  onSaved: (answer: WaitingAnswer) => void;
  now: () => number;
  /** Something has changed for the better, such as the connection: pauses of our own are not waited for. */
  isAtOnce: boolean;
}

/**
 * Sends what waits, in the order in which it was written, one after another. One tab at a time; where the browser has no
 * locks, two tabs may send the same, and its key sees to it that it is saved once.
 */
export async function sendWaiting(sending: Sending): Promise<void> {
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) return sendAll(sending);
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll(sending);
  });
}

async function sendAll(sending: Sending): Promise<void> {
  for (const { id } of listWaiting(sending.owner)) {
    const answer = readWaiting(sending.owner, id);
    if (!answer || answer.refused) continue;
    // Nothing overtakes what was written before it.
    if (!isDue(answer, sending) || !(await sendOne(answer, sending))) return;
  }
}

function isDue({ nextTry, isToldToWait }: WaitingAnswer, { now, isAtOnce }: Sending): boolean {
  return nextTry <= now() || (isAtOnce && !isToldToWait);
}

/** @returns whether the next one is worth trying */
async function sendOne(answer: WaitingAnswer, { owner, send, onSaved, now }: Sending): Promise<boolean> {
  // Before it leaves: a page that dies on the way must not believe afterwards that it never did.
  keepWaiting(owner, { ...answer, tries: answer.tries + 1 });
  await sealedStorage.settled();
  try {
    await send(answer);
  } catch (error) {
    return whenFailed(error, answer, { owner, now });
  }
  dropWaiting(owner, answer.id);
  onSaved(answer);
  return true;
}

function whenFailed(error: unknown, answer: WaitingAnswer, { owner, now }: Pick<Sending, 'owner' | 'now'>): boolean {
  // A logout has wiped it meanwhile, and it stays so.
  if (!readWaiting(owner, answer.id)) return false;
  const { status, message, retryAfter, current } =
    error instanceof ApiError ? error : new ApiError({ status: 0, code: 'network' });
  // The session is over: it waits for his next one.
  if (status === 401) return false;
  const tries = answer.tries + 1;
  if (isRefusal(status)) {
    keepWaiting(owner, {
      ...answer,
      tries,
      refused: { status, said: message, ...(current !== null && { saved: current }) },
    });
    return true;
  }
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** answer.tries);
  const { isToldToWait: _, ...rest } = answer;
  keepWaiting(owner, {
    ...rest,
    tries,
    nextTry: now() + Math.max(pause, retryAfter * SECOND),
    ...(retryAfter > 0 && { isToldToWait: true }),
  });
  return false;
}

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429 && status !== 408;
