import { lifetimes } from '../../contract/limits';
import { HOUR } from '../../contract/time';
import { type PrintedKind, printedKinds, printLink } from '../accounts/printed-links';
import { logOfOperator } from '../admin/audit-log';
import type { Deps } from '../deps';
import { StartRefused } from '../platform/refusal';

const USAGE = 'Which link, and for whom? npm run print-link -- verify EMAIL, or reset EMAIL';

const isKind = (word: string | undefined): word is PrintedKind => printedKinds.some((kind) => kind === word);

const hours = { verify: lifetimes.verifyToken / HOUR, reset: lifetimes.resetToken / HOUR };

/** For whoever holds the keys anyway, where no email brings a link. Logged; the owner is told at his next login. */
export async function printLinkFor(deps: Deps, [kind, email, ...more]: string[]): Promise<string[]> {
  if (!isKind(kind) || !email || more.length > 0) throw new StartRefused(USAGE);
  const { url } = await deps.transact(async (tx) => {
    const printed = await printLink(deps, tx, kind, email);
    await logOfOperator(deps, tx, kind === 'verify' ? 'print-verify-link' : 'print-reset-link', printed.userId);
    return printed;
  });
  return [
    url,
    `It works once, within ${hours[kind] === 1 ? 'an hour' : `${hours[kind]} hours`}, and is shown only here. Give it to the owner of ${email} and to nobody else.`,
    'The audit log has a line about it, and the owner is told at the next login.',
  ];
}
