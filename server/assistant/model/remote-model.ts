import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AiSettings } from '../../platform/config';
import type { Log } from '../../platform/log';
import { type Breaker, createBreaker } from './breaker';
import type { Model, OnText, Prompt } from './model';
import { openWriter, type Write } from './writer';

export interface Patience {
  /** Milliseconds until it must have begun. */
  firstToken: number;
  /** Milliseconds for everything, a second try included. */
  inAll: number;
  /** The longest pause before the second try. */
  pause: number;
}

const PATIENCE: Patience = { firstToken: 8_000, inAll: 20_000, pause: 600 };

interface Options {
  patience?: Patience;
  now?: () => number;
}

/** Any server that speaks the chat completions protocol. Whatever goes wrong there, the answer is null and comes in time. */
export function createRemoteModel(settings: AiSettings, log: Log, options: Options = {}): Model {
  const { patience = PATIENCE, now = () => performance.now() } = options;
  const breaker: Breaker = createBreaker(now);
  const opening = openWriter(settings);
  // Whoever asks first hears of it again; until then it is nobody's.
  opening.catch(() => undefined);
  return {
    host: new URL(settings.baseUrl).host,
    async write(prompt, onText) {
      if (breaker.isOpen()) return null;
      try {
        const text = await withSecondTry(await opening, { prompt, onText }, patience);
        breaker.succeeded();
        return text;
      } catch (error) {
        breaker.failed();
        // Its kind and no more: a provider's error may repeat what it was sent.
        log.warn({ reason: reasonOf(error) }, 'the model did not answer');
        return null;
      }
    },
  };
}

interface Asking {
  prompt: Prompt;
  onText: OnText | undefined;
}

async function withSecondTry(write: Write, { prompt, onText }: Asking, patience: Patience): Promise<string> {
  // Not `AbortSignal.timeout`: where only other signals follow it, it may be collected before its time.
  const deadline = new AbortController();
  const late = new DOMException('it took too long', 'TimeoutError');
  const watch = setTimeout(() => deadline.abort(late), patience.inAll);
  const inAll = deadline.signal;
  let isShown = false;
  const listen = (soFar: string) => {
    isShown = onText?.(soFar) ?? false;
  };
  const attempt = () => write(prompt, { inAll, firstToken: patience.firstToken }, listen);
  try {
    return await attempt();
  } catch (error) {
    // What was shown cannot be unsaid: another try would begin anew.
    if (inAll.aborted || isShown || !mayPass(error)) throw error;
    await wait(randomInt(Math.ceil(patience.pause / 3), patience.pause + 1), undefined, { signal: inAll });
    return await attempt();
  } finally {
    clearTimeout(watch);
  }
}

/** What may well be over in a moment: too many calls, a fault of theirs, a line that broke. Not silence: it has cost enough. */
function mayPass(error: unknown): boolean {
  const { name, statusCode } = error as { name?: string; statusCode?: number };
  if (name === 'AbortError' || name === 'TimeoutError') return false;
  // Below 400 it had begun well and was cut off.
  return statusCode === undefined || statusCode < 400 || statusCode === 429 || statusCode >= 500;
}

function reasonOf(error: unknown): string {
  const { name, statusCode } = error as { name?: string; statusCode?: number };
  return String(statusCode ?? name ?? 'unknown');
}
