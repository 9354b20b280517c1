import type { AiSettings } from '../../platform/config';
import type { Prompt } from './model';

const LONGEST_REPLY = 8_000;
const MOST_TOKENS = 450;
/** Low: it is to repeat, not to invent. */
const TEMPERATURE = 0.2;

interface Deadlines {
  inAll: AbortSignal;
  firstToken: number;
}

type OnText = (soFar: string) => void;

/** One call of the model. Rejects where it failed, was late or was cut off. */
export type Write = (prompt: Prompt, deadlines: Deadlines, onText: OnText) => Promise<string>;

/** Read as it comes, so that silence is noticed long before the end. Loaded only where a model is set: the SDK is large. */
export async function openWriter({ apiKey, baseUrl, model }: AiSettings): Promise<Write> {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    // Nowhere but where he was told: a redirect would carry her words to another place.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  const begin = (prompt: Prompt, abortSignal: AbortSignal, onError: (event: { error: unknown }) => void) =>
    streamText({
      model: provider.chatModel(model),
      system: prompt.system,
      prompt: prompt.user,
      temperature: TEMPERATURE,
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal,
      onError,
    }).textStream;
  return async (prompt, { inAll, firstToken }, onText) => {
    const stop = new AbortController();
    const giveUp = (reason: unknown) => stop.abort(reason);
    const watch = setTimeout(giveUp, firstToken, new DOMException('it did not begin', 'TimeoutError'));
    inAll.addEventListener('abort', () => giveUp(inAll.reason));
    let failure: unknown;
    const listen = (soFar: string) => {
      clearTimeout(watch);
      if (!stop.signal.aborted) onText(soFar);
    };
    try {
      // Caught, or it would be printed, and with it perhaps what was sent.
      const stream = begin(prompt, stop.signal, ({ error }) => {
        failure = error;
      });
      const text = await Promise.race([read(stream, listen), abortOf(stop.signal)]);
      if (failure) throw failure;
      stop.signal.throwIfAborted();
      return text;
    } finally {
      clearTimeout(watch);
      // Lets go of the connection where the reply was not read to its end.
      stop.abort();
    }
  };
}

/** Rejects as soon as it is aborted, whatever those who were handed the signal make of it: some lose it to the garbage collector. */
function abortOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  aborted.catch(() => undefined);
  return aborted;
}

async function read(stream: AsyncIterable<string>, onText: OnText): Promise<string> {
  let text = '';
  for await (const part of stream) {
    if (part === '') continue;
    text += part;
    onText(text);
    if (text.length > LONGEST_REPLY) break;
  }
  return text;
}
