export const WIFE =
  '(?:my|the|our) (?:wife|spouse|partner|girl|lady|love|girlfriend|fianc[eé]e?|better half|sweetheart|darling|honey)|wifey?|the missus|my missus';
/** After "her" in "give her a book" comes no thing of hers; and what one buys her is not hers yet. */
const GIVEN =
  '(?<=\\b(?:give|gives|giving|buy|buying|get|getting|bring|brings|bringing|order|cook|bake|make|makes|made|throw|send|show|tell|teach|offer|take|taking|wake|surprise|ask|bugs?|annoys?|bothers?|pisse?s?|drives?|upsets?|stresses|scares?|ticks|calms?|cheers?|comforts?|relaxes) )her\\b(?! (?:favou?rite|own|mom|mum|mother|dad|father|sister|brother|parents|family|friend|advice|side|mind|head|nerve|heart|name|size|age|time)s?\\b)';
const NO_THING =
  '(?=$|[?.!,;:)]| first(?=$|[?.!,;])| most(?=$|[?.!,;]| (?:about|as|at|in|on|right|these|when)\\b)| (?:a|again|alone|an|and|any|as|at|because|before|better|but|by|feel|for|here|lately|later|now|off|from|happy|if|in|into|on|or|out|so|some|something|soon|than|that|the|there|this|to|today|tomorrow|tonight|up|when|while|with|without|yesterday)\\b)';

export const HER_AS_OBJECT = new RegExp(`\\bher${NO_THING}|${GIVEN}`, 'gi');

/**
 * What she said stands there as she said it. So the question is turned to her side before its meaning is compared:
 * "how do I cheer her up" becomes "how do you cheer me up". Naming her would pull every search the same way.
 */
const TURNS: [RegExp, string][] = [
  [/\bI(?:'m| am)\b/gi, 'you are'],
  [/\bI\b/gi, 'you'],
  [new RegExp(`\\b(?:${WIFE})['’]s\\b|\\bhers\\b`, 'gi'), 'my'],
  [new RegExp(`\\b(?:(give|buy|get|take|make|cheer|help|tell|ask|bring|for|with|to) )(?:${WIFE})\\b`, 'gi'), '$1 me'],
  [new RegExp(`\\b(?:${WIFE})\\b|\\bshe\\b`, 'gi'), 'I'],
  [HER_AS_OBJECT, 'me'],
  [/\bherself\b/gi, 'myself'],
  [/\bher\b/gi, 'my'],
];

/** In the place of "she", a name is most likely hers: "What does Anna like?"; but not the name of a day, of somebody of the family, or of two words (Good Friday, Aunt Rose). */
const NO_NAME = `(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|July|September|October|November|December|Christmas|Xmas|Easter|Thanksgiving|Halloween|Hanukkah|Diwali|Valentine|Mother|Father|New|Labor|Memorial|Passover|Ramadan|Juneteenth|Mom|Mommy|Mum|Mama|Dad|Daddy|Grandma|Grandpa|Granny|Grandmother|Grandfather`;
const NAMED = new RegExp(
  `\\b(does|did|is|was|has|would|will|can|could|for|give|buy|get) (?!(?:${NO_NAME})s?\\b|\\p{Lu}[\\p{Ll}’']+ \\p{Lu})(\\p{Lu}\\p{Ll}+)(?:['’]s)?\\b`,
  'gu',
);

/** The day a present is for says nothing about the present: 'birthday' alone would find how she spends it. */
const DAY =
  /\b(?:for|on|at|to) (?:(?:her|our|the|my|my wife['’]s|this|next|mother['’]?s|valentine['’]?s) )*(?:\d+\w* )?(?:birthday|b-?day|christmas|xmas|anniversary|valentine['’]?s?(?: day)?|mother['’]?s day|easter|day)\b/gi;

export const turned = (text: string): string =>
  TURNS.reduce(
    (turning, [pattern, becomes]) => turning.replace(pattern, becomes),
    text.replace(NAMED, '$1 she'),
  ).trim();

export const withoutDay = (text: string): string => text.replace(DAY, '');

const BUDGET =
  /(?<!\w)(?:(?:for |at )?(?:under|below|less than|max(?:imum)?|at most|up to|around|about|cheaper than|within)(?: of)? )?(?:[$€£] ?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)* ?(?:dollars?|bucks|usd|euros?|eur|pounds?|quid|[$€£])|(?<=\bspend )(?:(?:up to|about|around) )?\d+(?:[.,]\d+)*\b|(?<=\b(?:under|below|less than|at most|up to|cheaper than) )\d{1,4}(?:\.\d\d)?\b(?= on\b|\W*$|[,;.!?]))/i;

/** What it may cost, in his words; and the question without it. */
export function budgetIn(text: string): { budget: string | null; rest: string } {
  const found = BUDGET.exec(text);
  if (!found) return { budget: null, rest: text };
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { budget: found[0].trim(), rest: rest.replace(/\s+/g, ' ').trim() };
}
