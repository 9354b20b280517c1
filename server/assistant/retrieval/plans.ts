import { domains, domainsOf } from '../../subjects/danger-domains';
import type { Domain } from '../../subjects/dangers';
import { leisure } from '../../subjects/fields/leisure';
import { love } from '../../subjects/fields/love';
import { sizes } from '../../subjects/fields/sizes';
import { begins, listed, says, spoken } from '../language/phrases';
import type { Reading } from '../reading/reading';

/** He wants to know these, and does nothing. */
const ONLY_KNOWS: ReadonlySet<Reading['kind']> = new Set(['when', 'who', 'small-talk', 'avoid']);
const PLANS: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['gift', 'date', 'food', 'celebration']);
const ASKS = listed('what, where, which, how');
const BEGINS = listed(
  `find, pick, plan, give me, help me, think of, suggest, recommend, something, somewhere, any, what a, what an,
  what something, need, i need, i want, want to, thinking of, thinking about, trying, looking for, time for`,
);
const ACTS = listed(
  `should i, should we, shall i, shall we, can i, can we, could i, could we, i can, we can, i could, we could, may i, may we, do i, do we, might i, plan us, plan a,
  to buy, to get, to give, to cook, to make, to do, to try, would be, would make, would keep, would she like, would she love, would she enjoy, could make,
  could help, could go, should go, idea, ideas, suggest, recommend`,
);
const FOR_HER = listed('for her, for us, for two, two of us, give her, bring her');
/** He asks how she is or what she likes, and not what to do. */
const OF_HER = listed(
  `her favorite, her favourite, does she, did she, has she, is she, was she, had she, she said, she say, she told, she likes, she loves, she hates, wish list, is her,
  was her, does her, why is, why does, why did`,
);

/** Nobody is hurt by what there is to read, hear, say and measure. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...[leisure, love, sizes].flatMap(Object.keys),
  ...listed(
    'letter, photo, stationery, language, phone, faith, chores, errand, noise, childhood, school, apology, humor',
  ),
]);
const NOT_HARMLESS = new Set(listed('concert, sport, dance, art, game, romance, kindness, feeling-loved'));

/** Where he names the thing himself, it is touched or not; but of a place he knows how high it is, and not what lives there. */
const FOUND_OUTSIDE: readonly Domain[] = ['animals', 'flowers-and-scents', 'skin'];
/** Nobody wraps up a height; but many a present is somewhere to go. */
const IN_A_PRESENT = domains.filter((domain) => domain !== 'places-and-heights');
const TAKES_HER = listed(
  'surprise, surprises, surprise her, experience, voucher, ticket, tickets, adventure, trip, getaway, take her, weekend, day, day out, class, show, entertainment, party, big, special, unforgettable, romantic',
);
/** What may be met where he names a thing of a domain: wherever people go, there is something of all. */
const MET_WITH: Readonly<Record<Domain, readonly Domain[]>> = {
  food: ['food', 'medicine', 'other'],
  'flowers-and-scents': ['flowers-and-scents', 'medicine', 'other'],
  animals: ['animals', 'medicine', 'other'],
  'places-and-heights': domains,
  medicine: domains,
  skin: ['skin', 'flowers-and-scents', 'animals', 'medicine', 'other'],
  other: domains,
};
const GOES_OUT = listed('where, wheres, dinner date, lunch date, brunch date, breakfast date, coffee date, restaurant');

/** From here on his words mean a plan by themselves; with words of ours that say so; and whatever they seem to ask about her. */
const MEANT = { alone: 0.4, withWords: 0.1, ofHer: 0.85 };

/** He is about to do something, and does not only want to know. */
export function isPlan(reading: Reading): boolean {
  const { kind, planned, text } = reading;
  if (ONLY_KNOWS.has(kind)) return false;
  const asksOfHer = says(spoken(text), OF_HER);
  if (planned === undefined) return !asksOfHer && saysSo(reading);
  return planned > (asksOfHer ? MEANT.ofHer : saysSo(reading) ? MEANT.withWords : MEANT.alone);
}

function saysSo({ kind, occasion, text }: Reading): boolean {
  const asked = spoken(text);
  const named = domainsOf(text);
  // What she must not eat stands beside all that is eaten.
  if (says(asked, ACTS) || begins(asked, BEGINS) || named.includes('food')) return true;
  const isAsked = text.includes('?') || says(asked, ASKS) || kind === 'advice';
  return isAsked && (PLANS.has(occasion) || named.length > 0 || says(asked, FOR_HER));
}

const known = new WeakMap<Reading, ReadonlySet<Domain>>();

/** Where a danger may be met in what he is about to do: everywhere, unless what he names has nothing to do with it. */
export function mayBeMet(reading: Reading): ReadonlySet<Domain> {
  const met = known.get(reading) ?? new Set(isPlan(reading) ? domainsIn(reading) : []);
  known.set(reading, met);
  return met;
}

function domainsIn({ kind, occasion, isOpen, turned, text, subjects }: Reading): readonly Domain[] {
  const asked = spoken(text);
  const named: Domain[] = occasion === 'food' ? [...domainsOf(turned), 'food'] : domainsOf(turned);
  if (says(asked, GOES_OUT)) return domains;
  const isChosen = kind === 'may-i' || (kind !== 'advice' && says(asked, ['or']) && !says(asked, ASKS));
  if (isChosen && !isOpen) return named.includes('places-and-heights') ? FOUND_OUTSIDE : [];
  if (named.length > 0) return named.flatMap((domain) => MET_WITH[domain]);
  const isHarmless = subjects.every((one) => HARMLESS.has(one) && !NOT_HARMLESS.has(one));
  if (subjects.length > 0 && isHarmless) return [];
  return occasion === 'gift' && !says(asked, TAKES_HER) ? IN_A_PRESENT : domains;
}
