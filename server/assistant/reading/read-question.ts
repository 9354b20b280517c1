import type { SubjectId } from '../../subjects/catalogue';
import { findSubjects, type Mention } from '../../subjects/find-subjects';
import { begins, listed, says, spoken } from '../language/phrases';
import { isEmptyWord, stemsOf } from '../language/words';
import { excludedIn } from './excluded';
import { kindOf } from './kind';
import { mended } from './mended';
import { occasionOf } from './occasion';
import { questionsIn } from './questions-in';
import type { Part, Reading } from './reading';
import { isSmallTalk } from './small-talk';
import { budgetIn, turned, withoutDay } from './turned';

/** These name what he wants to do, not what it is about: "a gift for her birthday" may be anything. */
const OPEN: ReadonlySet<SubjectId> = new Set<SubjectId>([
  'gift',
  'wish',
  'small-treat',
  'date-night',
  'food',
  'weekend',
  'evening',
  'morning',
  'celebration',
  'him',
  'us',
  'self',
  'place',
  'shop',
  'help',
  'advice',
  'surprise',
  'important-date',
  'habit-of-his',
  'brand',
  'cooking',
]);
/** And these, where he looks for a present. */
export const GIFT_DAYS: ReadonlySet<SubjectId> = new Set<SubjectId>([
  'birthday',
  'anniversary',
  'valentines-day',
  'mothers-day',
  'holiday-season',
  'new-year',
]);

const GIVEN = listed(
  'gift, gifts, present, presents, give, giving, get, getting, buy, buying, bring, order, surprise, spoil, treat, want, wants, like, idea, ideas, something, spend, afford, budget, shopping',
);

/** And these, but the time of day tells two drinks apart. */
export const TIMES: ReadonlySet<SubjectId> = new Set<SubjectId>(['morning', 'evening']);

const FOLLOWS = listed(
  'and, or, but, what about, how about, what else, anything else, any other, others, another, something else, somewhere else, someone else, why, cheaper, more, less, instead, then, also, since when, how come, in which, which one, what if',
);
const POINTS = listed(
  'it, that, those, them, they, one, ones, there, this, these, then, else, instead, cheaper, other, too',
);
/** 'What hurt her that I did' points at nothing said before. */
const JOINED = /^(?:i|she|we|her|my|you)$/;
const FEW_WORDS = 7;
const VERY_FEW = 5;
const MEANT: Record<NonNullable<Reading['occasion']>, readonly SubjectId[]> = {
  gift: ['wish', 'gift'],
  date: ['date-night'],
  food: ['meal'],
  comfort: ['comfort'],
  celebration: ['celebration'],
  daily: [],
};
/** And this, where he wants to know what not to do. */
const AVOIDED: Partial<Record<NonNullable<Reading['occasion']>, readonly SubjectId[]>> = {
  gift: ['never-give', 'gift'],
  food: ['disliked-food', 'allergy', 'meal'],
  comfort: ['never-say', 'comfort'],
};
const OUT = listed(
  'where, book a table, table for two, eat out, go out, going out, out for dinner, out for lunch, out to eat',
);
const SMALL = listed(
  'something small, something little, little something, a little gift, a small gift, small present, little present, small thing, bring home, bring her home, take home, pick up, on my way home, on the way home, from the store, from the shop, just because, treat, a treat, little treat, treats',
);
/** 'Can I book a table', 'gonna book the two of us', and behind no 'the', 'book us in': nothing to read. */
const BOOKING =
  /\b((?:to|i|we|should|shall|can|could|please|already|just|gonna|wanna|['’]ll) )book(?=\s|\W*$)|(?<!\b(?:the|an?|that|this|which|what|her|his|my|new|next|good|last|favou?rite|of|cook) )\bbook(?= (?:us|it|her|them|both|the (?:both|two) of us|a table|a room|tickets)\b)/gi;
/** 'What could we watch tonight': nothing for her wrist. */
const WATCHING = /\b((?:to|i|we|us|could|should|shall|can|lets|let['’]s) )watch(?=\s|\W*$)/gi;
/** 'A cheap date' is a date, and no matter of money. */
const CHEAP = /\b(?:cheap|inexpensive|affordable|low cost|budget) (?=\p{L})/giu;
/** 'Her favorite desert' is eaten. */
const SWEET = /\b((?:favou?rite|what|which|for|make|bake|order|eat) )deserts?\b/gi;
const WINE = /\b(?:(?:red|white|rosé|rose|sparkling)(?:,? (?:or|and)? ?(?:red|white|rosé|rose|sparkling))*) wines?\b/gi;
/** 'What can I cook for diner': no place to go. */
const DINER = /\b((?:for|cook|make|at|after|before) )diner\b/gi;
/** 'What goes in her stocking': nothing to put on either. */
const STOCKING =
  /\b(?:in|into|for|fill|filling) (?:her|my wife['’]?s|the) (?:christmas |xmas )?stocking\b|\bstocking (?:stuffers?|fillers?)\b/gi;
/** 'How do I make up for it': nothing to put on. */
const AMENDS = /\bmake (?:it )?up(?: (?:for|to|with)\b|(?=\s*(?:[?.!,]|$)))/gi;
/** 'Something small on the way home from work' is of no home and no work, and what bugs her is no insect. */
const IN_PASSING =
  /\bon (?:my|the) way (?:home|back)(?: from (?:work|the office))?\b|\bbugs(?= (?:her|me|my wife)\b)/gi;
const blank = (words: string) => ' '.repeat(words.length);
const COOKS = listed(
  'cook, cooking, cook for her, make her to eat, make her for dinner, eat, food, meal, dinner, order in',
);
/** 'What did she say she wants this year': a present, where nothing else is named that she may want. */
const WANTED =
  /\b(?:she|she['’]?s|wife)\b.*\b(?:want(?:s|ed|ing)?|wish(?:es|ed|ing) for|long(?:s|ed|ing) for)\b(?! (?:to (?!have|own|get)|from|me|us|you|out|more)\b)/;
const A_DAY = listed('which date should, what date should, which dates, what dates, what date is, which date is');
const MOST_LITTLE = 50;
const isLittle = (budget: string | null) => budget !== null && Number(/\d+/.exec(budget)?.[0]) <= MOST_LITTLE;
const OF_HER = listed('her, she, wife, hers');

/** His question, and the one before it in the same conversation where there was one. */
export function readQuestion(text: string, before: string | null = null): Reading {
  const reading = readOne(text, before);
  const questions = questionsIn(text);
  if (questions.length < 2) return reading;
  // Each goes on with the one before it: 'and what does she order there'.
  const parts: Part[] = [];
  for (const { text: own, asked } of questions) {
    const last = parts.at(-1)?.reading;
    const alone = readOne(own, last?.text ?? before);
    // 'Which flowers does she like, which does she hate' names them once.
    const isBare = last && alone.isOpen && alone.subjects.length === 0;
    parts.push({ asked, reading: isBare ? continued(alone, last) : alone });
  }
  return { ...reading, parts };
}

function readOne(text: string, before: string | null): Reading {
  const own = readAlone(text);
  if (before === null || own.kind === 'small-talk' || !followsOn(own)) return own;
  return continued(own, readAlone(before));
}

const MEANS_IT: ReadonlySet<Reading['kind']> = new Set(['avoid', 'may-i', 'when', 'who']);

/** Who looks for something says what it is not to be; who asks what to avoid, or what is so, means just that. */
function excludedFrom(text: string): ReturnType<typeof excludedIn> {
  const asked = spoken(text);
  const isLooking = occasionOf(asked) !== null && !MEANS_IT.has(kindOf(asked, true));
  return isLooking ? excludedIn(text, (subject) => OPEN.has(subject)) : { excluded: [], rest: text };
}

function readAlone(text: string): Reading {
  const { budget, rest } = budgetIn(text);
  const { excluded, rest: wanted } = excludedFrom(mended(rest));
  const plain = wanted
    .replace(BOOKING, (_, before = '') => `${before}reserve`)
    .replace(WATCHING, '$1see')
    .replace(AMENDS, 'apologize ')
    .replace(DINER, '$1dinner')
    .replace(STOCKING, 'as a small gift for Christmas')
    .replace(/\bbe happy (?=with|about)/gi, 'enjoy ')
    .replace(CHEAP, '')
    .replace(SWEET, '$1dessert');
  const asked = spoken(plain);
  const mentions = withoutColorsOfWine(findSubjects(plain.replace(IN_PASSING, blank)), plain);
  const meant = occasionOf(asked) ?? (mentions.length === 0 && WANTED.test(asked) ? 'gift' : null);
  // "Which date should I never forget" is no evening for two.
  const occasion = meant === 'date' && begins(asked, A_DAY) ? null : meant;
  // Who only names the day asks about the day.
  const isGiven = occasion === 'gift' && says(asked, GIVEN);
  const isOpenly = ({ subject, isMember }: Mention) =>
    (OPEN.has(subject) && !isMember) || (isGiven && GIFT_DAYS.has(subject));
  const particular = mentions.filter((mention) => !isOpenly(mention));
  const isOpen = particular.length === 0;
  const named = isOpen ? mentions : particular;
  const spokenKind = kindOf(
    asked,
    particular.some(({ isMember }) => !isMember),
  );
  // "Something small I can bring home": he wants to be told what.
  const isWish = spokenKind === 'fact' && occasion === 'gift' && says(asked, SMALL);
  const kind = isSmallTalk(text) ? 'small-talk' : isWish ? 'advice' : spokenKind;
  const sought = turned(occasion === 'gift' && isOpen ? withoutDay(plain) : plain);
  return {
    text,
    typed: text,
    kind,
    occasion,
    subjects: [
      ...new Set([
        ...((kind === 'avoid' && isOpen && occasion && AVOIDED[occasion]) ||
          meantBy(asked, { occasion, isOpen, isLittle: isLittle(budget) })),
        ...subjectsOf(isOpen ? mentions.filter(({ subject }) => !GIFT_DAYS.has(subject)) : particular, plain),
        ...(isOpen
          ? []
          : mentions.map(({ subject }) => subject).filter((subject) => TIMES.has(subject) || GIFT_DAYS.has(subject))),
      ]),
    ],
    isOpen,
    things: thingsOf(kind === 'may-i' ? named.filter((one) => !isOnADay(one, plain)) : named),
    excluded,
    budget,
    turned: sought,
    stems: [...new Set(stemsOf(sought).filter((stem) => !isEmptyWord(stem)))],
  };
}

const ON = /\b(?:for|on|at|over|before) (?:(?:her|our|my wife['’]?s|the) )?$/i;
/** Whether he may post her picture on her birthday is not told by what she said of birthdays. */
const isOnADay = ({ subject, start }: Mention, text: string): boolean =>
  GIFT_DAYS.has(subject) && ON.test(text.slice(0, start));

/** 'Red or white wine' asks for no color. */
function withoutColorsOfWine(mentions: Mention[], text: string): Mention[] {
  const wines = [...text.matchAll(WINE)].map(({ 0: { length }, index }) => [index, index + length] as const);
  const isOfWine = ({ subject, start }: Mention) =>
    subject === 'color' && wines.some(([from, to]) => start >= from && start < to);
  return mentions.filter((mention) => !isOfWine(mention));
}

interface Wanted {
  occasion: Reading['occasion'];
  isOpen: boolean;
  /** It may cost little. */
  isLittle: boolean;
}

/** What he wants without naming it: 'where should we eat' asks for a restaurant, 'what to get her' for a wish of hers. */
function meantBy(asked: string, { occasion, isOpen, isLittle }: Wanted): readonly SubjectId[] {
  if (occasion === 'food' && says(asked, OUT)) return ['restaurant'];
  if (occasion === 'comfort' && says(asked, COOKS)) return ['comfort-food'];
  if (!isOpen || occasion === null) return [];
  return occasion === 'gift' && (says(asked, SMALL) || isLittle) ? ['small-treat', 'gift', 'wish'] : MEANT[occasion];
}

const ASKS = /\b(?:what|which|whats|what's|wich|who|whose|where|how|any|some)\b/gi;

/** The matter itself follows the word that asks: 'at the mall, which perfume does she like'. */
function subjectsOf(mentions: readonly Mention[], text: string): SubjectId[] {
  const asking = [...text.matchAll(ASKS)]
    .map(({ index }) => index)
    .findLast((at) => mentions.some(({ start }) => start > at));
  const isAsked = ({ start }: Mention) => asking !== undefined && start > asking;
  const inOrder = [...mentions.filter(isAsked), ...mentions.filter((mention) => !isAsked(mention))];
  return [...new Set(inOrder.map(({ subject }) => subject))];
}

/** "On sale til sunday": when is no thing that she may like or not. */
const A_TIME = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|tonight|today|tomorrow)$/i;

/** What belongs to a subject is a thing; so is the subject itself where nothing of it is named. */
function thingsOf(mentions: readonly Mention[]): string[] {
  const members = mentions.filter(({ isMember }) => isMember);
  const words = (members.length > 0 ? members : mentions).map((mention) => mention.words);
  return [...new Set(words.filter((one) => !A_TIME.test(one)))];
}

/** Too short to be understood by itself. */
function followsOn({ text, isOpen, budget }: Reading): boolean {
  const asked = spoken(text);
  const words = asked.trim().split(' ');
  if (begins(asked, FOLLOWS)) return true;
  if (words.length > FEW_WORDS) return false;
  if (words.some((word, at) => POINTS.includes(word) && !(word === 'that' && JOINED.test(words[at + 1] ?? ''))))
    return true;
  return isOpen && (budget !== null || (words.length <= VERY_FEW && !says(asked, OF_HER)));
}

function continued(own: Reading, before: Reading): Reading {
  const hasSubjects = !own.isOpen;
  const keepsKind = own.kind !== 'fact' && own.kind !== 'likes';
  return {
    ...own,
    kind: keepsKind ? own.kind : before.kind,
    occasion: own.occasion ?? before.occasion,
    subjects: hasSubjects ? own.subjects : before.subjects,
    isOpen: own.isOpen && before.isOpen,
    things: own.things.length > 0 ? own.things : before.things,
    // 'And what about jewelry?' takes it back.
    excluded: [...before.excluded.filter((one) => !own.subjects.includes(one)), ...own.excluded],
    budget: own.budget ?? before.budget,
    typed: `${before.typed} ${own.typed}`,
    turned: `${before.turned} ${own.turned}`.trim(),
    stems: [...new Set([...before.stems, ...own.stems])],
  };
}
