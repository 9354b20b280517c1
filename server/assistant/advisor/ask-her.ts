import { pool } from '../../questions/pool/pool';
import { findSubjects } from '../../subjects/find-subjects';
import { databaseIdOf } from '../../subjects/pool-id';
import { type AnswerKind, tagOfQuestion } from '../../subjects/tags';
import { whenNeeded } from '../../subjects/when-needed';
import { FITS } from '../judgement/features';
import { mended } from '../reading/mended';
import { putToHer } from '../reading/put-to-her';
import type { Kind, Reading } from '../reading/reading';

/** Where the pool has nothing about it. */
const OTHERWISE: Record<NonNullable<Reading['occasion']> | 'avoid' | 'any', string> = {
  gift: 'What small present would make you really happy right now?',
  date: 'What would your perfect evening with me look like?',
  food: 'Which meal would make you happy this week?',
  comfort: 'On a bad day, what helps you most?',
  celebration: 'How would you like to be celebrated?',
  daily: 'What has been on your mind lately?',
  avoid: 'What should I never do to you, even if I mean well?',
  any: 'What would you like me to know about you that I never asked?',
};

const USUALLY: readonly AnswerKind[] = ['likes', 'wish', 'size', 'treatment'];
/** Kinds of questions that only one kind of answer serves. */
const ASKED_FOR: ReadonlySet<Kind> = new Set<Kind>(['avoid', 'may-i', 'when', 'who']);
/** Words in marks would pass for hers. */
const PLAIN = /^[^"“”‘«»]*$/u;

const tagged = whenNeeded(() =>
  pool.filter(({ text }) => PLAIN.test(text)).map((question) => ({ question, tag: tagOfQuestion(question) })),
);

/** To ask her that would tell her what she is to get. */
const SECRET: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['gift', 'celebration']);

const BEHIND_HER_BACK = /\b(?:surpris\w+|secret\w*|without (?:telling|asking) her|behind her back|her knowing)\b/i;

/**
 * A question to put to her that would fill the gap: one of the pool that she has not answered and that is about just that,
 * else his own, turned to her; null where she has most likely told it, and the pool has nothing further about just that.
 */
export function questionFor(reading: Reading, answered: ReadonlySet<string>, isTold: boolean): string | null {
  const { kind, occasion, subjects } = reading;
  const wanted = ASKED_FOR.has(kind) ? (FITS[kind] ?? USUALLY) : USUALLY;
  const [best] = tagged()
    .filter(({ question, tag }) => tag.subjects.some((one) => subjects.includes(one)) && !isIn(answered, question.id))
    .map(({ question, tag }) => ({ question, tag, misses: misses(tag.asks, wanted) + tag.subjects.length }))
    .sort((a, b) => a.misses - b.misses || a.question.depth - b.question.depth);
  const isJustThat =
    best && best.tag.subjects[0] === subjects[0] && wanted.includes(best.tag.asks) && !namesOne(reading);
  if (isTold) return isJustThat ? best.question.text : null;
  const isSecret = (reading.isOpen && SECRET.has(occasion)) || BEHIND_HER_BACK.test(reading.text);
  const own = isJustThat || isSecret ? null : putToHer(mended(reading.text));
  return own ?? best?.question.text ?? OTHERWISE[kind === 'avoid' ? kind : (occasion ?? 'any')];
}

/** He asks for one thing of its kind: a question about the kind would not tell him. */
const namesOne = ({ kind, things }: Reading) =>
  kind !== 'advice' && things.some((thing) => findSubjects(thing).some(({ isMember }) => isMember));

const isIn = (answered: ReadonlySet<string>, id: string) => answered.has(id) || answered.has(databaseIdOf(id));

const misses = (asks: AnswerKind, wanted: readonly AnswerKind[]) => (wanted.includes(asks) ? 0 : wanted.length + 5);
