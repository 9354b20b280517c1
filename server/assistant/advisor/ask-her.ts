import { pool } from '../../questions/pool/pool';
import type { AnswerKind } from '../../subjects/tags';
import { tagOfQuestion } from '../../subjects/tags';
import { whenNeeded } from '../../subjects/when-needed';
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

const WANTED: Partial<Record<Kind, readonly AnswerKind[]>> = {
  avoid: ['dislikes', 'danger'],
  'may-i': ['dislikes', 'likes', 'danger'],
  when: ['day'],
  who: ['person'],
};
const USUALLY: readonly AnswerKind[] = ['likes', 'wish', 'size', 'treatment'];
/** Words in marks would pass for hers. */
const PLAIN = /^[^"“”‘«»]*$/u;

const tagged = whenNeeded(() =>
  pool.filter(({ text }) => PLAIN.test(text)).map((question) => ({ question, tag: tagOfQuestion(question) })),
);

/** A question to put to her that would fill the gap: one of the pool that she has not answered, if one is about it. */
export function questionFor({ kind, occasion, subjects }: Reading, answered: ReadonlySet<string>): string {
  const wanted = WANTED[kind] ?? USUALLY;
  const fits = tagged()
    .filter(({ question, tag }) => !answered.has(question.id) && tag.subjects.some((one) => subjects.includes(one)))
    .map(({ question, tag }) => ({ question, misses: misses(tag.asks, wanted) + tag.subjects.length }))
    .sort((a, b) => a.misses - b.misses || a.question.depth - b.question.depth);
  const [best] = fits;
  return best?.question.text ?? OTHERWISE[kind === 'avoid' ? kind : (occasion ?? 'any')];
}

const misses = (asks: AnswerKind, wanted: readonly AnswerKind[]) => (wanted.includes(asks) ? 0 : wanted.length + 5);
