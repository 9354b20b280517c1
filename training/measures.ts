import { evidenceOf, featureNames } from '../server/assistant/judgement/judgement';
import type { Trained } from './learn';
import { chanceOf } from './logistic';
import type { Trial } from './notebooks';
import type { Tried } from './tried';

/** The likeliest notes of a trial. */
export interface Outcome {
  sort: Trial['sort'];
  hasMeaning: boolean;
  size: number;
  /** How likely the likeliest is. */
  probability: number;
  /** Which of the likeliest is the one that is meant: 0 for the first; -1 where it is not there. */
  place: number;
}

export function outcomesOf(tried: readonly Tried[], trained: Trained): Outcome[] {
  return tried.map(({ trial, hasMeaning, weighed }) => {
    const weights = hasMeaning ? trained.byMeaning : trained.byWords;
    const ranked = weighed
      .map(({ at, features }) => ({
        at,
        chance: chanceOf(
          weights,
          Float64Array.from(featureNames, (name) => features[name]),
        ),
      }))
      .sort((a, b) => b.chance - a.chance);
    const place = ranked.findIndex(({ at }) => trial.notes[at]?.id === trial.gold);
    return { sort: trial.sort, hasMeaning, size: trial.size, probability: ranked[0]?.chance ?? 0, place };
  });
}

export interface Shares {
  first: number;
  amongThree: number;
  strong: number;
  none: number;
}

export function sharesOf(outcomes: readonly Outcome[]): Shares {
  const share = (is: (one: Outcome) => boolean) => outcomes.filter(is).length / Math.max(1, outcomes.length);
  return {
    first: share(({ place }) => place === 0),
    amongThree: share(({ place }) => place >= 0 && place < 3),
    strong: share(({ probability, hasMeaning }) => evidenceOf(probability, hasMeaning) === 'strong'),
    none: share(({ probability, hasMeaning }) => evidenceOf(probability, hasMeaning) === 'none'),
  };
}

export interface Band {
  from: number;
  count: number;
  /** What was promised on average, and what came true. */
  promised: number;
  kept: number;
}

const BANDS = 10;

/** Of the likeliest notes of all trials: how often they were meant, by how likely they were called. */
export function calibrationOf(outcomes: readonly Outcome[]): Band[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const inside = outcomes.filter(({ probability }) => Math.min(BANDS - 1, Math.floor(probability * BANDS)) === band);
    const mean = (value: (one: Outcome) => number) =>
      inside.reduce((sum, one) => sum + value(one), 0) / Math.max(1, inside.length);
    return {
      from: band / BANDS,
      count: inside.length,
      promised: mean(({ probability }) => probability),
      kept: mean(({ place }) => (place === 0 ? 1 : 0)),
    };
  });
}
