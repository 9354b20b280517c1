import { partsToHear } from '../../server/subjects/dangers';
import { type Case, casesOf, everyday, inNotebooks, withAsked, writers } from '../danger-texts';
import { type Taught, teach } from './taught';

const isClear = ({ kind }: Case): boolean => kind !== 'unclear';
const isDanger = ({ kind }: Case): boolean => kind !== 'none';

/** What was written without a question. */
const alone = [...writers.flatMap(casesOf), ...everyday()]
  .filter(isClear)
  .map((one): Taught => ({ one: '', other: one.said, isSo: isDanger(one) }));

interface Answered {
  asked: string;
  said: string;
  isDanger: boolean;
}

/** As they are read, piece by piece; but of a danger in a long answer nobody said in which piece it stands. */
const piecesOf = ({ asked, said, isDanger: isSo }: Answered) => {
  const parts = partsToHear(said);
  return isSo && parts.length > 1 ? [] : parts.map(({ text }) => ({ asked, other: text, isSo }));
};
const inNotebook = inNotebooks('dangers/in-notebooks')
  .filter(isClear)
  .map((one) => ({ ...one, isDanger: isDanger(one) }));

/** Behind what she was asked, and by themselves. */
const bothWays = (all: readonly { asked: string; other: string; isSo: boolean }[]): Taught[] =>
  all.flatMap(({ asked, ...rest }) => [
    { one: asked, ...rest },
    { one: '', ...rest },
  ]);

/**
 * Teaches the model which of what she says tells of a danger of her own. `--on` goes on from the lesson there is, with what
 * was answered to a question; by itself it begins anew, with all of it.
 */
const isToGoOn = process.argv.includes('--on');
const ON = ['--epochs', '2', '--rate', '5e-5', '--on', '--old', '3000'];
teach(
  'danger',
  [...alone.map((one) => ({ ...one, isOld: true })), ...bothWays([...inNotebook, ...withAsked()].flatMap(piecesOf))],
  ...['--ordered', ...(isToGoOn ? ON : ['--epochs', '3'])],
);
