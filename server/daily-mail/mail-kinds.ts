import { dailyMail, type MailKind } from '../../contract/daily-mail';
import { PRODUCT_NAME } from '../../contract/messages';
import { unsubscribeLink } from '../../contract/paths';
import type { Deps } from '../deps';

/** What the outbox calls the mails of each kind. */
export const outboxKinds: Record<MailKind, string> = { daily: 'daily-question', dates: 'date-reminder' };

/** And the notifications. */
export const pushKinds: Record<MailKind, string> = { daily: 'push-daily', dates: 'push-dates' };

const lists: Record<MailKind, { name: string; id: string }> = {
  daily: { name: 'daily question', id: 'daily' },
  dates: { name: 'reminders', id: 'dates' },
};

type Keys = Pick<Deps, 'config' | 'auth'>;

/** The query of a link that switches the mails of this kind off, and no others. */
export function proofOf({ auth }: Pick<Deps, 'auth'>, to: string, kind: MailKind): string {
  return linkQuery(to, kind, auth.unsubscribeToken(to));
}

/** The query of a link about the mails of this kind, with a proof that it came from us. */
export function linkQuery(email: string, kind: MailKind, t: string): string {
  return `${new URLSearchParams({ email, t, ...(kind !== 'daily' && { kind }) })}`;
}

export function stopUrl(deps: Keys, to: string, kind: MailKind): string {
  return `${deps.config.publicUrl}${unsubscribeLink(proofOf(deps, to, kind))}`;
}

/** For mail programs: a mail that came by itself, and one click that ends its kind (RFC 8058). */
export function listHeaders(deps: Keys, to: string, kind: MailKind): Record<string, string> {
  const { publicUrl, mail } = deps.config;
  const oneClick = `${publicUrl}${dailyMail.unsubscribeOneClick.path}?${proofOf(deps, to, kind)}`;
  const { name, id } = lists[kind];
  return {
    'List-Unsubscribe': `<${oneClick}>, <mailto:${mail.contact}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `${PRODUCT_NAME} ${name} <${id}.${new URL(publicUrl).hostname}>`,
    Precedence: 'bulk',
    'Auto-Submitted': 'auto-generated',
  };
}
