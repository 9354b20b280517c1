import { casesOf, everyday, writers } from '../danger-texts';
import { teach } from './taught';

/** Teaches the model which of what she says tells of a danger of her own. */
const all = [...writers.flatMap(casesOf), ...everyday()].filter(({ kind }) => kind !== 'unclear');
teach(
  'danger',
  all.map(({ said, kind }) => ({ one: '', other: said, isSo: kind !== 'none' })),
  '--epochs',
  '3',
);
