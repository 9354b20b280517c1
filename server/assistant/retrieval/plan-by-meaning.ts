import { whenNeeded } from '../../subjects/when-needed';
import { likelyKinds, readLearned } from '../judgement/likely-kinds';
import type { Vector } from '../notes';
import { learned as learnedFears } from './fear-learned';
import { learned as learnedPlans } from './plan-learned';

const plans = whenNeeded(() => readLearned(learnedPlans));
const fears = whenNeeded(() => readLearned(learnedFears));

/** How likely he is about to give her something, to feed her or to go out with her, by what his words mean: learned from what husbands type. */
export const plannedIn = (vector: Vector): number => likelyKinds(plans(), vector)[1] ?? 0;

/** How likely somebody who is afraid of something, whatever it is, may meet it in what he plans: at a show, in a class, in a surprise. */
export const frighteningIn = (vector: Vector): number => likelyKinds(fears(), vector)[1] ?? 0;
