import type { Hit, IndexedNote, Intent } from '../notes';
import { stem } from './stem';
import { forEachStem, hasOneOf } from './vocabulary';
import { type Grade, warningIn, warningInAnswerTo } from './warnings';

const MOST = 4;
/** So many of the best count as near to what he asked. */
const NEAR = 10;
const CONCERNED: ReadonlySet<Intent> = new Set(['food', 'gift', 'date', 'avoid']);
/** What she will not have is told only where it is near to what he asked; and of breakfast, what frightens her too. */
const ONLY_WHERE_NEAR: Grade = 3;
const ONLY_WHERE_NEAR_TO_FOOD: Grade = 2;

const stemmed = (words: string) => new Set(words.split(/\s+/).map(stem));

/** One of these stands in every note that could warn of danger, harm or fear: most notes are done with by their stems. */
const DANGER = stemmed(
  `allergic allergy intolerant intolerance anaphylaxis anaphylactic epipen celiac coeliac throat kill asthma asthmatic
  migraine diabetes diabetic pregnant pregnancy lactose gluten vegan vegetarian hives seasick carsick sick ill sneeze itch
  itchy headache rash stomach can't cant cannot mustn't react eat drink digest tolerate swell phobia phobic claustrophobia
  claustrophobic arachnophobia agoraphobia acrophobia afraid scare scared terrify terrified terrifying frighten fear panic
  dizzy vertigo nightmare hurt painful`,
);
/** And one of these, or of those above, in every note that says what she will not have. */
const REFUSAL = stemmed('never hate stand bear loathe detest disgust disgusting dread worst');

export interface Warning {
  at: number;
  grade: Grade;
}

/** What warns of danger in her notes, and some of what she will not have; null where his question calls for none of it. */
export function warningsFor(intent: Intent, notes: readonly IndexedNote[]): Warning[] | null {
  if (!CONCERNED.has(intent)) return null;
  const dangersIn = forEachStem((one) => (isDanger(one) ? 1 : 0));
  return notes.flatMap((note, at) => (hasOneOf(dangersIn, note) ? warningOf(note, at) : []));
}

const isDanger = (one: string) => DANGER.has(one) || one.startsWith('allerg') || one.includes('phobi');

function warningOf({ question, answer }: IndexedNote, at: number): Warning[] {
  const grade = warningIn(answer) ?? warningInAnswerTo(question, answer);
  return grade === null ? [] : [{ at, grade }];
}

interface Weighed {
  notes: readonly IndexedNote[];
  scores: Float64Array;
  /** Best first. */
  order: readonly number[];
}

/** What she must not get, be given or be taken to, whatever else his question brings up. */
export function safetyOf(intent: Intent, warnings: Warning[] | null, { notes, scores, order }: Weighed): Hit[] {
  if (!warnings) return [];
  const near = new Set(order.slice(0, NEAR));
  const onlyNear = intent === 'food' ? ONLY_WHERE_NEAR_TO_FOOD : ONLY_WHERE_NEAR;
  const scoreOf = ({ at }: Warning) => scores[at] ?? 0;
  return [...warnings, ...refusalsIn(near, notes, warnings)]
    .filter(({ at, grade }) => grade < onlyNear || near.has(at))
    .sort((a, b) => a.grade - b.grade || scoreOf(b) - scoreOf(a) || a.at - b.at)
    .slice(0, MOST)
    .flatMap((warning) => {
      const note = notes[warning.at];
      return note ? [{ note, score: scoreOf(warning) }] : [];
    });
}

/** Only those that are near count, so only those are looked at. */
function refusalsIn(near: ReadonlySet<number>, notes: readonly IndexedNote[], known: readonly Warning[]): Warning[] {
  const refusalIn = forEachStem((one) => (REFUSAL.has(one) ? 1 : 0));
  const others = [...near].filter((at) => !known.some((warning) => warning.at === at));
  return others.flatMap((at) => {
    const note = notes[at];
    return note && hasOneOf(refusalIn, note) ? warningOf(note, at) : [];
  });
}
