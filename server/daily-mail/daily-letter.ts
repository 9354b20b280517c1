import { PRODUCT_NAME } from '../../contract/messages';
import { paths } from '../../contract/paths';
import type { Deps } from '../deps';
import { cutAtWord } from '../platform/mail/cut-at-word';
import type { Letter } from '../platform/mail/letter';
import type { Asked } from '../questions/daily';
import { composeListLetter } from './list-letter';

const words = {
  waiting: "Today's question is waiting for you",
  askHer: 'Ask her today',
  jotDown: "Ask her today, and jot down what she says while it's fresh.",
  onlyForYou: "This one is just for the two of you, so it isn't in this email. Log in to see it.",
  action: 'Write down her answer',
  why: `You're receiving this once a day because you have a ${PRODUCT_NAME} account.`,
};

/** Longer ones are cut by mail programs anyway, in the middle of a word. */
const LONGEST_IN_SUBJECT = 70;

/**
 * The question of the day, or null where only he should see it. A subject lights up on a locked screen and passes through logs:
 * what he wrote himself, perhaps with her name, stands only inside.
 */
export function dailyLetter(
  deps: Pick<Deps, 'config' | 'auth'>,
  to: string,
  question: Pick<Asked, 'text' | 'is_custom_question'> | null,
): Letter {
  return composeListLetter(deps, 'daily', {
    to,
    subject:
      question === null || question.is_custom_question
        ? words.waiting
        : `${words.askHer}: ${cutAtWord(question.text, LONGEST_IN_SUBJECT)}`,
    preview: question === null ? words.onlyForYou : words.jotDown,
    heading: question?.text ?? words.waiting,
    paragraphs: [question === null ? words.onlyForYou : words.jotDown],
    action: { label: words.action, path: paths.questionOfTheDay },
    why: words.why,
  });
}
