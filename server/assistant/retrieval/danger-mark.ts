import { type Domain, dangersInAnswer, type Gravity } from '../../subjects/dangers';
import type { Note } from '../notes';

export const gravities: readonly Gravity[] = ['allergy', 'harm', 'fear', 'never'];
const domains: readonly Domain[] = [
  'food',
  'flowers-and-scents',
  'animals',
  'places-and-heights',
  'medicine',
  'skin',
  'other',
];

const bitOf = (domain: Domain, gravity: Gravity) =>
  1 << (domains.indexOf(domain) * gravities.length + gravities.indexOf(gravity));

/** What an answer warns of, as one number: a bit for each domain and gravity. Worked out when it is saved: to look through thousands takes too long. */
export const dangerMark = ({
  questionId,
  question,
  answer,
}: Pick<Note, 'questionId' | 'question' | 'answer'>): number =>
  dangersInAnswer({ id: questionId, text: question }, answer)
    .filter(({ isPerhaps }) => !isPerhaps)
    .reduce((mark, { domain, gravity }) => mark | bitOf(domain, gravity), 0);

/** The gravest that it warns of in one of these domains, or in any. */
export function gravityIn(mark: number, of: readonly Domain[] | 'any'): Gravity | null {
  if (mark === 0) return null;
  const asked = of === 'any' ? domains : of;
  return gravities.find((gravity) => asked.some((domain) => (mark & bitOf(domain, gravity)) !== 0)) ?? null;
}

const anywhere = (gravity: Gravity): number => domains.reduce((bits, domain) => bits | bitOf(domain, gravity), 0);
const grave = gravities
  .filter((gravity) => gravity !== 'never')
  .map((gravity) => ({ gravity, bits: anywhere(gravity) }));
const graveBits = grave.reduce((all, { bits }) => all | bits, 0);

/** Without what she only does not want. */
export const graveOnly = (mark: number): number => mark & graveBits;

/** All that it warns of, but for what she only does not want. */
export const graveKinds = (mark: number): Gravity[] =>
  grave.flatMap(({ gravity, bits }) => ((mark & bits) === 0 ? [] : gravity));
