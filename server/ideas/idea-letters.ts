import { isOpenState } from '../../contract/idea-states';
import { PRODUCT_NAME } from '../../contract/messages';
import { loginThen, paths } from '../../contract/paths';
import { listHeaders, stopUrl } from '../daily-mail/mail-kinds';
import { type Receiver, receiversOf } from '../daily-mail/receivers';
import type { Deps } from '../deps';
import { composeLetter } from '../platform/mail/compose';
import type { LateKind } from '../platform/mail/late-letters';
import type { Letter } from '../platform/mail/letter';
import { findIdea } from './store';

/** What the outbox calls these mails. They stop with the reminders of days: one switch. */
export const IDEA_REMINDER = 'idea-reminder';

export interface IdeaRef {
  userId: string;
  ideaId: string;
}

const words = {
  subject: 'You asked to be reminded',
  preview: 'Open it to see of what.',
  discreet: 'Today you wanted to think of one of your ideas.',
  action: 'See your ideas',
  why: `You're receiving this because you set a reminder in ${PRODUCT_NAME}.`,
  stop: 'Stop reminder emails',
  what: 'Change what they say',
};

/** Reminders of his own ideas. What he called one stands in it only where he lets reminders quote. */
export function ideaLetters(deps: Deps): LateKind<IdeaRef> {
  return { compose: (ref) => composeReminder(deps, ref) };
}

async function composeReminder(deps: Deps, { userId, ideaId }: IdeaRef): Promise<Letter | null> {
  const receiver = (await receiversOf(deps, deps.db, [userId], deps.clock.now())).get(userId);
  if (!receiver?.isReminded) return null;
  const idea = await findIdea(deps.db, deps.vault, userId, ideaId);
  if (!idea || !isOpenState(idea.state)) return null;
  return letterTo(deps, receiver, receiver.mayQuote ? `Today you wanted to think of: ${idea.title}` : words.discreet);
}

function letterTo(deps: Deps, { email: to }: Receiver, heading: string): Letter {
  const { publicUrl } = deps.config;
  const { subject, preview } = words;
  const letter = composeLetter({
    ...{ to, subject, preview, heading },
    paragraphs: [],
    action: { label: words.action, url: `${publicUrl}${loginThen(paths.gifts)}` },
    footer: [
      words.why,
      { label: words.stop, url: stopUrl(deps, to, 'dates') },
      { label: words.what, url: `${publicUrl}${loginThen(paths.accountSettings)}` },
    ],
  });
  return { ...letter, headers: listHeaders(deps, to, 'dates') };
}
