import type { SubjectId } from './catalogue';
import type { Gravity } from './danger-words';
import { drinks } from './fields/drinks';
import { food } from './fields/food';
import { findSubjects } from './find-subjects';
import { Phrases } from './phrases';
import { listed } from './subject';
import { wordsIn } from './words';

/** Where a danger lies; 'skin' is what she wears and puts on, 'other' what belongs nowhere else, like a surprise party. */
export const domains = [
  'food',
  'flowers-and-scents',
  'animals',
  'places-and-heights',
  'medicine',
  'skin',
  'other',
] as const;
export type Domain = (typeof domains)[number];

const subjectsOf = {
  food: [...Object.keys(food), ...Object.keys(drinks), 'restaurant', 'cafe', 'takeout'],
  'flowers-and-scents': ['flower', 'houseplant', 'scent', 'candle', 'gardening'],
  animals: ['animal', 'pet'],
  'places-and-heights': `transport, outing, trip, place, mountains, beach, hotel, city, outdoors, sport, experience, weather, fear, bar,
    concert, light`,
  medicine: ['medicine', 'health'],
  skin: `metal, jewelry, ring, earrings, necklace, bracelet, watch, fabric, clothes, dress, top, pants, coat, shoes, socks, pajamas, swimwear,
    skin, beauty, underwear, hat, gloves`,
} as const;

const domainOfSubject = new Map<string, Domain>(
  Object.entries(subjectsOf).flatMap(([domain, ids]) =>
    (typeof ids === 'string' ? listed(ids) : [...ids]).map((id): [string, Domain] => [id, domain as Domain]),
  ),
);
/** She may say these of anything. */
const vague: ReadonlySet<SubjectId> = new Set([
  'food',
  'drink',
  'meal',
  'diet',
  'health',
  'fear',
  'cooking',
  'disliked-food',
]);

/** Words that tell the domain by themselves, also where the catalogue has them among allergies and illnesses. */
const wordsOf: Readonly<Record<string, string>> = {
  food: `lactose, gluten, celiac, vegan, vegetarian, pescatarian, kosher, halal, sober, diabetic, diabetes, eat, drink, nut, dairy, sulfite, msg, soy, celery, coconut,
    pregnant, intolerance, intolerant, something sweet, sweet treat, starter for, starter that, for a starter, as a starter, nice starter, starter idea, what treat, care package, snack, picnic, tasty, yummy, delicious, edible, something savory, barbecue, hamper, buffet, food truck, tasting, deli, cookout, potluck`,
  'flowers-and-scents': 'pollen, hay fever, birch, bouquet, incense, perfume, air freshener, grass',
  animals:
    'bee, wasp, horsefly, insect bite, bites, bitten, sting, bee sting, wasp sting, cat hair, dog hair, arachnophobia, hornet, feather, fur',
  'places-and-heights': `heights, height, claustrophobia, claustrophobic, acrophobia, agoraphobia, vertigo, dizzy, elevator, seasick, carsick,
    airsick, motion sickness, motion sick, crowd, water, dark, tight space, small space, basement, tunnel, ladder, boat, plane, cave, swimming, underground,
    upstairs, roller coaster, rollercoaster, ferris wheel, balcony, bridge, tower, ferry, thunder, clown`,
  medicine:
    'penicillin, asthma, anesthetic, latex, blood, pacemaker, blood thinner, epilepsy, seizure, needle, injection, aspirin, iodine, sulfa, vaccine, antibiotic',
  skin: 'nickel, lanolin, tea tree oil, essential oil, dye, earring, wool, polyester, fabric softener, detergent, sunscreen, tag, plaster, henna, ppd',
};

const telling = new Phrases<Domain>();
for (const [domain, words] of Object.entries(wordsOf))
  for (const word of listed(words)) telling.at(word).meanings.push(domain as Domain);

/** Where nothing in the text tells: an allergy may be at table, a fear is mostly of places. */
const LIKELY: Readonly<Record<Gravity, Domain>> = {
  allergy: 'food',
  harm: 'food',
  fear: 'places-and-heights',
  never: 'other',
};

/** What a sentence is about, of all that can be dangerous; none where nothing tells. */
export function domainsOf(sentence: string): Domain[] {
  const ids = subjectsIn(sentence);
  const certain = certainAmong(ids, sentence);
  return certain.length > 0 ? certain : [...new Set(domainsOfSubjects(ids))];
}

/** The same without what she may say of anything. */
export const certainDomainsOf = (sentence: string): Domain[] => certainAmong(subjectsIn(sentence), sentence);

const certainAmong = (ids: readonly SubjectId[], sentence: string): Domain[] => [
  ...new Set([...domainsOfSubjects(ids.filter((id) => !vague.has(id))), ...domainsToldBy(sentence)]),
];

const subjectsIn = (sentence: string): SubjectId[] => findSubjects(sentence).map(({ subject }) => subject);

/** By the few words that tell it themselves. */
export function domainsToldBy(sentence: string): Domain[] {
  const words = wordsIn(sentence);
  return words.flatMap((_, at) => telling.beginningAt(words, at)?.meanings ?? []);
}

export const domainsOfSubjects = (ids: readonly SubjectId[]) => ids.flatMap((id) => domainOfSubject.get(id) ?? []);

export const likelyDomain = (gravity: Gravity): Domain => LIKELY[gravity];
