import { findSubjects } from '../../subjects/find-subjects';
import type { Before, Clause, Teller } from './clause';
import { isPerson, keyOf, WORD } from './words';

/** Pronouns and verbs that only a whole sentence has. */
const FINITE = new Set(
  `i me we us he she it they you is am are was were be do does did have has had can could may might must shall should will would
  let give gives makes make looks turns gets tastes feel feels smells seems reminds ruins hurts`.split(/\s+/),
);
const DOING = new Set(
  'took gave made said went came told brought wrote left broke lost won ate got found kept'.split(' '),
);
const OPENING = new Set('and or but because so then also yet that when if while well once yesterday'.split(' '));
const PERSONAL = new Set(
  `loves likes hates wants prefers enjoys adores drinks eats wears plays panics lives works collects reads grows knows thinks
  says needs dreams played wanted climbs gave rang`.split(/\s+/),
);

/** "Dance with me" is no whole sentence of hers. */
export function tellsOf(said: readonly string[], at: number): boolean {
  const word = said[at] ?? '';
  return (
    FINITE.has(word) &&
    !(['me', 'us', 'you'].includes(word) && ['with', 'for', 'to', 'on', 'at'].includes(said[at - 1] ?? ''))
  );
}

interface Told {
  clauses: readonly Clause[];
  before: Before;
  her: 'i' | 'she';
}

/** Whom a clause names as the one it tells of; null where it names nobody. */
export function tellerIn(part: string, said: readonly string[], { clauses, before, her }: Told): Teller | null {
  const start = said.findIndex((word) => !OPENING.has(word));
  const opening = said.slice(start, start + 4);
  const [first = '', second = ''] = opening;
  const person = ['my', 'our', 'her', 'your', 'his', 'mrs', 'mr'].includes(first)
    ? opening.slice(first.startsWith('mr') ? 0 : 1).find((word) => isPerson(word) && !word.endsWith("'s"))
    : undefined;
  if (person && said.length > opening.indexOf(person) + start + 1) return { person: keyOf(person) };
  // "Mom loves your lamb."
  if (isPerson(first) && said.length > start + 1) return { person: keyOf(first) };
  const raw = part.match(WORD)?.[start] ?? '';
  const isName = /^\p{Lu}/u.test(raw) && findSubjects(first).length === 0 && !FINITE.has(first);
  if (isName && (PERSONAL.has(second) || (start > 0 && (DOING.has(second) || FINITE.has(second))))) {
    return { person: keyOf(first) };
  }
  if (first === 'who') return lastPersonIn(clauses, before) ?? { person: 'he' };
  if (['he', "he's"].includes(first)) return lastPersonIn(clauses, before) ?? { person: 'he' };
  if (her === 'she') return said.includes('she') ? 'her' : null;
  if (['she', "she's"].includes(first)) return lastPersonIn(clauses, before) ?? 'her';
  if (said.some((word) => ['i', "i'm", "i'd", "i've", "i'll", 'we'].includes(word))) return 'her';
  return null;
}

/** Whom "she" or "who" can only mean. */
function lastPersonIn(clauses: readonly Clause[], { teller, mentioned }: Before): Teller | undefined {
  const told = clauses.findLast((clause) => typeof clause.teller === 'object' || personIn(clause));
  if (told) return typeof told.teller === 'object' ? told.teller : { person: personIn(told) ?? '' };
  if (typeof teller === 'object') return teller;
  return mentioned ? { person: mentioned } : undefined;
}

const personIn = ({ words }: Clause) =>
  words.findLast(({ plain, isName }) => isPerson(plain) || (isName && findSubjects(plain).length === 0))?.key;

/** "My mom's cat". */
export function ownerIn(said: readonly string[]): string | null {
  const owner = said.find((word) => word.endsWith("'s") && isPerson(word));
  return owner ? keyOf(owner) : null;
}
