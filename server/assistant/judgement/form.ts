import { isAgainst } from '../clauses/stand';
import { listed, says, spoken } from '../language/phrases';
import { isEmptyWord, stemsOf } from '../language/words';
import type { Reading } from '../reading/reading';

/** Something that an answer must have to be one, and whether it has it. */
export type Form = (note: Answered) => boolean;

interface Answered {
  answer: string;
  dangers: number;
}

const NUMBERED = listed(
  'how many, how old, how much, how tall, how long, how far, what size, which size, size, sizes, number, age, what number',
);
const NAMED = listed(
  'where, which city, which country, which restaurant, which hotel, which church, which school, which team, brand, what brand, which brand, title, what was the name, whats the name',
);
const PAST = listed('what was, who was, where was, which was, used to, as a kid, as a child, growing up');

export const DAY =
  /\b(?:yesterday|today|tonight|tomorrow|last|ago|next|since|recently|week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|noon|midnight|\d{4}|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[:.]\d{2})\b/i;
/** A word that is capitalised though no sentence begins with it, or the very first. */
const NAME = /[\p{L},;:’'] \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+[,.']/u;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|half|small|medium|large)\b/i;
const TOLD = /\b(?:was|were|did|had|went|got|came|used to|said|made|took|gave|\p{L}{3,}ed)\b/iu;
const CHOICE = / (\S+) or (?:a |an |the )?(\S+) /;

/** What his question calls for: a day, a name, a number, one of two, something she will not have. */
export function formsOf({ kind, text }: Pick<Reading, 'kind' | 'text'>): Form[] {
  const asked = spoken(text);
  const choice = CHOICE.exec(asked);
  const options = new Set(choice ? stemsOf(choice.slice(1).join(' ')).filter((stem) => !isEmptyWord(stem)) : []);
  const called: [boolean, Form][] = [
    [kind === 'when', ({ answer }) => DAY.test(answer)],
    [kind === 'avoid', ({ answer, dangers }) => dangers !== 0 || isAgainst(answer)],
    [says(asked, NUMBERED), ({ answer }) => NUMBER.test(answer)],
    [kind === 'who' || says(asked, NAMED), ({ answer }) => NAME.test(answer)],
    [says(asked, PAST), ({ answer }) => TOLD.test(answer)],
    [options.size > 1, ({ answer }) => stemsOf(answer).some((stem) => options.has(stem))],
  ];
  return called.flatMap(([isCalled, form]) => (isCalled ? [form] : []));
}
