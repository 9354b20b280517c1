import { subjectIds, subjects } from '../../subjects/catalogue';
import { findSubjects } from '../../subjects/find-subjects';
import { whenNeeded } from '../../subjects/when-needed';
import { isCommon } from '../language/common-words';
import { createMending } from '../language/slips';
import { stem } from '../language/stem';
import { wordsOf } from '../language/words';

/** What such questions say and no subject is named by. */
const ORDINARY =
  `about allergic anything because birthday christmas doctor enjoy evening everything expensive favorite favourite
  idea ideas likes looking morning nothing perfect planning prefer present recommend remember romantic should something special
  suggest surprise tonight together tomorrow wants where which would yesterday lately`.split(/\s+/);

/** Of several words only the whole is a name: 'parfum' is none without its 'eau de'. */
const single = (names: readonly string[]) => names.map(wordsOf).flatMap((words) => (words.length === 1 ? words : []));
const withPlurals = (words: readonly string[]) => words.flatMap((word) => [word, `${word}s`]);
const vocabulary = whenNeeded(() => {
  const names = [...ORDINARY, ...single(subjectIds.flatMap((id) => subjects[id].names))];
  const members = single(subjectIds.flatMap((id) => subjects[id].members));
  return {
    known: new Set([...names, ...members].map(stem)) as ReadonlySet<string>,
    /** He asks for flowers more often than for a flute. */
    meantBy: [createMending(withPlurals(names)), createMending(withPlurals(members))],
  };
});

/** 'Calms' is no slip for clams, of the same letters; 'lillys' is one, though Lilly is a name. */
const singular = (word: string): string => word.replace(/s$/, '');
const sorted = (word: string): string => [...word].sort().join('');

/** The text with its slips mended, as far as a word that people ask about explains them. A name is left as it is. */
export function mended(text: string): string {
  const { known, meantBy } = vocabulary();
  const mentions = findSubjects(text);
  // What names something with its neighbors is no slip: there are stocking stuffers, and no stocking scuffers.
  const isOfName = (at: number) => mentions.some(({ start, end }) => at >= start && at < end);
  return text.replace(/\p{L}{5,}/gu, (word, at: number) => {
    const [typed = ''] = wordsOf(word);
    const isName = at > 0 && word[0] !== typed[0];
    if (isName || isOfName(at) || known.has(stem(typed)) || isCommon(typed)) return word;
    const found = meantBy.map((meant) => meant(typed)).find((meant) => meant !== null) ?? word;
    return isCommon(singular(typed)) && sorted(found) === sorted(typed) ? word : found;
  });
}
