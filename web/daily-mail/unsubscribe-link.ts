import type { MailKind } from '../../contract/daily-mail';

export interface UnsubscribeLink {
  email: string;
  /** The proof that the link came from one of our emails. */
  t?: string;
  /** Which emails; the daily one unless it is said. */
  kind?: MailKind;
}

/**
 * Reads the query of a link to /unsubscribe. A plus sign is taken as one: forms write spaces so, but an address has
 * none, and mail programs and people leave the plus of `name+tag@example.com` as it is.
 */
export function readUnsubscribeLink(search: string): UnsubscribeLink | null {
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const email = query.get('email')?.trim();
  const t = query.get('t');
  const isDates = query.get('kind') === 'dates';
  return email ? { email, ...(t && { t }), ...(isDates && { kind: 'dates' }) } : null;
}

/** The query of the same link. */
export function queryOf({ email, t = '', kind }: UnsubscribeLink): string {
  return `${new URLSearchParams({ email, t, ...(kind && { kind }) })}`;
}

/** Whether the link is to take it back. */
export function isUndoLink(search: string): boolean {
  return new URLSearchParams(search).has('undo');
}
