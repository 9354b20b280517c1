import type { FastifyBaseLogger } from 'fastify';
import type { RefusalBody, RefusalCode } from '../../../contract/errors';
import { Refusal } from '../refusal';

export interface Failure {
  status: number;
  body: RefusalBody;
  retryAfterSeconds?: number;
}

interface CodedError {
  code?: unknown;
  statusCode?: unknown;
  cause?: unknown;
}

/** What the framework refuses by itself, in our words. */
const frameworkRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
};

/** No room on the disk: the database's own word for it, and the file system's. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;
/** What to tell whoever asks again: somebody has to make room first. */
export const ROOM_AGAIN = { retryAfterSeconds: 30 };

/** A connection that was refused, cut or never came; a server that shuts down, starts up, or is out of places. */
const AWAY = /^(ECONN|EPIPE|ENOTFOUND|ENOENT$|ETIMEDOUT|57P0|08|53)/;
const AWAY_WORDS =
  /connection terminated|not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end/i;

/** Two calls that got in each other's way, or one that waited too long: the same call may well go through in a moment. */
const IN_THE_WAY = /^(40001|40P01|55P03|57014)$/;
/** What the call refers to was deleted while it was under way. */
const GONE = '23503';

/** Turns whatever was thrown into an answer. What is not a refusal is logged here, once, and hidden. */
export function failureOf(error: unknown, log: FastifyBaseLogger): Failure {
  if (error instanceof Refusal) return refused(error);
  const code = sqlOrSystemCode(error);
  if (code && /^22/.test(code)) {
    // A value that PostgreSQL cannot hold got past our own checks: still the caller's mistake, not ours.
    log.warn({ sqlState: code }, 'a value was refused by the database');
    return refused(new Refusal('invalid_input'));
  }
  if (code === GONE) return refused(new Refusal('not_found'));
  if (code && IN_THE_WAY.test(code)) {
    log.warn({ sqlState: code }, 'a call gave way to another');
    return refused(new Refusal('busy', { retryAfterSeconds: 1 }));
  }
  if (code && FULL.test(code)) {
    log.error({ reason: code }, 'the disk is full');
    return refused(new Refusal('disk_full', ROOM_AGAIN));
  }
  if ((code && AWAY.test(code)) || AWAY_WORDS.test(deepestMessage(error))) {
    log.error({ reason: code ?? 'connection' }, 'the database is away');
    return refused(new Refusal('database_away', { retryAfterSeconds: 2 }));
  }
  const known = frameworkRefusals[String((error as CodedError)?.code)];
  if (known) return refused(new Refusal(known));
  const status = Number((error as CodedError)?.statusCode);
  if (status >= 400 && status < 500) {
    return refused(new Refusal(status === 429 ? 'too_many_requests' : 'invalid_input'), status);
  }
  log.error({ err: withoutValues(error) }, 'a call failed');
  return refused(new Refusal('server_error'));
}

function refused(refusal: Refusal, status = refusal.status): Failure {
  const { retryAfterSeconds, current } = refusal.details;
  const body = { error: refusal.message, code: refusal.code, ...(current !== undefined && { current }) };
  return retryAfterSeconds === undefined ? { status, body } : { status, body, retryAfterSeconds };
}

function* chain(error: unknown): Generator<CodedError & { message?: unknown }> {
  for (let at = error, depth = 0; at && typeof at === 'object' && depth < 5; depth++) {
    yield at as CodedError;
    at = (at as CodedError).cause;
  }
}

function sqlOrSystemCode(error: unknown): string | null {
  const links = [...chain(error)].reverse();
  const coded = links.find((link) => typeof link.code === 'string' && !link.code.startsWith('FST_'));
  return coded ? String(coded.code) : null;
}

function deepestMessage(error: unknown): string {
  return String([...chain(error)].at(-1)?.message ?? '');
}

/** A query error's message repeats its parameters, and those are people's words: the log gets the cause and the place only. */
export function withoutValues(error: unknown): { type: string; message: string; code: string | null; stack: string } {
  const code = sqlOrSystemCode(error);
  return {
    type: error instanceof Error ? error.constructor.name : typeof error,
    message: mayRepeatValues(error, code) ? '' : deepestMessage(error).slice(0, 200),
    code,
    stack: error instanceof Error ? placesOf(error) : '',
  };
}

/** PostgreSQL quotes a value that it cannot hold (class 22), and a query that failed without a cause lists its parameters. */
function mayRepeatValues(error: unknown, code: string | null): boolean {
  return code?.startsWith('22') === true || deepestMessage(error).startsWith('Failed query');
}

/** The stack without the message it begins with: a line of somebody's text may well begin with 'at'. */
function placesOf(error: Error): string {
  const stack = error.stack ?? '';
  const message = stack.indexOf(error.message);
  const places = message < 0 ? '' : stack.slice(message + error.message.length);
  return places
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .join('\n');
}
