import type { Rhythm } from '../../contract/still-true';
import type { Deps } from '../deps';
import { findRhythm, saveRhythm } from './store';

/** Until he has chosen, once a week. */
export const FIRST_RHYTHM = 'weekly' satisfies Rhythm;

export const rhythmOf = async ({ db }: Deps, userId: string): Promise<Rhythm> =>
  (await findRhythm(db, userId)) ?? FIRST_RHYTHM;

export const chooseRhythm = ({ db }: Deps, userId: string, rhythm: Rhythm): Promise<void> =>
  saveRhythm(db, userId, rhythm);
