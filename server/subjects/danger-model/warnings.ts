import { certainDomainsOf, domainsOf } from '../danger-domains';
import type { Told } from '../danger-phrases';
import type { Gravity } from '../danger-words';
import { dangersHeld } from '../held-in';
import { sentencesOf } from '../sentences';
import { type Word, wordsIn } from '../words';
import { partsOf, type Recognized, recognize } from './recognize';

interface Lines {
  /** The odds from which a text is told as a danger everywhere. */
  sure: number;
  /** More likely one than what she only does not want: told beside whatever he plans of its domain, but not on her card, where it cannot be hidden. */
  doubtful: number;
  /** It may be one: that is told where he plans something of the kind, as what she only does not want is. */
  perhaps: number;
  /** Below, a phrase of danger is a turn of speech or another's trouble. Who says that she is allergic hardly ever means anything else. */
  meant: Readonly<Record<Gravity, number>>;
}
/** By what was learned from words alone, and with what the model leans to, which reads the whole and is seldom wrong. */
const BY_WORDS: Lines = {
  sure: 1.4,
  doubtful: 1.4,
  perhaps: -1.62,
  meant: { allergy: -1.8, harm: -0.4, fear: -0.4, never: -0.8 },
};
const HEARD: Lines = {
  sure: 0.5,
  doubtful: -1,
  perhaps: -2,
  meant: { allergy: -1.5, harm: -0.5, fear: -0.5, never: -0.8 },
};
/** 'Cashews' by itself warns of nothing; behind what she was asked it may. */
const FEW_WORDS = 3;
const WARNS_BEHIND_ASKED = 0;
const SAYS_NOTHING = Number.NEGATIVE_INFINITY;

/** How much what was learned from words counts beside what the model leans to. */
const [OURS, OF_MODEL] = [0.5, 0.5];

export interface Warned {
  gravity: Gravity;
  start: number;
  end: number;
  /** A whole sentence, and not the words that warn. */
  isSentence?: boolean;
  /** It is likely one, but not sure enough for her card. */
  isDoubtful?: boolean;
  /** It may be worse than what she does not want, but nothing says so for sure. */
  isPerhaps?: boolean;
}

type Part = readonly (readonly Word[])[];
type Place = Pick<Warned, 'start' | 'end'>;

/** What the model that read a part makes of it: how far it leans to a danger, and each sentence by itself where it does. */
export interface HeardPart {
  leaning: number;
  /** The most it leans, read behind what she was asked or without; the same where that is not told. */
  most?: number;
  /** Behind what she was asked. */
  behindAsked?: number;
  sentences?: readonly number[];
}
/** Of each part of a text, in their order. */
export type Heard = readonly HeardPart[];

/** What the model is to read of a part of a text: all of it, and its sentences, with the marks that end them. */
export interface PartToHear {
  text: string;
  sentences: string[];
}

/** The parts of a text that are judged by themselves. */
export const partsToHear = (text: string): PartToHear[] =>
  partsOf(sentencesOf(text, wordsIn(text))).map((part) => ({
    text: withMarks(text, part),
    sentences: part.map((sentence) => withMarks(text, [sentence])),
  }));

function withMarks(text: string, part: Part): string {
  const [from, to] = boundsOf(part);
  const marks = /^[^\p{L}\p{N}]*/u.exec(text.slice(to))?.[0] ?? '';
  return text.slice(from, to + marks.length).trim();
}

/** What a text warns of: what our phrases tell of it, and the sentences that warn in other words. */
export function warningsIn(text: string, words: readonly Word[], told: readonly Told[], heard?: Heard): Warned[] {
  const warned = new Map<string, Warned>();
  // Parts overlap: what one of them is sure of, another does not take back.
  const take = (one: Warned) => {
    const at = `${one.start} ${one.end}`;
    const known = warned.get(at);
    if (!known || sureness(one) >= sureness(known)) warned.set(at, one);
  };
  for (const { verdict, ...where } of told) if (verdict === 'never') take({ ...where, gravity: 'never' });
  for (const [at, part] of partsOf(sentencesOf(text, words)).entries()) {
    const [from, to] = boundsOf(part);
    const here = told.filter(({ start, end }) => start >= from && end <= to);
    const { kind, ...ours } = judge(text, part, here);
    const read = heard?.[at];
    const lines = read ? HEARD : BY_WORDS;
    const weighed = (leaning: number) => OURS * ours.odds + OF_MODEL * leaning;
    const odds = read ? weighed(read.leaning) : ours.odds;
    const whole = read?.most ?? read?.leaning ?? SAYS_NOTHING;
    const most = read ? weighed(whole) : ours.odds;
    const grave = here.flatMap(({ verdict, ...where }) => (isGrave(verdict) ? [{ ...where, gravity: verdict }] : []));
    const isUnheard = read !== undefined && whole < HARDLY_HEARD;
    const isMeant = (one: Warned) => odds >= lines.meant[one.gravity] || (!read && isMeantAlone(text, part, one, here));
    const isToBelieve = (one: Warned) => isMeant(one) && !(isUnheard && one.gravity !== 'allergy');
    const meant = grave.filter((one) => isToBelieve(one) || isFear(text, one, LASTING));
    // 'I like the taste but I get hives from them', 'No, I'm terrified of heights': a phrase says so, whatever the rest is taken for.
    const isSaid = (one: Warned) =>
      ((ours.odds >= BY_WORDS.meant[one.gravity] || isOfHerself(text, one)) && (!isUnheard || isPlainly(text, one))) ||
      isFear(text, one, DEEP);
    const byWords = read ? grave.filter((one) => !meant.includes(one) && isSaid(one)) : [];
    for (const one of [...meant, ...byWords.map(doubtful)]) take(one);
    const isBare = words.length <= FEW_WORDS && (read?.behindAsked ?? SAYS_NOTHING) < WARNS_BEHIND_ASKED;
    const own = read && most >= OWN_WORD ? ownAllergyIn(text, part) : null;
    const loudest = Math.max(...(read?.sentences ?? []), SAYS_NOTHING);
    if ((most < lines.perhaps && loudest < LOUD.doubtful && !own) || isBare) continue;
    const where = sentenceIn(text, part, read);
    const isDenied = (place: Place) => here.some((one) => SAYS_NO.has(one.verdict) && isWithin(one, place));
    const found = [...meant, ...byWords];
    if (found.length > 0) {
      // Our words tell of one thing, and another of her sentences plainly warns of another.
      const isAnother = !found.some((one) => isWithin(one, where));
      if (loudest >= LOUD.sure && isAnother && !isUnheard && !isDenied(where)) take({ ...where, gravity: kind });
      continue;
    }
    const saysNo = isDenied(where);
    const leanings = { odds, most, loudest, whole, saysNo };
    const grade = isUnheard ? gradeUnheard(ours.odds, saysNo) : gradeOf(leanings, lines);
    if (grade === 'sure') take({ ...where, gravity: kind });
    else if (grade === 'doubtful') take(doubtful({ ...where, gravity: kind }));
    else if (own && !isDenied(own)) take(doubtful({ ...own, gravity: 'allergy' }));
    else if (!saysNo) take({ ...where, gravity: 'never', isPerhaps: true });
  }
  return [...warned.values()].sort((a, b) => a.start - b.start);
}

/** A sentence that warns so plainly by itself warns also among others that do not. */
const LOUD = { sure: 4, doubtful: 3.3 };

interface Leanings {
  odds: number;
  most: number;
  /** What the model leans to in the sentence that warns most, and in all of it. */
  loudest: number;
  whole: number;
  /** Our words tell in the sentence that warns most that it does not. */
  saysNo: boolean;
}

/** How sure it is that a text warns in words that we do not know. */
function gradeOf({ odds, most, loudest, whole, saysNo }: Leanings, lines: Lines): 'sure' | 'doubtful' | null {
  if (odds >= lines.sure || (!saysNo && loudest >= LOUD.sure)) return 'sure';
  // 'I'm not afraid of bees, I simply die if one stings me.'
  const isInDoubt = Math.max(loudest, whole) >= LOUD.doubtful || (!saysNo && most >= lines.doubtful);
  return isInDoubt ? 'doubtful' : null;
}

/** 'I've a horror of the dark. If I can't see my hand I'm six again, and I scream': what words are sure of is in doubt, though the model hears a story. */
const gradeUnheard = (ours: number, saysNo: boolean): 'doubtful' | null =>
  !saysNo && ours >= SURE_OF_WORDS ? 'doubtful' : null;
const SURE_OF_WORDS = 3;

/** Where the model is nearly sure of nothing of the kind, words that are not sure themselves raise no doubt. */
const HARDLY_HEARD = -2.5;

const TERROR = /terrif|petrif|phobi|panic/i;
/** 'I pass out', 'it makes me faint', where needles or blood are spoken of. */
const FAINTS = /\b(?:pass(?:ed|es)? out|black(?:ed|s)? out|faint(?:s|ed|ing)?\b)/i;
const AT_BLOOD = /(?<!pine )\bneedles?\b|\bsyringe|\binjection|\bjabs?\b|\bblood\b/i;
const BEHIND_HERSELF = /\b(?:i|me)(?: \p{L}+)? ?$/iu;
const ILL = /hives|rash|welts|swell|swollen|wheez|vomit|faint|diabet|epilep|asthma|pregnan|coeliac|celiac/i;

/** But the very word of an allergy does, what she says makes her ill, and what scares her, where that is something she could meet. */
function isPlainly(text: string, one: Warned): boolean {
  const words = text.slice(one.start, one.end);
  if (one.gravity === 'fear')
    return isOfHerself(text, one) || (TERROR.test(words) && domainsOf(text).some((one) => one !== 'food'));
  if (AT_BLOOD.test(text) && isFaintOfHerself(text, one)) return true;
  return one.gravity === 'allergy' ? ALLERGY.test(words) : ILL.test(words) && isOfHerself(text, one);
}

/** 'I've been frightened of them for forty years': begun in the past, and still so. */
const LASTING =
  /\b(?:i|she)(?:['’]ve|['’]s| have| has) been (?:\p{L}+ )?(?:afraid|scared|frightened|terrified|petrified) of\b/giu;
/** 'She was so terrified she couldn't speak': one story, and most likely still so. */
const DEEP =
  /\bso (?:afraid|scared|frightened|terrified|petrified) (?:that )?(?:i|she) (?:couldn['’]t|could not|can['’]t|froze|screamed|cried|threw up|was sick|shook)\b/gi;

/** She says that she fears in such words, and names what she could meet. */
function isFear(text: string, { start, end, gravity }: Warned, said: RegExp): boolean {
  if (
    gravity !== 'fear' ||
    [...text.matchAll(said)].every((one) => one.index >= end || one.index + one[0].length <= start)
  )
    return false;
  return domainsOf(text).some((one) => one !== 'food') || dangersHeld(text).size > 0;
}

function isFaintOfHerself(text: string, { start, end }: Warned): boolean {
  const faints = FAINTS.exec(text.slice(start, end));
  return faints !== null && BEHIND_HERSELF.test(text.slice(0, start + faints.index));
}

/** 'I get hives', 'I'm allergic': whoever says so of herself means no turn of speech, as 'your driving gives me hives' is. Of fears 'needles terrify me', but not 'spreadsheets'. */
function isOfHerself(text: string, { start, end, gravity }: Warned): boolean {
  if (gravity !== 'fear') return /\bi(?:['’]m| am)?(?: \p{L}+)? ?$/iu.test(text.slice(0, start));
  const [named = ''] = /\p{L}+ ?$/u.exec(text.slice(0, start)) ?? [];
  return /\bme\b/i.test(text.slice(start, end + ' me'.length)) && certainDomainsOf(named).length > 0;
}

/** Below it even the very word is taken for a turn of speech, or for another's. */
const OWN_WORD = -4;
const ALLERGY = /\b(?:allerg\p{L}*|anaphyla\p{L}*|c(?:o)?eliac|epi-?pen|intoleran\p{L}*)\b/iu;
const OF_ME = /\b(?:i|me)\b|\bmy (?:\p{L}+ )?(?=allerg|anaphyla|celiac|coeliac|epi|intoleran)/iu;
const OF_NOBODY = /\b(?:nobody|no one|none|without|zero)\b/i;

/** 'I'm the one who got Dad's fish allergy': the very word, in a sentence of herself. */
function ownAllergyIn(text: string, part: Part) {
  const said = part
    .map((words) => boundsOf([words]))
    .find(([start, end]) => {
      const sentence = text.slice(start, end);
      return ALLERGY.test(sentence) && OF_ME.test(sentence) && !OF_NOBODY.test(sentence);
    });
  return said ? { start: said[0], end: said[1], isSentence: true } : null;
}

const sureness = ({ isDoubtful, isPerhaps }: Warned): number => (isPerhaps ? 0 : isDoubtful ? 1 : 2);

const doubtful = (warned: Warned): Warned => ({ ...warned, isDoubtful: true });

const SAYS_NO: ReadonlySet<Told['verdict']> = new Set<Told['verdict']>(['harmless', 'denied']);
const isGrave = (verdict: Told['verdict']): verdict is Gravity => verdict !== 'never' && !SAYS_NO.has(verdict);

const isWithin = (one: Place, { start, end }: Place): boolean => one.start < end && one.end > start;

const boundsOf = (part: Part): [from: number, to: number] => [part[0]?.[0]?.start ?? 0, part.at(-1)?.at(-1)?.end ?? 0];

function judge(text: string, part: Part, told: readonly Told[]): Recognized {
  const [from, to] = boundsOf(part);
  const verdicts = new Set(told.map(({ verdict }) => verdict));
  return recognize({ sentences: part, verdicts, asks: text.slice(from, to + 1).includes('?') });
}

/** A warning is not lost among what she says around it: its sentence is judged by itself too. */
function isMeantAlone(text: string, part: Part, { start, end, gravity }: Warned, told: readonly Told[]): boolean {
  if (part.length === 1) return false;
  const sentence = part.find((words) => (words[0]?.start ?? 0) <= start && (words.at(-1)?.end ?? 0) >= end);
  const here = told.filter((one) => one.start === start && one.end === end);
  return sentence !== undefined && judge(text, [sentence], here).odds >= BY_WORDS.meant[gravity];
}

/** The sentence that warns most. */
function sentenceIn(text: string, part: Part, read: HeardPart | undefined) {
  const oddsOf = (words: readonly Word[], at: number) => {
    if (part.length === 1) return 0;
    return read?.sentences?.[at] ?? judge(text, [words], []).odds;
  };
  const [most] = part.map((words, at) => ({ words, odds: oddsOf(words, at) })).sort((a, b) => b.odds - a.odds);
  const [start, end] = boundsOf([most?.words ?? []]);
  return { start, end, isSentence: true };
}
