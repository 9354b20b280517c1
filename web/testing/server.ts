import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint, Parsed, ReplyInput } from '../../contract/endpoint';
import { type RefusalBody, type RefusalCode, refusals } from '../../contract/errors';
import type { EventName } from '../../contract/events';
import { EVENT_STREAM } from '../../contract/events';
import { paths } from '../../contract/paths';
import { type Call, call, fitting, type Part, pathOf } from './fitting';

/** What comes in place of a reply: a refusal, a page of something in between, or nothing at all. */
class Instead {
  constructor(
    readonly respond: () => Response,
    readonly status = 0,
  ) {}
}

/** The server says no, as every refused call does; in other words than usual where the test is about them. */
export function refuse(code: RefusalCode, words: string = refusals[code].words, current?: string): Instead {
  const { status } = refusals[code];
  const body: RefusalBody = { error: words, code, ...(current !== undefined && { current }) };
  return new Instead(() => Response.json(body, { status }), status);
}

/** What no contract foresees: a page of something in between, or a server of another version. */
export function outsideContract(status: number, page = ''): Instead {
  return new Instead(() => new Response(page, { status }), status);
}

/** A reply with the tag by which the server knows it again. */
export function tagged<E extends Endpoint>(endpoint: E, reply: ReplyInput<E>, tag: string): Instead {
  const body = JSON.stringify(declared(endpoint, 'reply', reply));
  return new Instead(() => new Response(body, { headers: { etag: tag } }), 200);
}

export const unchanged = new Instead(() => new Response(null, { status: 304 }), 304);

export const unreachable = new Instead(() => {
  throw new TypeError('Failed to fetch');
});

/** The answer does not come. */
export function noAnswer(): Promise<never> {
  return new Promise(() => {});
}

type Answer<E extends Endpoint> = ReplyInput<E> | Instead;

/** What a call brought, parsed as the server would. */
export type Sent<E extends Endpoint> = { [K in Part]: Parsed<E, K> };

export type Answering<E extends Endpoint> = Answer<E> | ((sent: Sent<E>) => Answer<E> | Promise<Answer<E>>);

export interface Stub {
  endpoint: Endpoint;
  params: Record<string, unknown>;
  answer: (sent: never) => unknown;
}

/** How the server answers a call: `on(api.accounts.me, basicUser)`. With `params`, only the call that has these. */
export function on<E extends Endpoint>(
  endpoint: E,
  answering: Answering<E>,
  params: Partial<Parsed<E, 'params'>> = {},
): Stub {
  const answer = typeof answering === 'function' ? answering : () => answering;
  return { endpoint, params: { ...params }, answer: answer as Stub['answer'] };
}

let faults: string[] = [];

/** What did not fit the contract since this was last asked. `setup` asks after each test. */
export function takeFaults(): string[] {
  const taken = faults;
  faults = [];
  return taken;
}

function fault(words: string): never {
  faults.push(words);
  throw new Error(words);
}

/**
 * Plays the server. Of two stubs for a call the later one answers; a call that has none, and one that does not fit the
 * contract, by what is sent or by what is answered, fails the test. Returns the requests in order, as they were sent.
 */
export function playServer(stubs: readonly Stub[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    requests.push(request.clone());
    const made = await call(request);
    const stub = stubs.findLast(({ endpoint, params }) => {
      const found = pathOf(endpoint, made);
      return found && Object.entries(params).every(([name, value]) => found[name] === value);
    });
    if (!stub) return fault(`No stub expects ${made.name}`);
    return Promise.race([respond(stub, made), givenUp(init.signal)]);
  });
  return requests;
}

/** Whoever waits may give it up before it is answered. */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

async function respond({ endpoint, answer }: Stub, made: Call): Promise<Response> {
  const sent = fitting(endpoint, made);
  // What does not fit is refused before the rule sees it, and so is never given to the stub's own function.
  const answered = await answer((sent.parsed ?? {}) as never);
  if (answered instanceof Instead) {
    if (sent.misfit && (answered.status < 400 || answered.status >= 500)) fault(`${made.name}: ${sent.misfit}`);
    return answered.respond();
  }
  if (sent.misfit) fault(`${made.name}: ${sent.misfit}`);
  return new Response(JSON.stringify(declared(endpoint, 'reply', answered)), { status: endpoint.status ?? 200 });
}

/** What the server would let out: a field that is missing, wrong or not declared fails the test. */
function declared(endpoint: Endpoint, part: 'reply' | 'events', value: unknown): unknown {
  const parsed = endpoint[part]?.safeParse(value);
  const name = `${part} of ${endpoint.method} ${endpoint.path}`;
  if (!parsed?.success) return fault(`${name}: ${parsed?.error.message ?? 'it declares none'}`);
  try {
    expect(parsed.data).toEqual(value);
  } catch {
    fault(`${name}: the server would let out ${JSON.stringify(parsed.data)}, not ${JSON.stringify(value)}`);
  }
  return parsed.data;
}

/** For `on`: an answer that comes piece by piece, as the test tells it to. */
export function createTelling(endpoint: Endpoint) {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const tell = (name: EventName, data: unknown) =>
    writer.write(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    answer: new Instead(() => new Response(readable, { headers: { 'content-type': EVENT_STREAM } })),
    tell: (told: unknown) => tell('told', declared(endpoint, 'events', told)),
    reply: (reply: unknown) => tell('reply', declared(endpoint, 'reply', reply)),
    refuse: (code: RefusalCode) =>
      tell('refusal', { status: refusals[code].status, error: refusals[code].words, code }),
    breakOff: () => writer.close(),
  };
}

/** The page that the server gives to a browser, by the file that it starts the app with. */
export const pageOf = (entry: string, answering = Promise.resolve()): Stub => ({
  endpoint: { method: 'GET', path: paths.start, access: 'public', summary: '', reply: z.never() },
  params: {},
  answer: () =>
    answering.then(() => outsideContract(200, `<script type="module" crossorigin src="${entry}"></script>`)),
});

export const noPage: Stub = { ...pageOf(''), answer: () => unreachable };
