import type { MailKind } from '../../contract/daily-mail';
import { loginThen, type NextPath, paths } from '../../contract/paths';
import type { Deps } from '../deps';
import { composeLetter, type LetterContent } from '../platform/mail/compose';
import type { Letter } from '../platform/mail/letter';
import { listHeaders, stopUrl } from './mail-kinds';

const words: Record<MailKind, { stop: string; change: string }> = {
  daily: { stop: 'Stop the daily email', change: 'Change when it comes' },
  dates: { stop: 'Stop reminder emails', change: 'Change what they say' },
};

interface Content extends Omit<LetterContent, 'action' | 'footer'> {
  action: { label: string; path: NextPath };
  /** Why he receives it. */
  why: string;
}

/** A letter that comes by itself: under every one stands how to stop its kind, and how to change it. */
export function composeListLetter(
  deps: Pick<Deps, 'config' | 'auth'>,
  kind: MailKind,
  { action, why, ...content }: Content,
): Letter {
  const throughLogin = (path: NextPath) => `${deps.config.publicUrl}${loginThen(path)}`;
  const letter = composeLetter({
    ...content,
    action: { label: action.label, url: throughLogin(action.path) },
    footer: [
      why,
      { label: words[kind].stop, url: stopUrl(deps, content.to, kind) },
      { label: words[kind].change, url: throughLogin(paths.accountSettings) },
    ],
  });
  return { ...letter, headers: listHeaders(deps, content.to, kind) };
}
