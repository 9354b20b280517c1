import { domains } from '../../subjects/danger-domains';
import { type Danger, type Domain, dangersInAnswer, type Gravity } from '../../subjects/dangers';
import type { Note } from '../notes';

export const gravities: readonly Gravity[] = ['allergy', 'harm', 'fear', 'never'];
/** It makes her ill: an allergy, or what would harm her. */
export const isIllness = (gravity: Gravity | null): boolean => gravity === 'allergy' || gravity === 'harm';
const kinds = domains.flatMap((domain) => gravities.map((gravity) => ({ domain, gravity })));
const bits = new Map(kinds.map(({ domain, gravity }, at) => [`${domain} ${gravity}`, 1 << at]));
const bitOf = (domain: Domain, gravity: Gravity): number => bits.get(`${domain} ${gravity}`) ?? 0;

/** What an answer warns of, as one number: a bit for each domain and gravity. */
export const markOf = (dangers: readonly Pick<Danger, 'domain' | 'gravity' | 'isPerhaps'>[]): number =>
  dangers.filter(({ isPerhaps }) => !isPerhaps).reduce((mark, { domain, gravity }) => mark | bitOf(domain, gravity), 0);

/** By her words alone. */
export const dangerMark = (note: Pick<Note, 'questionId' | 'question' | 'answer'>): number =>
  markOf(dangersByWords(note));

const dangersByWords = ({ questionId: id, question: text, answer }: Pick<Note, 'questionId' | 'question' | 'answer'>) =>
  dangersInAnswer({ id, text }, answer);

/** What a note warns of: as it is marked, and by her words where nobody has marked it. */
export function dangersOf(note: Note): Pick<Danger, 'domain' | 'gravity'>[] {
  const { dangers: mark } = note;
  if (mark === undefined) return dangersByWords(note);
  return mark === 0 ? [] : kinds.filter((_, at) => (mark & (1 << at)) !== 0);
}

/** The gravest that it warns of in one of these domains, or in any. */
export function gravityIn(mark: number, of: readonly Domain[] | 'any'): Gravity | null {
  if (mark === 0) return null;
  const asked = of === 'any' ? domains : of;
  return gravities.find((gravity) => asked.some((domain) => (mark & bitOf(domain, gravity)) !== 0)) ?? null;
}

const anywhere = (gravity: Gravity): number => domains.reduce((all, domain) => all | bitOf(domain, gravity), 0);
const grave = gravities
  .filter((gravity) => gravity !== 'never')
  .map((gravity) => ({ gravity, bits: anywhere(gravity) }));
const graveBits = grave.reduce((all, one) => all | one.bits, 0);

/** Without what she only does not want. */
export const graveOnly = (mark: number): number => mark & graveBits;

/** All that it warns of, but for what she only does not want. */
export const graveKinds = (mark: number): Gravity[] =>
  (mark & graveBits) === 0 ? [] : grave.flatMap((one) => ((mark & one.bits) === 0 ? [] : one.gravity));
