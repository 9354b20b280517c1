import { domains, domainsOf } from '../../subjects/danger-domains';
import type { Domain } from '../../subjects/dangers';
import { leisure } from '../../subjects/fields/leisure';
import { findSubjects } from '../../subjects/find-subjects';
import { begins, listed, says, spoken } from '../language/phrases';
import { mended } from '../reading/mended';
import { isAboutGiven } from '../reading/occasion';
import type { Reading } from '../reading/reading';

/** He wants to know something of these kinds, and does nothing. */
export const ONLY_KNOWS: ReadonlySet<Reading['kind']> = new Set(['when', 'who', 'small-talk']);
const PLANS: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['gift', 'date', 'food', 'celebration']);
const ASKS = listed('what, where, which, how');
const BEGINS = listed(
  `find, pick, plan, give me, help me, think of, something, somewhere, what a, what an, what something,
  want to, thinking of, thinking about, trying, looking for, time for`,
);
/** He asks what to do, whatever he tells of her beside it. */
const SHOULD = listed(
  'should i, should we, shall i, shall we, can i, can we, could i, could we, i can, we can, i could, we could, may i, may we, might i',
);
const WOULD = listed(
  `do i get, do i buy, do i bring, do i give, do i cook, do i make, do i order, do i take, do we do, plan us, plan a, i after, i am after, things to do, sights in, sights near, to buy, to get, to give, to cook, to make,
  to do, to try, would be, would make, would keep, would she like, would she love, would she enjoy, could make, could help, could go, should go, idea, ideas,
  suggest, suggestion, suggestions, recommend, what do you say, what do you think, good plan, bad plan`,
);
/** Who says so is about to do it, whatever else his words may mean. */
const SURELY = listed(
  `bring home, bring her, buy her, order her, give her, cook her, cook for her, bake her, take her to, get em,
  i buying, i ordering, i cooking, i baking, i packing, i hosting, i booking, i picking up, i putting together,
  im buying, im ordering, im cooking, im baking, im packing, im hosting, im booking, im sorting, im picking up, im putting together`,
);
/** 'Present idea: an experience she's never had' is no question of what she has; 'which gift ideas did she like' is one. */
const IDEAS = listed('gift idea, gift ideas, present idea, present ideas, date idea, date ideas');
const DID = listed('did i, did we, i did, we did');
const FOR_HER = listed('for her, for us, for two, two of us');
/** He asks how she is or what she likes, and not what to do. */
const OF_HER = listed(
  `her favorite, her favourite, does she, did she, has she, is she, was she, had she, she said, she say, she told, she likes, she loves, she hates, wish list, is her,
  was her, does her, why is, why does, why did, stresses her, annoys her, bothers her, worries her, upsets her`,
);

/** None of these is given: who brings something home to say sorry looks for what is. */
const NO_GIFT: ReadonlySet<string> = new Set(
  listed('language, chores, errand, noise, childhood, school, apology, humor, nickname, message, words-of-love'),
);
const BRINGS = listed('i bring, to bring, i buy, to buy, i cook, to cook, i order, to order');
/** Nobody is hurt by what there is to read and to hear. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...Object.keys(leisure),
  ...listed('letter, photo, stationery, phone'),
  ...NO_GIFT,
]);
const SHE_LOVES = listed('she loves, she likes, she enjoys');
/** Music is heard at home, and bands are seen among many. */
const IS_LIVE = listed('on tour, live, tickets, something big, something special');
const NOT_HARMLESS = new Set(listed('dance, art, game'));
/** Twenty-five years are no metal. */
const YEARS = /\b(?:silver|golden|diamond|pearl|ruby|tin|wooden|crystal)(?= (?:wedding|anniversary)\b)/gi;
/** Where a danger may lie in what he names. */
const domainsNamed = ({ turned }: Reading): Domain[] => domainsOf(turned.replace(YEARS, ''));
/** What he names is there already; he looks for something else. */
const BESIDE = listed('to go with, go with it, goes with, go along with, next to it, beside it, tuck, tucked');

/** Nobody wraps up a height; but many a present is somewhere to go. And of a place he knows how high it is, but not what lives or is served there. */
export const IN_A_PRESENT = domains.filter((domain) => domain !== 'places-and-heights');
/** Who helps her through something brings a soup, a bath, a tablet or a kitten: nothing that is high. */
const IN_A_COMFORT: readonly Domain[] = ['food', 'flowers-and-scents', 'animals', 'skin', 'medicine'];
const TAKES_HER = listed(
  'surprise, surprises, experience, voucher, ticket, tickets, adventure, trip, getaway, take her, weekend, class, show, entertainment, party, big, special, unforgettable, romantic, tour, ride, flight, above, activity, activities, outside, outdoors, somewhere',
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
/** What says that they go out, also beside a hard day: "out at" may be where she was stressed. */
const OUT = listed(
  'night out, day out, evening out, go out, dinner date, restaurant, restaurants, take her to, take her out',
);
const TAKES_OUT = [
  ...OUT,
  ...listed(
    'can i take her, should i take her, could i take her, where should we go, where can we go, where could we go',
  ),
];
const GOES_OUT = [
  ...OUT,
  ...listed(
    'somewhere, lunch date, brunch date, breakfast date, coffee date, dinner out, out by, out at, out on, out in',
  ),
];
const WHERE = listed('where, wheres');
const BUYS = ['buy', 'find', 'get', 'order'].flatMap((buys) =>
  listed(
    'where can i, where can we, where do i, where do we, where should i, where could i, where could we, where to',
  ).map((where) => `${where} ${buys}`),
);
/** "I'm out at the mall" is no plan to go out. */
const IS_OUT = /\b(?:im?|i am|find|found|help me|ran|run|sold) out\b/g;
/** Her mother comes to town for dinner, a circus to be seen. */
const SHOW_IN_TOWN =
  /\b(?:fair|circus|carnival|festival|show|band|concert|musical|ballet|orchestra|exhibition|market|parade)\b.*\b(?:in|to) town\b/;
const goesOut = (asked: string): boolean =>
  says(asked.replace(IS_OUT, ''), GOES_OUT) || SHOW_IN_TOWN.test(asked) || (says(asked, WHERE) && !says(asked, BUYS));

/** From here on his words mean a plan by themselves; beside words that say so; in a note of a day; where he seems to ask about her; and where he seems to avoid something. */
const MEANT = { alone: 0.45, besideWords: 0.09, asNote: 0.05, ofHer: 0.85, toAvoid: 0.65 };
/** From here on she may meet in what he plans what she is afraid of, whatever his words are. */
export const MAY_FRIGHTEN = 0.15;
/** From here on, where his words mean a plan too, they surely go out: 'Standing tickets, right in the pit. She loves the band so it's a yes?' asks nothing of her, though it says what she loves. */
const SURELY_OUT = 0.9;

/** What he typed, without slips. */
const ownWords = ({ text }: Reading): string => spoken(mended(text));
/** The same, behind what he had asked before where he goes on with that. */
export const askedIn = ({ typed, text }: Reading): string => spoken(mended(typed ?? text));

const plans = new WeakMap<Reading, boolean>();

/** He is about to do something, and does not only want to know. Told once of a question, not anew for each of her answers. */
export function isPlan(reading: Reading): boolean {
  const told = plans.get(reading) ?? findPlan(reading);
  plans.set(reading, told);
  return told;
}

/** At the end of what he tells: 'What do I do that stresses her' asks of her. */
const WHAT_TO_DO = /\bwhat (?:do|can) (?:i|we) do(?: now)?\W*$/;

function findPlan(reading: Reading): boolean {
  const { kind, planned } = reading;
  if (ONLY_KNOWS.has(kind)) return false;
  if (kind === 'avoid') return planned !== undefined && planned > MEANT.toAvoid;
  const own = ownWords(reading);
  const asksOfHer =
    (says(own, OF_HER) || isAboutGiven(own)) && !says(own, SHOULD) && !WHAT_TO_DO.test(own) && !begins(own, IDEAS);
  const isUnlikely = planned !== undefined && planned <= MEANT.asNote;
  if (!asksOfHer && !says(own, DID) && (says(own, SURELY) || (isNote(reading) && !isUnlikely))) return true;
  if (planned === undefined) return !asksOfHer && saysSo(reading);
  if (planned > MEANT.alone && (reading.frightening ?? 0) > SURELY_OUT) return true;
  return planned > (asksOfHer ? MEANT.ofHer : saysSo(reading) ? MEANT.besideWords : MEANT.alone);
}

const OUTINGS: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['date', 'celebration']);
const LONGEST_NOTE = 10;
/** 'Her sister's birthday', 'our first date': a day, and none of it is planned. */
const OF_WHOM = /^\W*(?:her|our|my|she|we|i|the)\b|\bfirst date\b/i;

/** "Weekend date in July": a few words of an outing that ask nothing are one that he thinks of. */
function isNote({ text, kind, occasion }: Reading): boolean {
  const words = text.trim().split(/\s+/);
  return (
    (kind === 'fact' || kind === 'likes') &&
    OUTINGS.has(occasion) &&
    words.length <= LONGEST_NOTE &&
    !text.includes('?') &&
    !says(spoken(text), ASKS) &&
    !OF_WHOM.test(text)
  );
}

function saysSo(reading: Reading): boolean {
  const { kind, occasion, text } = reading;
  const asked = askedIn(reading);
  const named = domainsOf(text);
  // What she must not eat stands beside all that is eaten.
  if (named.includes('food')) return true;
  if (occasion === 'comfort' && named.length === 0 && !says(asked, TAKES_OUT)) return false;
  if (says(asked, [...SHOULD, ...WOULD]) || begins(asked, BEGINS)) return true;
  const isAsked = text.includes('?') || says(asked, ASKS) || kind === 'advice';
  return isAsked && (PLANS.has(occasion) || named.length > 0 || says(asked, FOR_HER));
}

const namesKind = ({ things }: Reading): boolean =>
  things.length > 0 && things.every((thing) => findSubjects(thing).every(({ isMember }) => !isMember));

const known = new WeakMap<Reading, ReadonlySet<Domain>>();

/** Where a danger may be met in what he is about to do: everywhere, unless what he names has nothing to do with it. */
export function mayBeMet(reading: Reading): ReadonlySet<Domain> {
  const met = known.get(reading) ?? new Set(isPlan(reading) ? domainsIn(reading) : []);
  known.set(reading, met);
  return met;
}

/** Whether what makes her ill may come into what he is about to do: nobody knows all that is in a present, a meal or a day out. */
export const mayMakeHerIll = (reading: Reading): boolean =>
  isPlan(reading) && !isOfSize(reading) && !isHarmless(reading) && !isOnlyComfort(reading);

/** Whether his words mean that she may meet there what she is afraid of, also where they name a band or a hard day. */
export const mayFrighten = (reading: Reading): boolean =>
  (reading.frightening ?? 0) > MAY_FRIGHTEN && isPlan(reading) && !isOfSize(reading);

/** Of places, and yet not somewhere to go: a lamp, a coat for the rain, a course in pottery. */
const NO_PLACE: ReadonlySet<string> = new Set(listed('light, weather, class'));

/** Whether anything may come into it. A dessert or earrings frighten nobody. */
export function mayMeetAny(reading: Reading): boolean {
  const { kind, occasion, isOpen, subjects } = reading;
  const asked = askedIn(reading);
  const named = domainsNamed(reading);
  const isNamed = occasion === 'food' || named.some((domain) => domain !== 'places-and-heights');
  const isSomewhere = named.length > 0 && !isNamed && !subjects.some((one) => NO_PLACE.has(one));
  const isWide =
    kind === 'may-i'
      ? goesOut(asked) || isSomewhere || (occasion === 'date' && !isNamed)
      : occasion === 'date' || goesOut(asked) || (!isNamed && (isOpen || says(asked, TAKES_HER)));
  return isWide && mayMakeHerIll(reading);
}

/** He wants to help her through something, takes her nowhere, and names nothing that he would give her for it. */
const isOnlyComfort = (reading: Reading): boolean =>
  reading.occasion === 'comfort' &&
  domainsNamed(reading).length === 0 &&
  !says(spoken(reading.text), SURELY) &&
  !says(askedIn(reading), TAKES_OUT);

/** Who asks for her size alone has chosen. A coat in size eight is still to be chosen, who wants to get her a ring may yet get another, and a cabin that he builds has a size of its own. */
const isOfSize = (reading: Reading): boolean =>
  reading.subjects.some((one) => one.endsWith('-size')) &&
  !TELLS_SIZE.test(reading.text) &&
  !IS_ABOUT_TO.test(reading.text) &&
  !says(askedIn(reading), [...SHOULD, ...SURELY]);
const IS_ABOUT_TO =
  /\b(?:build|building|plant|planting|dig|digging|(?:want|like|going|plan) to (?:get|buy|give|order))\b/i;
const TELLS_SIZE =
  /\bsize (?:is )?(?:an? )?(?:\d|[sml]\b|x+[sl]\b|small|medium|large|six|eight|ten|twelve|fourteen|sixteen)/i;

/** She is to look well there: what he gives her for it is no picture. */
const IN_PHOTOS = /\bin (?:the|our|her|all the) (?:\w+ )?(?:photos?|pictures?|pics?)\b/;

/** He names only what there is to read, to hear or to say. That she loves to read says nothing of what he looks for, and who fancies Spanish on a date means a meal. */
function isHarmless(reading: Reading): boolean {
  const { subjects, occasion } = reading;
  const named = occasion === 'food' || domainsNamed(reading).length > 0;
  return (
    !named &&
    subjects.length > 0 &&
    subjects.every((one) => HARMLESS.has(one) && !NOT_HARMLESS.has(one)) &&
    !says(askedIn(reading), [...SHE_LOVES, ...BESIDE, ...IS_LIVE]) &&
    !(subjects.every((one) => NO_GIFT.has(one)) && says(askedIn(reading), BRINGS)) &&
    !(occasion === 'date' && subjects.includes('language')) &&
    !IN_PHOTOS.test(askedIn(reading))
  );
}

function domainsIn(reading: Reading): readonly Domain[] {
  const { kind, occasion, isOpen } = reading;
  const asked = askedIn(reading);
  const named: Domain[] = occasion === 'food' ? [...domainsNamed(reading), 'food'] : domainsNamed(reading);
  if (isOfSize(reading)) return [];
  if (isOnlyComfort(reading)) return IN_A_COMFORT;
  if (goesOut(asked)) return domains;
  // 'A spa or some other treatment' may be any of them.
  const isAnyOfAKind = named.length === 0 && namesKind(reading);
  const isEither = says(asked, ['or']) && !says(asked, ASKS) && !isAnyOfAKind;
  const isChosen = kind === 'may-i' || (kind !== 'advice' && isEither);
  if (isChosen && !isOpen) {
    const isOutside = named.includes('places-and-heights') || occasion === 'date';
    // An animal may be any of them.
    return [
      ...(isOutside ? IN_A_PRESENT : []),
      ...(namesKind(reading) ? named.filter((one) => one === 'animals') : []),
    ];
  }
  if (named.length > 0) return named.flatMap((domain) => MET_WITH[domain]);
  if (isHarmless(reading)) return [];
  return occasion === 'gift' && !says(asked, TAKES_HER) ? IN_A_PRESENT : domains;
}
