import { certainDomainsOf, domainsOf } from '../../subjects/danger-domains';
import type { Danger, Domain } from '../../subjects/dangers';
import { dangersHeld, dangersNamed, isOnlyTaken, namesFood } from '../../subjects/held-in';
import { listed, says, spoken } from '../language/phrases';
import type { Note } from '../notes';
import type { Reading } from '../reading/reading';
import { dangersOf, isIllness } from './danger-mark';
import { askedIn, IN_A_PRESENT, isPlan, mayBeMet, ONLY_KNOWS } from './plans';

/** How a danger that she spoke of meets what he is about to do: in the very thing, or perhaps somewhere in it. */
export type Meeting = 'touched' | 'possible' | null;

/** She is treated: then a drug matters, whatever he asks. */
const TREATED = listed(
  `sick, cough, coughs, coughing, fever, flu, a cold, bad cold, stinking cold, sore throat, migraine, migraines, headache, headaches, got hurt, she hurt, shes hurt, is hurt, hurts, hurting, pain, killing her, ache, aches, aching, sore, surgery, recovers, recovering, swelling, swollen, throb, throbbing, rash, infection, infected, shingles, stitches in, few stitches, 3 stitches, twisted her, sprained, sprain, broke her wrist, broke her arm, broke her leg, broke her ankle, sunburn, sunburned, sunburnt, stung, blisters, cramps, hangover, hungover, nausea, nauseous, vomiting, root canal, wisdom teeth, urgent care, in labor, in labour, midwife, eye drops, her cataract, her back has, her back is, her back went, knee trouble, cant sleep, never sleeps, jet lag, jetlag, jetlagged, her sleep`,
);
/** She is to have something by her in case of it; or he goes where nobody knows her. */
const HAS_BY_HER = listed(
  `first aid, emergency, emergencies, a kit, survival bag, pharmacy, drugstore, chemist on, the chemist, walgreens, cvs, medicine cabinet, bathroom cabinet, bathroom cupboard, the cabinet for, painkiller, painkillers, remedy, remedies, vitamins, supplement, supplements, ointment, her carry on, hospital bag, recovery bag, long haul, altitude, a hike, day hike, half marathon, the festival, her back, her knees`,
);
const AWAY: ReadonlySet<string> = new Set(listed('when-ill, health, medicine, trip, packing'));
/** He is away, and not she. */
const HIS_OWN_TRIP = listed('my trip, my work trip, my business trip, my trips, my way home');

/** 'Win her back' and 'a pain in the neck' are no illness. */
const NO_ILLNESS = /\b(?:behind|call|win|wins|bring|take|pay) her back\b|\bpain in the (?:neck|ass|butt)\b/g;

/** Told of his question once, and not anew for each of her answers. */
function perReading<Told>(tell: (reading: Reading) => Told): (reading: Reading) => Told {
  const known = new WeakMap<Reading, { told: Told }>();
  return (reading) => {
    const { told } = known.get(reading) ?? { told: tell(reading) };
    known.set(reading, { told });
    return told;
  };
}

const CLOWN = /\bclowns?\b/gi;

/** What he does name is touched or not: walnuts beside a novel are read once, and never again. */
export function meetingWith(reading: Reading, note: Note): Meeting {
  const grave = dangersOf(note).filter(({ gravity }) => gravity !== 'never');
  if (grave.length === 0) return null;
  if (isTouched(reading, note)) return 'touched';
  if (isOnlyMedicine(note)) return isOfMedicine(reading) ? 'possible' : null;
  // What is known by no name may be in anything, and what she must not wear on anything.
  const isAnywhere = grave.some(
    ({ domain, gravity }) => (domain === 'other' && gravity !== 'fear') || (domain === 'skin' && gravity === 'allergy'),
  );
  if (isAnywhere && isPlan(reading)) return 'possible';
  const met = mayBeMet(reading);
  const isMet = (domain: Domain) => met.has(domain);
  const isFound = ({ domain, gravity }: Pick<Danger, 'domain' | 'gravity'>) =>
    gravity === 'fear' ? isFeared(domain) : isMet(domain);
  const isFeared = (domain: Domain) => {
    // Nobody finds a needle in a dessert, but he may find one where she is treated.
    if (domain === 'medicine') return isMet('places-and-heights') || isMet('skin') || isOfMedicine(reading);
    if (isMet(domain)) return true;
    // A doll or a clown is no place, and may be a present.
    const mayBePresent = domain === 'places-and-heights' && (isMet('animals') || IN_A_PRESENT.every(isMet));
    return mayBePresent && !certainDomainsOf(note.answer.replace(CLOWN, '')).includes(domain);
  };
  return grave.some(isFound) || (met.size > 0 && spokenOf(note).some(isMet)) ? 'possible' : null;
}

/** What is only given to the sick. */
export const isOnlyMedicine = ({ answer }: Note): boolean =>
  isOnlyTaken(answer) && domainsOf(answer).every((domain) => domain === 'medicine');

const isOfMedicine = perReading((reading): boolean => {
  if (ONLY_KNOWS.has(reading.kind)) return false;
  const asked = askedIn(reading).replace(NO_ILLNESS, ' ');
  if (says(asked, TREATED)) return true;
  const isAway = reading.subjects.some((one) => AWAY.has(one)) && !says(asked, HIS_OWN_TRIP);
  return isPlan(reading) && (isAway || says(asked, HAS_BY_HER));
});

const heldIn = perReading(({ turned }) => dangersHeld(turned));

/** What makes her ill may stand beside what warns of it: "Coconut. Eating it or in lotion, both make me break out." */
function spokenOf(note: Note): Domain[] {
  const isIll = dangersOf(note).some(({ gravity }) => isIllness(gravity));
  if (!isIll) return [];
  const eaten: Domain[] = namesFood(note.answer) ? ['food'] : [];
  const named = [...domainsOf(note.question), ...domainsOf(note.answer), ...eaten];
  // What is known by no name may be in anything.
  return named.length > 0 ? named.filter((one) => one !== 'places-and-heights') : ['other'];
}

/** Words beside what she eats and drinks, whatever it is called. */
const AT_TABLE = listed(
  'eat, eats, ate, eaten, eating, bite, bites, drink, drinks, drank, glass, sip, sips, swallow, swallowed, spoonful, mouthful, mouth, meal, dinner, lunch, breakfast, taste, stomach, gut, bathroom',
);
/** What she takes may forbid anything. */
const SHE_TAKES = listed(
  'i take, she takes, i am on, im on, shes on, taking, my tablets, my pills, her tablets, her pills',
);

/** What makes her ill may be in all that he is about to do, unless it surely is not: nobody knows all that it is in. */
export function mayBeInIt(reading: Reading, note: Note): boolean {
  const met = mayBeMet(reading);
  if (met.size === 0) return false;
  const told = `${note.question} ${note.answer}`;
  const grave = dangersOf(note).filter(({ gravity }) => gravity !== 'never');
  // Nobody is afraid at table: what is told as a fear there makes her ill.
  const isIll = grave.some(({ gravity }) => gravity !== 'fear') || (grave.length > 0 && namesFood(told));
  if (!isIll) return false;
  if (says(spoken(note.answer), SHE_TAKES)) return true;
  if (isOnlyMedicine(note)) return false;
  if (dangersNamed(told).size === 0) return true;
  return isOfFood(note) ? met.has('food') : meetingWith(reading, note) !== null;
}

const isOfFood = ({ question, answer }: Note): boolean =>
  namesFood(`${question} ${answer}`) || says(spoken(`${question} ${answer}`), AT_TABLE);

/** He looks for something to eat, and she speaks of eating. */
export const mayBeEaten = (reading: Reading, note: Note): boolean => mayBeMet(reading).has('food') && isOfFood(note);

function isTouched(reading: Reading, note: Note): boolean {
  if (ONLY_KNOWS.has(reading.kind)) return false;
  const held = heldIn(reading);
  return [...dangersNamed(note.answer)].some((danger) => held.has(danger));
}
