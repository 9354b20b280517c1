import { dailyMail } from '../../contract/daily-mail';
import { PRODUCT_NAME } from '../../contract/messages';
import { loginThen, paths, unsubscribeLink } from '../../contract/paths';
import type { Deps } from '../deps';
import { composeLetter } from '../platform/mail/compose';
import type { Letter } from '../platform/mail/letter';

/**
 * The question of the day, or null where only he should see it. Whoever sees the mail sees a question that ships with the
 * product, or one of his own; never an answer.
 */
export function dailyLetter(
  { config, auth }: Pick<Deps, 'config' | 'auth'>,
  to: string,
  question: string | null,
): Letter {
  const shown = question ?? "Today's question is waiting for you";
  const proof = new URLSearchParams({ email: to, t: auth.unsubscribeToken(to) });
  const letter = composeLetter({
    to,
    subject: "Today's question for her",
    preview: shown,
    heading: shown,
    paragraphs: [
      question === null
        ? 'This one is for the two of you alone, so it is not in this email. Log in to see it.'
        : 'Ask her today, and write down what she says while you still have her words.',
    ],
    action: { label: 'Write down her answer', url: `${config.publicUrl}${loginThen(paths.questionOfTheDay)}` },
    footer: [
      `You get this mail once a day because you have an account at ${PRODUCT_NAME}.`,
      `No more daily mails: ${config.publicUrl}${unsubscribeLink(`${proof}`)}`,
    ],
  });
  return {
    ...letter,
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}${dailyMail.unsubscribeOneClick.path}?${proof}>, <mailto:${config.mail.contact}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `${PRODUCT_NAME} daily question <daily.${new URL(config.publicUrl).hostname}>`,
      Precedence: 'bulk',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
