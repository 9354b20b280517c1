import { isOpenState } from '../../contract/idea-states';
import { PRODUCT_NAME } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { composeListLetter } from '../daily-mail/list-letter';
import { type Receiver, receiversOf } from '../daily-mail/receivers';
import type { Deps } from '../deps';
import { midnightAfter } from '../platform/local-day';
import type { LateKind } from '../platform/mail/late-letters';
import type { Letter } from '../platform/mail/letter';
import type { PushMessage } from '../platform/push/message';
import { type PushRef, pushTo } from '../push/pushes';
import { findIdea } from './store';

/** What the outbox calls these mails. They stop with the reminders of days: one switch. */
export const IDEA_REMINDER = 'idea-reminder';
export const IDEA_PUSH = 'push-idea';

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
};

/** Reminders of his own ideas. What he called one stands in it only where he lets reminders quote. */
export function ideaLetters(deps: Deps): LateKind<IdeaRef> {
  return { compose: (ref) => composeReminder(deps, ref) };
}

/** Notifications of the same, which never name one: a locked screen shows them to whoever looks. */
export function ideaPushes(deps: Deps): LateKind<IdeaRef & PushRef, PushMessage> {
  return {
    compose: async (ref) => {
      const found = await ideaToTell(deps, ref);
      if (!found || found.receiver.pushed === 'off') return null;
      const until = midnightAfter(deps.clock.now(), found.receiver.timeZone);
      return pushTo(deps, ref, { title: words.subject, opens: paths.gifts, topic: 'dates', until });
    },
  };
}

/** What is so when it leaves; null where there is nothing to be reminded of any more. */
async function ideaToTell(deps: Deps, { userId, ideaId }: IdeaRef) {
  const receiver = (await receiversOf(deps, deps.db, [userId], deps.clock.now())).get(userId);
  const idea = await findIdea(deps.db, deps.vault, userId, ideaId);
  return receiver && idea && isOpenState(idea.state) ? { receiver, idea } : null;
}

async function composeReminder(deps: Deps, ref: IdeaRef): Promise<Letter | null> {
  const found = await ideaToTell(deps, ref);
  if (!found?.receiver.isReminded) return null;
  const { receiver, idea } = found;
  return letterTo(deps, receiver, receiver.mayQuote ? `Today you wanted to think of: ${idea.title}` : words.discreet);
}

function letterTo(deps: Deps, { email: to }: Receiver, heading: string): Letter {
  const { subject, preview, action: label, why } = words;
  const action = { label, path: paths.gifts };
  return composeListLetter(deps, 'dates', { to, subject, preview, heading, paragraphs: [], action, why });
}
