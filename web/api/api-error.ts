import type { RefusalCode } from '../../contract/errors';
import { messages } from '../../contract/messages';

/** `network`: no answer came. `timeout`: none came in time. `unreadable`: an answer that is not the API's. */
export type FaultCode = RefusalCode | 'network' | 'timeout' | 'unreadable';

interface Fault {
  /** 0 when no answer came. */
  status: number;
  code: FaultCode;
  /** The server's own sentence, when it gave one. */
  said?: string | null;
  /** With `changed_meanwhile`: the text as it is now. */
  current?: string | null;
  /** For how many seconds the server asked not to be asked again. */
  retryAfter?: number;
}

const ownWords: Partial<Record<FaultCode, string>> = {
  network: messages.common.unreachable,
  timeout: messages.common.timedOut,
  authentication_required: messages.session.authenticationRequired,
};

/** A call that did not succeed. Branch on `code` or `status`, show `message`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FaultCode;
  readonly said: string | null;
  readonly current: string | null;
  readonly retryAfter: number;

  constructor({ status, code, said = null, current = null, retryAfter = 0 }: Fault) {
    super(said ?? ownWords[code] ?? messages.common.serverError);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.said = said;
    this.current = current;
    this.retryAfter = retryAfter;
  }
}

/** For messages of the form "the server's error, else ...": what the server said, or nothing. */
export function serverSaid(error: unknown): string | null {
  return error instanceof ApiError ? error.said : null;
}

/** For messages that end in ': ...': what the server said, else the error's own message. */
export function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : messages.common.serverError;
}

/** An edit was refused since somebody else was first: the text as it is now, to be shown beside his. Else null. */
export function changedTo(error: unknown): string | null {
  return error instanceof ApiError ? error.current : null;
}

export function hasCode(error: unknown, code: FaultCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** The server looked at the request and said no: asking again would change nothing. */
export function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 429;
}
