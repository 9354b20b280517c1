import { type Features, featureNames } from '../server/assistant/judgement/judgement';
import type { Weighed } from '../server/assistant/retrieval/weigh';
import type { Example } from './logistic';
import type { Tried } from './tried';

/** However large the notebook, what is not meant counts no more than so many notes. */
const MOST_OTHERS = 12;

const rowOf = (features: Features): Float64Array => Float64Array.from(featureNames, (name) => features[name]);

/** Behind so many nothing could be mistaken for what is meant. */
const MOST_LOOKED_AT = 30;
const likenessOf = (features: Features) =>
  Math.max(features['meaning: answer'], features['meaning: whole']) +
  features['share of his subjects'] +
  features['shared words, answer and question'];

/** Each question with each note: the one that is meant, and those that are not. */
export function examplesOf(tried: readonly Tried[], hasMeaning: boolean): Example[] {
  return tried
    .filter((one) => one.hasMeaning === hasMeaning)
    .flatMap(({ trial, weighed }) => {
      const idOf = ({ at }: Weighed) => trial.notes[at]?.id ?? '';
      const isMeant = (one: Weighed) => idOf(one) === trial.gold || trial.also?.gold.has(idOf(one)) === true;
      const others = weighed
        .filter((one) => !isMeant(one) && !trial.also?.unclear.has(idOf(one)))
        .sort((a, b) => likenessOf(b.features) - likenessOf(a.features) || a.at - b.at)
        .slice(0, MOST_LOOKED_AT);
      const weight = Math.min(1, MOST_OTHERS / Math.max(1, others.length));
      return [
        ...weighed.filter(isMeant).map(({ features }) => ({ features: rowOf(features), isSo: true, weight: 1 })),
        ...others.map(({ features }) => ({ features: rowOf(features), isSo: false, weight })),
      ];
    });
}
