/** Where the browser keeps it. */
export const TOKEN = 'token';

/** What the browser may read from a token without being able to verify it. Only the server decides what it is worth. */
interface Claims {
  sub?: unknown;
  exp?: unknown;
}

function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** `exp` is in seconds. A token that cannot be read is left to the server to refuse. */
export function isExpired(token: string, now: number): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp * 1000 <= now;
}

/** Tells two people apart on one browser. A new token of the same person has the same owner. */
export function ownerOf(token: string): string {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : token;
}
