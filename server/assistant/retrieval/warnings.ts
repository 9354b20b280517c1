import { foldAccents } from './words';

/** What endangers her comes first, then what harms, what frightens, and what she only will not have. */
export type Grade = 0 | 1 | 2 | 3;

const ALLERGY =
  /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|epipen|co?eliac|throat (?:closes|swells)|(?:could|would|can) kill me)\b/;
const HARM =
  /\b(?:\w*phobi\w+|asthma\w*|migraines?|diabet\w*|pregnan\w*|lactose|gluten|vegan|vegetarian|hives|seasick|carsick|motion sick(?:ness)?|makes? (?:me|my \w+) (?:sick|ill|sneeze|swell|itch\w*)|gives? me (?:a |an |the )?(?:headaches?|rash|hives|nightmares|stomach ?aches?)|get a rash|(?:can'?t|cannot|mustn'?t|must not|don'?t|do not) (?:eat|drink|digest|tolerate)|(?:can'?t|cannot|mustn'?t) (?:have|touch|wear)|react (?:badly|terribly) to|swells? (?:up|my))\b/;
const FEAR =
  /\b(?:afraid|scared|scares me|terrif\w*|frighten\w*|fears?|panic\w*|dizzy|vertigo|nightmares?|hurts?|painful)\b/;
const REFUSAL =
  /\b(?:never again|please never|never (?:give|buy|get|take|make|cook|order|bring|say|do)|hates?|can'?t stand|cannot stand|can'?t bear|loathe|detest|disgust\w*|dread|worst)\b/;

/** "Not allergic to anything" warns of nothing, but what stands beside it may. */
const DENIED =
  /\b(?:no|not|never|isn't|aren't|without(?: any)?|don't have(?: any)?)(?: \w+)? (?:allerg\w*|intoleran\w*|afraid|scared|phobi\w*)/g;

/** How much a text of hers warns by itself; null where it does not. */
export function warningIn(text: string): Grade | null {
  const said = foldAccents(text).replace(DENIED, ' ');
  if (ALLERGY.test(said)) return 0;
  if (HARM.test(said)) return 1;
  if (FEAR.test(said)) return 2;
  return REFUSAL.test(said) ? 3 : null;
}

const ASKED_FOR_ALLERGY = /\b(?:allerg\w*|intoleran\w*)\b/;
const ASKED_FOR_HARM = /\b(?:never|can't|not) eat\b/;
const ASKED_FOR_FEAR = /\b(?:afraid|scares?|fears?)\b/;
const NOTHING = /^(?:no|none|nothing|nope|not\b.*|i have no\b.*|i'm not\b.*|i am not\b.*|i don't have\b.*)\b/;
const BUT = /\b(?:but|just|only|except|apart|besides|though|unless)\b/;
const FEW_WORDS = 6;

/** The same of an answer that only names the thing she was asked for. A warning too many does no harm. */
export function warningInAnswerTo(question: string, answer: string): Grade | null {
  const [asked, said] = [foldAccents(question), foldAccents(answer)];
  const isNothing = NOTHING.test(said) && !BUT.test(said) && said.split(/\s+/).length <= FEW_WORDS;
  if (isNothing) return null;
  if (ASKED_FOR_ALLERGY.test(asked)) return 0;
  if (ASKED_FOR_HARM.test(asked)) return 1;
  return ASKED_FOR_FEAR.test(asked) ? 2 : null;
}
