import { limits } from './limits';

/** PostgreSQL stores neither NUL nor a lone surrogate: it refuses one and silently rewrites the other. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

const EMAIL_SHAPE = /^[^\s@"<>(),;:\\[\]\p{Cc}]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

export function isEmail(value: string): boolean {
  return value.length <= limits.email && isStorable(value) && EMAIL_SHAPE.test(value);
}
