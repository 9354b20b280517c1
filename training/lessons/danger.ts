import { partsToHear } from '../../server/subjects/dangers';
import { type Case, casesOf, everyday, inNotebooks, writers } from '../danger-texts';
import { type Taught, teach } from './taught';

const taught = (said: string, { kind }: Case): Taught => ({ one: '', other: said, isSo: kind !== 'none' });

/** As they are read, piece by piece; but of a danger in a long answer nobody said in which piece it stands. */
const longer = inNotebooks('dangers/in-notebooks').flatMap((one) => {
  const pieces = partsToHear(one.said);
  return one.kind === 'none' || pieces.length === 1 ? pieces.map(({ text }) => ({ piece: text, ...one })) : [];
});

/** Teaches the model which of what she says tells of a danger of her own. */
teach(
  'danger',
  [
    ...[...writers.flatMap(casesOf), ...everyday()].map((one) => ({ piece: one.said, ...one })),
    // Twice: they are few beside the others, and what notebooks are really like.
    ...longer,
    ...longer,
  ]
    .filter(({ kind }) => kind !== 'unclear')
    .map(({ piece, ...one }) => taught(piece, one)),
  ...['--epochs', '3', '--ordered'],
);
