import { ApiError } from './api-error';

/** The server no longer has it, so the list that is fetched anew will not have it either. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
