import { type Occasion, occasions } from '../../../contract/date-rules';

/** Words that say what a day is, and where they stand. */
export interface Cue {
  occasion: Occasion;
  label: string;
  start: number;
  end: number;
}

const known = (occasion: Exclude<Occasion, 'other' | 'child'>) => () => ({
  occasion,
  label: occasions[occasion].label,
});
const theirs = (match: RegExpMatchArray) => ({
  occasion: 'other' as const,
  label: `Her ${match.groups?.who?.toLowerCase()}'s birthday`,
});
const ours = (match: RegExpMatchArray) => ({
  occasion: 'child' as const,
  label: `Our ${match.groups?.who?.toLowerCase()}'s birthday`,
});
const named = (match: RegExpMatchArray) => ({
  occasion: 'other' as const,
  label: `${match.groups?.who}'s birthday`,
});

interface CueWords {
  words: RegExp;
  is(match: RegExpMatchArray): Pick<Cue, 'occasion' | 'label'>;
  /** Names a person, who has a birthday only where one is spoken of. */
  ofBirthday?: true;
}

const KIN =
  'sister|brother|grandmother|grandma|granny|nana|grandfather|grandpa|aunt|uncle|niece|nephew|cousin|godmother|godfather|best friend';

/** As she says it, and as he asks for it. The first that fits a place wins. */
const CUES: CueWords[] = [
  {
    words: /\b(?:our (?:wedding )?anniversary|wedding (?:day|anniversary)|our wedding|we (?:got )?married)\b/gi,
    is: known('wedding-day'),
  },
  { words: /\b(?:we (?:first )?met|our first date|the day we met)\b/gi, is: known('day-we-met') },
  {
    words: /\b(?:my|your) (?:mother|mom|mum|mama)(?:['’]s)?(?! of)(?!-in)(?! in law)\b/gi,
    is: known('her-mother'),
    ofBirthday: true,
  },
  {
    words: /\b(?:my|your) (?:father|dad|papa)(?:['’]s)?(?!-in)(?! in law)\b/gi,
    is: known('her-father'),
    ofBirthday: true,
  },
  { words: new RegExp(`\\b(?:my|your) (?<who>${KIN})(?:['’]s)?\\b`, 'gi'), is: theirs, ofBirthday: true },
  { words: /\b(?:our|my) (?<who>son|daughter|boy|girl|little one|baby)(?:['’]s)?\b/gi, is: ours, ofBirthday: true },
  { words: /\b(?:Mom|Mum|Mama)(?:['’]s)\b/g, is: known('her-mother'), ofBirthday: true },
  { words: /\b(?:Dad|Papa)(?:['’]s)\b/g, is: known('her-father'), ofBirthday: true },
  {
    words: /\b(?:(?:my|your) (?:own )?birthday|I was born|I['’]m born|were you born|my day of birth|mine)\b/gi,
    is: known('her-birthday'),
    ofBirthday: true,
  },
  {
    words:
      /\b(?<who>(?!My|Your|Our|His|Her|Their|Its|It|That|Whose|Today|Mom|Mum|Mama|Dad|Papa)\p{Lu}\p{Ll}+)['’]s birthday\b/gu,
    is: named,
  },
];

const OF_BIRTH = /\bbirthday|\bborn\b|\bdate of birth\b/i;

/** @param about what else is spoken of, as the question she answered */
export function cuesIn(text: string, about = text): Cue[] {
  const found: Cue[] = [];
  for (const { words, is, ofBirthday } of CUES) {
    if (ofBirthday && !OF_BIRTH.test(text) && !OF_BIRTH.test(about)) continue;
    for (const match of text.matchAll(words)) {
      const start = match.index ?? 0;
      const end = start + match[0].length;
      if (!found.some((one) => start < one.end && one.start < end)) found.push({ ...is(match), start, end });
    }
  }
  return found;
}
