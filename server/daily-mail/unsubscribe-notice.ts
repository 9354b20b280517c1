import type { MailKind } from '../../contract/daily-mail';
import { PRODUCT_NAME } from '../../contract/messages';
import { loginThen, paths, undoUnsubscribeLink } from '../../contract/paths';
import type { Deps } from '../deps';
import { composeLetter } from '../platform/mail/compose';
import type { Letter } from '../platform/mail/letter';
import { linkQuery } from './mail-kinds';

const words: Record<MailKind, Record<'subject' | 'heading' | 'off', string>> = {
  daily: {
    subject: `You won't get daily questions from ${PRODUCT_NAME} anymore`,
    heading: 'The daily email is off',
    off: "You won't get the question of the day by email anymore. Your account and her answers stay as they are.",
  },
  dates: {
    subject: `You won't get reminders from ${PRODUCT_NAME} anymore`,
    heading: 'The reminder emails are off',
    off: "You won't get reminders by email anymore. The days you keep stay as they are, and so does the daily question.",
  },
};

interface Off {
  kind: MailKind;
  /** What takes it back. */
  undo: string;
}

/** Says what was switched off, and takes it back with one tap. */
export function noticeLetter(deps: Pick<Deps, 'config' | 'auth'>, to: string, { kind, undo }: Off): Letter {
  const { subject, heading, off } = words[kind];
  const { publicUrl } = deps.config;
  return composeLetter({
    to,
    subject,
    preview: 'You can turn them back on any time.',
    heading,
    paragraphs: [
      off,
      "If this wasn't you, or you change your mind, one tap within 7 days turns it back on. After that, you can do it under Email Preferences in Account Settings.",
    ],
    action: { label: 'Turn it back on', url: `${publicUrl}${undoUnsubscribeLink(linkQuery(to, kind, undo))}` },
    footer: [
      "We won't email you about this again.",
      { label: 'Open Account Settings', url: `${publicUrl}${loginThen(paths.accountSettings)}` },
    ],
  });
}
