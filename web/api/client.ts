import type { Endpoint, Given, Reply, Told } from '../../contract/endpoint';
import type { RefusalBody, RefusalCode } from '../../contract/errors';
import { EVENT_STREAM } from '../../contract/events';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { anySignal } from './any-signal';
import { apiBase } from './api-base';
import { ApiError } from './api-error';
import { eventsOf, isEventStream } from './event-stream';
import { endSession, readToken } from './token-storage';

type Part = 'params' | 'query' | 'body';

/** Exactly the parts that the endpoint declares. */
export type Inputs<E extends Endpoint> = {
  [K in Part as Given<E, K> extends undefined ? never : K]: Given<E, K>;
};

export interface CallOptions<E extends Endpoint = Endpoint> {
  signal?: AbortSignal;
  /** Milliseconds. */
  timeout?: number;
  /** Takes the place of what happens by default when the server no longer knows the session. */
  onLoggedOut?: () => void;
  /** A retry with the same key does not do the thing twice. */
  idempotencyKey?: string;
  /** Hears what the call tells on the way to its reply; where the server tells nothing, it is answered as ever. */
  onTold?: (told: Told<E>) => void;
  /** Besides those that every call has. */
  headers?: Record<string, string>;
  onHeaders?: (headers: Headers) => void;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

const PATIENCE = 30_000;

const toLogin = (): void => {
  endSession();
  location.assign(paths.login);
};
let logout = toLogin;

/** Says what a refused session does from now on; without it the token is cleared and the browser goes to /login. */
export function supplyLogout(callback: () => void): () => void {
  logout = callback;
  return () => {
    if (logout === callback) logout = toLogin;
  };
}

/** The one way to the server. Throws `ApiError`, or the caller's own abort. */
export async function call<E extends Endpoint>(
  endpoint: E,
  inputs: Inputs<E>,
  options: CallOptions<E> = {},
): Promise<Reply<E>> {
  const token = readToken();
  const given: { [K in Part]?: unknown } = inputs;
  const response = await send(address(endpoint.path, given), endpoint.method, given.body, token, {
    ...options,
    onTold: options.onTold as Heard | undefined, // The server parsed it with this schema on its way out.
  });
  if (response.ok) return response.body as Reply<E>; // The server parsed it with this schema on its way out.

  if (response.status === 401 && endpoint.access !== 'public') {
    // Somebody may have logged in again since: the refusal is about the token that was sent.
    if (readToken() === token) (options.onLoggedOut ?? logout)();
    throw new ApiError({
      status: 401,
      code: 'authentication_required',
      said: messages.session.authenticationRequired,
    });
  }
  throw refused(response);
}

/** The file that starts the app. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Which version of the app a reload would bring; null where no server answers, or a proxy in its place. */
export async function versionOffered(patience: number): Promise<string | null> {
  try {
    const page = await fetch(address(paths.start, {}), { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return ENTRY.exec(await page.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

type Heard = (told: unknown) => void;
type SendOptions = Omit<CallOptions, 'onTold'> & { onTold?: Heard | undefined };

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
  retryAfter?: number;
}

async function send(
  url: string,
  method: string,
  body: unknown,
  token: string | null,
  options: SendOptions,
): Promise<Answer> {
  const late = AbortSignal.timeout(options.timeout ?? PATIENCE);
  try {
    const response = await fetch(url, {
      method,
      headers: headersFor(token, body !== undefined, options),
      signal: options.signal ? anySignal([options.signal, late]) : late,
      keepalive: options.keepalive ?? false,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    options.onHeaders?.(response.headers);
    if (isEventStream(response)) return await lastOf(response, options.onTold);
    return {
      ok: response.ok,
      status: response.status,
      body: parsed(await response.text(), response.ok),
      retryAfter: Number(response.headers.get('retry-after')) || 0,
    };
  } catch (cause) {
    if (options.signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError({ status: 0, code: late.aborted ? 'timeout' : 'network' });
  }
}

/** Passes on what is told, and answers with what comes last. One that breaks off before that is no answer. */
async function lastOf(response: Response, onTold: Heard | undefined): Promise<Answer> {
  for await (const { name, data } of eventsOf(response)) {
    if (name === 'reply') return { ok: true, status: response.status, body: data };
    if (name === 'refusal') return { ok: false, status: statusIn(data), body: data };
    if (name === 'told') onTold?.(data);
  }
  throw new ApiError({ status: 0, code: 'network' });
}

function statusIn(refusal: unknown): number {
  const { status }: { status?: unknown } = Object(refusal);
  return typeof status === 'number' ? status : 500;
}

function headersFor(
  token: string | null,
  hasBody: boolean,
  { idempotencyKey, onTold, headers }: SendOptions,
): Record<string, string> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(timeZone && { 'X-Time-Zone': timeZone }),
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(onTold && { Accept: `${EVENT_STREAM}, application/json` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...headers,
  };
}

export function address(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  return `${apiBase(location)}${filled}${search}`;
}

/** A refusal without a readable body is still a refusal; a success without one is not a success. */
function parsed(text: string, isSuccess: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (isSuccess) throw new ApiError({ status: 200, code: 'unreadable' });
    return null;
  }
}

function refused({ status, body, retryAfter = 0 }: Answer): ApiError {
  const { error, code, current }: Partial<Record<keyof RefusalBody, unknown>> = Object(body);
  return new ApiError({
    status,
    code: isRefusalCode(code) ? code : 'unreadable',
    said: typeof error === 'string' && error ? error : null,
    current: typeof current === 'string' ? current : null,
    retryAfter,
  });
}

/** By its shape: the table of refusals holds their words too, and every first visit would have to wait for those. */
function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && /^[a-z_]+$/.test(code);
}
