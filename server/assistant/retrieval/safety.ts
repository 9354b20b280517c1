import type { Hit, IndexedNote, Intent } from '../notes';
import { stem } from './stem';
import { type Grade, warningIn, warningInAnswerTo } from './warnings';

const MOST = 4;
/** So many of the best count as near to what he asked. */
const NEAR = 10;
const CONCERNED: ReadonlySet<Intent> = new Set(['food', 'gift', 'date', 'avoid']);
const ONLY_WHERE_NEAR: Grade = 2;

/** One of these stands in every note that could warn: most notes are done with by their stems. */
const SIGNS = new Set(
  `allergic allergy intolerant intolerance anaphylaxis anaphylactic epipen celiac coeliac throat kill asthma asthmatic
  migraine diabetes diabetic pregnant pregnancy lactose gluten vegan vegetarian hives seasick carsick sick ill sneeze itch
  itchy headache rash stomach can't cant cannot mustn't react eat drink digest tolerate swell phobia phobic claustrophobia
  claustrophobic arachnophobia agoraphobia acrophobia afraid scare scared terrify terrified terrifying frighten fear panic
  dizzy vertigo nightmare hurt painful never hate stand bear loathe detest disgust disgusting dread worst`
    .split(/\s+/)
    .map(stem),
);

/** What she must not get, be given or be taken to, whatever else his question brings up. */
export function safetyOf(
  intent: Intent,
  notes: readonly IndexedNote[],
  scores: Float64Array,
  found: readonly Hit[],
): Hit[] {
  if (!CONCERNED.has(intent)) return [];
  const near = new Set(found.slice(0, NEAR).map(({ note }) => note.id));
  return notes
    .flatMap((note, at) => {
      const grade = hasSign(note) ? gradeOf(note) : null;
      const counts = grade !== null && (grade < ONLY_WHERE_NEAR || near.has(note.id));
      return counts ? [{ note, score: scores[at] ?? 0, grade }] : [];
    })
    .sort((a, b) => a.grade - b.grade || b.score - a.score)
    .slice(0, MOST)
    .map(({ note, score }) => ({ note, score }));
}

const isSign = (one: string) => SIGNS.has(one) || one.startsWith('allerg') || one.includes('phobi');

const hasSign = ({ terms }: IndexedNote) => terms.answer.some(isSign) || terms.question.some(isSign);

const gradeOf = ({ question, answer }: IndexedNote) => warningIn(answer) ?? warningInAnswerTo(question, answer);
