import type { Clause } from '../../clauses/clause';
import type { Source } from '../../clauses/source';
import { isFaithful } from './faithful';
import { type Match, type Spoken, spokenOf } from './spoken';
import { isOrder, type Token, tokensOf } from './tokens';

/** Ways to lay the words upon hers; a sentence that needs more is no plain retelling. */
const MOST_WAYS = 400;

/**
 * Whether a sentence tells her own words again, turned to his side: "Your arm across me, heavy" as "She likes your arm across
 * her, heavy". All that is more than grammar stands in this one answer or in what she was asked, and from each part of hers
 * that it enters it leaves out no "no", no number and nobody.
 */
export function retells(said: readonly Clause[], source: Source): boolean {
  const spoken = spokenOf(source);
  const told = tokensOf(said, 'told');
  const sought = told.filter(
    ({ kind, who }) => kind === 'matter' || kind === 'no' || (kind === 'who' && who !== 'her'),
  );
  const keys = new Set([...spoken.answer, ...spoken.question].map(({ key }) => key));
  const isThere = ({ key, who }: Token) => keys.has(key) || (who === 'you' && keys.has('both'));
  if (!sought.some(({ kind }) => kind === 'matter') || !sought.every(isThere)) return false;
  let ways = 0;
  const lay = (matches: readonly Match[]): boolean => {
    const one = sought[matches.length];
    if (!one) return isFaithful(told, matches, spoken);
    return (['answer', 'question'] as const).some((of) =>
      spoken[of].some((there, place) => {
        const next = { told: one, of, place };
        if (!isSame(one, there) || ++ways > MOST_WAYS || !goesOn(matches, next, spoken)) return false;
        return lay([...matches, next]);
      }),
    );
  };
  return lay([]);
}

const isSame = (told: Token, said: Token) =>
  told.key === said.key || (told.kind === 'who' && told.who === 'you' && said.who === 'both');

/** Her clauses may be told in any order, each of them in one go and with its words as they stand there. */
function goesOn(before: readonly Match[], next: Match, { answer }: Spoken): boolean {
  const same = before.filter(({ of }) => of === next.of);
  const last = same.at(-1);
  if (!last) return true;
  if (next.of === 'question')
    return (
      next.place > last.place || ([...same, next].every(isThing) && same.every(({ place }) => place !== next.place))
    );
  const clause = answer[next.place]?.clause;
  if (answer[last.place]?.clause === clause) return next.place > last.place;
  return same.every(({ place }) => answer[place]?.clause !== clause);
}

/** Where nobody is named and nothing denied, the order in which it was asked does not matter. */
const isThing = ({ told: { kind, who, plain, key } }: Match) =>
  kind === 'matter' && who === null && !isOrder(plain) && !/^\d/.test(key);
