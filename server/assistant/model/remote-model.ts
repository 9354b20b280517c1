import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AiSettings } from '../../platform/ai-settings';
import type { Log } from '../../platform/log';
import { happened } from '../../platform/metrics/happenings';
import { type Breaker, createBreaker } from './breaker';
import type { Model, OnWritten, Prompt, Written } from './model';
import { openWriter, type Write } from './writer';

/** The longest pause before the second try. */
const PAUSE = 600;

interface Options {
  pause?: number;
  now?: () => number;
}

/** Any server that speaks the chat completions protocol. Whatever goes wrong there, the answer is null and comes in time. */
export function createRemoteModel(settings: AiSettings, log: Log, options: Options = {}): Model {
  const { pause = PAUSE, now = () => performance.now() } = options;
  const patience = { ...settings.patience, pause };
  const breaker: Breaker = createBreaker(now);
  const format = { isUnknown: false };
  const opening = openWriter(settings);
  // Whoever asks first hears of it again; until then it is nobody's.
  opening.catch(() => undefined);
  return {
    host: new URL(settings.baseUrl).host,
    room: settings.room,
    isResting: breaker.isOpen,
    async write(prompt, onWritten) {
      if (breaker.isOpen()) {
        happened('fallback', { reason: 'resting' });
        return null;
      }
      try {
        const written = await withSecondTry(await opening, { prompt, onWritten, format }, patience);
        breaker.succeeded();
        return written;
      } catch (error) {
        breaker.failed();
        // Its kind and no more: a provider's error may repeat what it was sent.
        log.warn({ reason: reasonOf(error) }, 'the model did not answer');
        happened('fallback', { reason: reasonOf(error) });
        return null;
      }
    },
  };
}

interface Asking {
  prompt: Prompt;
  onWritten: OnWritten | undefined;
  /** Whether the server has refused to be told the shape of the reply, and then answered without. */
  format: { isUnknown: boolean };
}

type Patience = AiSettings['patience'] & { pause: number };

async function withSecondTry(
  write: Write,
  { prompt, onWritten, format }: Asking,
  patience: Patience,
): Promise<Written> {
  // Not `AbortSignal.timeout`: where only other signals follow it, it may be collected before its time.
  const deadline = new AbortController();
  const late = new DOMException('it took too long', 'TimeoutError');
  const watch = setTimeout(() => deadline.abort(late), patience.inAll);
  const inAll = deadline.signal;
  let isShown = false;
  const listen = (soFar: Written) => {
    isShown = onWritten?.(soFar) ?? false;
  };
  const attempt = (isPlain: boolean) => write({ prompt, isPlain }, { inAll, firstToken: patience.firstToken }, listen);
  try {
    return await attempt(format.isUnknown);
  } catch (error) {
    const isRefused = !format.isUnknown && mayBeTheFormat(error);
    // What was shown cannot be unsaid: another try would begin anew.
    if (inAll.aborted || isShown || !(isRefused || mayPass(error))) throw error;
    await wait(randomInt(Math.ceil(patience.pause / 3), patience.pause + 1), undefined, { signal: inAll });
    const written = await attempt(isRefused || format.isUnknown);
    format.isUnknown ||= isRefused;
    return written;
  } finally {
    clearTimeout(watch);
  }
}

/** What a server says to a setting that it does not know. */
function mayBeTheFormat(error: unknown): boolean {
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 400 || statusCode === 422;
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
