import { whenNeeded } from '../../subjects/when-needed';
import { likelyKinds, readLearned } from '../judgement/likely-kinds';
import type { Vector } from '../notes';
import { learned } from './plan-learned';

const kinds = whenNeeded(() => readLearned(learned));

/** How likely he is about to give her something, to feed her or to go out with her, by what his words mean: learned from what husbands type. */
export const plannedIn = (vector: Vector): number => likelyKinds(kinds(), vector)[1] ?? 0;
