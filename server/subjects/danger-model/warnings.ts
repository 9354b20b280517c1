import type { Told } from '../danger-phrases';
import type { Gravity } from '../danger-words';
import { sentencesOf } from '../sentences';
import type { Word } from '../words';
import { partsOf, type Recognized, recognize } from './recognize';

/** The odds from which a text is told as a danger everywhere. */
const SURE = 1.4;
/** It may be one: that is told where he plans something of the kind, as what she only does not want is. */
const PERHAPS = -1.62;
/** 'Cashews' by itself warns of nothing. */
const FEW_WORDS = 3;
/** Below, a phrase of danger is a turn of speech or another's trouble. Who says that she is allergic hardly ever means anything else. */
const MEANT = { allergy: -1.8, harm: -0.4, fear: -0.4, never: -0.8 } as const satisfies Record<Gravity, number>;

export interface Warned {
  gravity: Gravity;
  start: number;
  end: number;
  /** A whole sentence, and not the words that warn. */
  isSentence?: boolean;
  /** It may be worse than what she does not want, but nothing says so for sure. */
  isPerhaps?: boolean;
}

type Part = readonly (readonly Word[])[];

/** What a text warns of: what our phrases tell of it, and the sentences that warn in other words. */
export function warningsIn(text: string, words: readonly Word[], told: readonly Told[]): Warned[] {
  const found = new Map<string, Warned>();
  const take = (one: Warned) => found.set(`${one.start} ${one.end}`, one);
  for (const { verdict, ...where } of told) if (verdict === 'never') take({ ...where, gravity: 'never' });
  for (const part of partsOf(sentencesOf(text, words))) {
    const [from, to] = boundsOf(part);
    const here = told.filter(({ start, end }) => start >= from && end <= to);
    const { odds, kind } = judge(text, part, here);
    const grave = here.flatMap(({ verdict, ...where }) => (isGrave(verdict) ? [{ ...where, gravity: verdict }] : []));
    const meant = grave.filter((one) => odds >= MEANT[one.gravity] || isMeantAlone(text, part, one, here));
    for (const one of meant) take(one);
    if (meant.length > 0 || odds < PERHAPS || words.length <= FEW_WORDS) continue;
    const saysNo = here.some(({ verdict }) => SAYS_NO.has(verdict));
    if (odds >= SURE) take(sentenceOf(text, part, { gravity: kind }));
    else if (!saysNo) take(sentenceOf(text, part, { gravity: 'never', isPerhaps: true }));
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

const SAYS_NO: ReadonlySet<Told['verdict']> = new Set<Told['verdict']>(['harmless', 'denied']);
const isGrave = (verdict: Told['verdict']): verdict is Gravity => verdict !== 'never' && !SAYS_NO.has(verdict);

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
  return sentence !== undefined && judge(text, [sentence], here).odds >= MEANT[gravity];
}

/** The sentence that warns most. */
function sentenceOf(text: string, part: Part, warned: Pick<Warned, 'gravity' | 'isPerhaps'>): Warned {
  const oddsOf = (words: readonly Word[]) => (part.length > 1 ? judge(text, [words], []).odds : 0);
  const [most] = part.map((words) => ({ words, odds: oddsOf(words) })).sort((a, b) => b.odds - a.odds);
  const [start, end] = boundsOf([most?.words ?? []]);
  return { ...warned, start, end, isSentence: true };
}
