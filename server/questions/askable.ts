import type { Deps } from '../deps';
import { listAskable } from './extra-store';

/** A question of the pool that may be put to her today. */
export interface Askable {
  id: string;
  text: string;
  /** Everybody is offered it in his first months. */
  isEssential: boolean;
}

/** Of these, what is still in the pool and of no pack. */
export const askableQuestions = ({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<Askable[]> =>
  listAskable(db, ids);
