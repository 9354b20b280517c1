import { foldAccents } from './words';

const REFUSED =
  /\b(?:should(?: i)? never(?! slip)|rather(?: i)? (?:never|not)|never (?:again|enjoy|wear|like|want)|has never tempted|avoid|dislike|loathe|detest|do you hate(?! to)|don't (?:ever|eat|(?:you )?(?:like|enjoy|want(?! it to end| to end)))|please don't|nobody will ever|gone off|pretend to like|can(?:'t| no longer|not)? (?:you )?(?:not |no longer )?(?:stand|bear))\b/;

/**
 * Whether she was asked what she does not want: what she then names is no wish. A question that only has a 'never' in it
 * may ask for the dearest one: 'Which small luxury would you never buy for yourself?'
 */
export function asksForRefusal(question: string): boolean {
  return REFUSED.test(foldAccents(question));
}
