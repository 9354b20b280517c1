import type { AiSettings } from '../../platform/ai-settings';
import { ModelReply, type Prompt, type Written } from './model';

const LONGEST_REPLY = 8_000;
const MOST_TOKENS = 700;
/** Low: it is to repeat, not to invent. */
const TEMPERATURE = 0.2;

/** More pieces than it was asked for by far: what writes on and on is read once, at its end. */
const MOST_PIECES = 20;

export interface Deadlines {
  inAll: AbortSignal;
  firstToken: number;
}

type OnWritten = (soFar: Written) => void;

export interface Task {
  prompt: Prompt;
  /** For a server that knows no `response_format`: the prompt alone says what is wanted. */
  isPlain: boolean;
}

/** One call of the model. Rejects where it failed, was late or was cut off. */
export type Write = (task: Task, deadlines: Deadlines, onWritten: OnWritten) => Promise<Written>;

/** Read as it comes, so that silence is noticed long before the end. Loaded only where a model is set: the SDK is large. */
export async function openWriter({ apiKey, baseUrl, model }: AiSettings): Promise<Write> {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const [{ streamText, Output, parsePartialJson }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
    // Nowhere but where he was told: a redirect would carry her words to another place.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  const begin = ({ prompt, isPlain }: Task, abortSignal: AbortSignal, onError: (event: { error: unknown }) => void) =>
    streamText({
      model: provider.chatModel(model),
      system: prompt.system,
      prompt: prompt.user,
      temperature: TEMPERATURE,
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      ...(!isPlain && { output: Output.object({ schema: ModelReply, name: 'reply' }) }),
      abortSignal,
      onError,
    }).textStream;
  const read = async (text: string): Promise<Written> => {
    const { value } = await parsePartialJson(wholePiecesOf(text));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  };
  return async (task, { inAll, firstToken }, onWritten) => {
    const stop = new AbortController();
    const giveUp = (reason: unknown) => stop.abort(reason);
    const watch = setTimeout(giveUp, firstToken, new DOMException('it did not begin', 'TimeoutError'));
    inAll.addEventListener('abort', () => giveUp(inAll.reason));
    let failure: unknown;
    let pieces = 0;
    const listen = async (soFar: string, isPiece: boolean) => {
      clearTimeout(watch);
      if (!isPiece || ++pieces > MOST_PIECES) return;
      const written = await read(soFar);
      if (!stop.signal.aborted) onWritten(written);
    };
    try {
      // Caught, or it would be printed, and with it perhaps what was sent.
      const stream = begin(task, stop.signal, ({ error }) => {
        failure = error;
      });
      const text = await Promise.race([heard(stream, listen), abortOf(stop.signal)]);
      if (failure) throw failure;
      stop.signal.throwIfAborted();
      return await read(text);
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

type Listen = (soFar: string, isPiece: boolean) => Promise<void>;

async function heard(stream: AsyncIterable<string>, listen: Listen): Promise<string> {
  let text = '';
  for await (const part of stream) {
    if (part === '') continue;
    text += part;
    await listen(text, part.includes('}'));
    if (text.length > LONGEST_REPLY) break;
  }
  return text;
}

/** Up to the last piece that is closed; what stands around the object, thoughts and marks of a code block, is none of it. */
function wholePiecesOf(text: string): string {
  const from = text.indexOf('{', Math.max(0, text.lastIndexOf('</think>')));
  return from < 0 ? '' : text.slice(from, text.lastIndexOf('}') + 1);
}
