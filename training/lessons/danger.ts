import { partsToHear } from '../../server/subjects/dangers';
import { type Case, casesOf, everyday, inNotebooks, withAsked, writers } from '../danger-texts';
import { type Taught, teach } from './taught';

const isClear = ({ kind }: Case): boolean => kind !== 'unclear';
const isDanger = ({ kind }: Case): boolean => kind !== 'none';

/** What was written without a question. */
const alone = [...writers.flatMap(casesOf), ...everyday()]
  .filter(isClear)
  .map((one): Taught => ({ one: '', other: one.said, isSo: isDanger(one) }));

/** As they are read, piece by piece; but of a danger in a long answer nobody said in which piece it stands. */
const pieces = inNotebooks('dangers/in-notebooks')
  .filter(isClear)
  .flatMap((one) => {
    const parts = partsToHear(one.said);
    const isKnown = !isDanger(one) || parts.length === 1;
    return isKnown ? parts.map(({ text }) => ({ asked: one.asked, other: text, isSo: isDanger(one) })) : [];
  });

/** Behind what she was asked, and by themselves. */
const bothWays = (all: readonly { asked: string; other: string; isSo: boolean }[]): Taught[] =>
  all.flatMap(({ asked, ...rest }) => [
    { one: asked, ...rest },
    { one: '', ...rest },
  ]);

const answered = withAsked().map(({ asked, said, isDanger: isSo }) => ({ asked, other: said, isSo }));

/**
 * Teaches the model which of what she says tells of a danger of her own. `--on` goes on from the lesson there is, with what
 * was answered to a question; by itself it begins anew, with all of it.
 */
const isToGoOn = process.argv.includes('--on');
const ON = ['--epochs', '2', '--rate', '5e-5', '--on', '--old', '3000'];
teach(
  'danger',
  [...alone.map((one) => ({ ...one, isOld: true })), ...bothWays(pieces), ...bothWays(answered)],
  ...['--ordered', ...(isToGoOn ? ON : ['--epochs', '3'])],
);
