import { dayOf } from '../../advisor/dates';
import type { Clause, Stand } from '../../clauses/clause';
import { clausesOf } from '../../clauses/clauses';
import { sourceOf } from '../../clauses/source';
import { isFrame, isNegator, isPerson, keyOf, plainWords, type Word } from '../../clauses/words';
import type { Note } from '../../notes';
import { contradicts } from './contradicts';
import { asNames } from './quoted';
import { retells } from './retold';
import { withBoth } from './tokens';

export interface Told {
  text: string;
  /** The answers it points to. */
  cited: readonly Note[];
  query: string;
  timeZone: string;
}

/**
 * The answers that carry a sentence; null where one of its claims is carried by none. A claim is carried by one answer
 * alone: there stand all its things, names and numbers, told of the same person, for or against as it is told.
 */
export function carriersOf({ text, cited, query, timeZone }: Told): Note[] | null {
  const bare = withoutReport(text, cited, timeZone);
  const said = toldIn(bare);
  if (!said.some(({ words }) => words.length > 0) || !isOfSomebody(text, said)) return null;
  const sources = cited.map((note) => sourceOf(note));
  const asked = keysOf(query);
  const joined = withBoth(bare);
  const again = joined === bare ? said : toldIn(joined);
  const whole = sources.find(
    (source) =>
      (source.windows.some((window) => carries(window, said, { question: source.question, asked })) ||
        retells(again, source) ||
        retellsQuoting(bare, source.note)) &&
      !contradicts(said, source),
  );
  if (whole) return [whole.note];
  const used = bundlesOf(claimsOf(said)).map((claims) =>
    sources.find(
      (source) =>
        claims.every(
          (claim) =>
            source.windows.some((window) => carries(window, claim, { question: source.question, asked })) ||
            (claim.some(({ namesTeller }) => namesTeller) && retells(claim, source)),
        ) && !contradicts(said, source),
    ),
  );
  const found = used.filter((source) => source !== undefined);
  return found.length === used.length ? [...new Set(found.map(({ note }) => note))] : null;
}

const toldIn = (text: string) => clausesOf(text, { stand: 'open', teller: 'thing' }, 'she');

/** "She would ban "it is what it is"": nothing else in it is a word of its own. */
function retellsQuoting(text: string, note: Note): boolean {
  const named = asNames(text, note);
  return named !== null && retells(toldIn(named.text), sourceOf(named.note));
}

const REASON = /^(?:because|since|so|while)\b/i;

/** What is told as a reason stands in the same answer as what it is the reason of. */
function bundlesOf(claims: readonly Clause[][]): Clause[][][] {
  const bundles: Clause[][][] = [];
  for (const claim of claims) {
    const last = bundles.at(-1);
    if (last && REASON.test(claim[0]?.text ?? '')) last.push(claim);
    else bundles.push([claim]);
  }
  return bundles;
}

const SOMEBODY = /\b(?:she|hers?|herself|you|yours?)\b/i;

/** What he is to do, or what she said of a thing; a name may begin a sentence of somebody else. */
const TOLD_TO_HIM =
  /^(?:the|that|this|it|avoid|book|bring|buy|cook|don't|give|get|keep|leave|let|make|never|order|pack|play|put|read|serve|skip|take|tell|try|wear)\b/i;

/** "Visit us now" tells of nobody. */
const isOfSomebody = (text: string, said: readonly Clause[]) =>
  SOMEBODY.test(text) ||
  TOLD_TO_HIM.test(text) ||
  said.some(({ teller, words }) => typeof teller === 'object' || words.some(({ plain }) => isPerson(plain)));

/** What goes on with the one before is of the same claim: "at the sea", "when you cook". */
const GOES_ON =
  /^(?:at|in|on|with|from|to|for|by|during|when|if|who|which|that|than|without|until|of|as|instead|after|before)\b/i;

function claimsOf(said: readonly Clause[]): Clause[][] {
  const claims: Clause[][] = [];
  for (const clause of said) {
    const last = claims.at(-1);
    if (last && (GOES_ON.test(clause.text) || isOnlyLeading(last))) last.push(clause);
    else if (clause.words.length > 0 || !last) claims.push([clause]);
  }
  return claims;
}

/** "In dresses she wears": the first part claims nothing by itself. */
const isOnlyLeading = (claim: readonly Clause[]) =>
  claim.every(({ words, text, isFragment }) => words.length === 0 || (isFragment && GOES_ON.test(text)));

/** A word of a claim, and where it stands in a stretch of her answer. */
interface Placed {
  clause: Clause;
  word: Word;
  at: Clause[];
}

function carries(window: readonly Clause[], claim: readonly Clause[], given: Given): boolean {
  const placed = claim.flatMap((clause) =>
    clause.words.map((word): Placed => ({ clause, word, at: window.filter((one) => holds(one, word)) })),
  );
  const carried = placed.filter(({ at }) => at.length > 0);
  const told = new Set(placed.map(({ word }) => word.key));
  // "Not your podcasts": she denies of them what she was asked.
  const isRefused = carried.every(({ at }) => at.every(({ stand, isMarked }) => stand === 'against' && isMarked));
  return (
    carried.length > 0 &&
    placed.every((one) => one.at.length > 0 || isTakenFromQuestion(one.word, carried, given)) &&
    claim.every((clause) => isHisToo(clause, carried, given)) &&
    claim.every((clause) => !deniesWhatIsSaid(clause, isRefused ? window : [...window, ...given.question])) &&
    (claim.some(({ text }) => TO_HIM.test(text)) ||
      carried.every(({ at }) => at.some(({ text }) => !HE_DOES.test(text)))) &&
    carried.every((one) =>
      one.at.some((said) => isSaidSo(one.clause, said, carried) && isOfSame(one.clause, said, told)),
    )
  );
}

const HIM =
  /(?<!\b(?:told|asked|asks|wants|want|likes?|needs) )\byou(?:rs?)?\b(?! (?:could|can|may|might|should|must)(?:n't|not)?\b)/i;
const TO_HIM = /\byou/i;
/** "You whistle" is told of him, and not of her. */
const HE_DOES = /^(?:(?:and|but|when|if|that|because|how) )?you\b/i;
const HIM_IN_ANSWER = /\b(?:you|yours?|we|us|our)\b/i;
const HIM_IN_QUESTION = /\b(?:I|me|my|mine|we|us|our)\b/;

/** What is told of him she said of him, or it answers what he asked about himself. */
function isHisToo(clause: Clause, carried: readonly Placed[], { question }: Given): boolean {
  const said = carried.filter((one) => one.clause === clause).flatMap(({ at }) => at);
  if (!HIM.test(clause.text) || said.length === 0) return true;
  return said.some(({ text }) => HIM_IN_ANSWER.test(text)) || question.some(({ text }) => HIM_IN_QUESTION.test(text));
}

/** "She doesn't miss it", where she was asked what she misses: what is denied was said. */
function deniesWhatIsSaid({ text }: Clause, said: readonly Clause[]): boolean {
  const words = plainWords(text);
  const denied = words.find((word, at) => /(?:n't|^not)$/.test(words[at - 1] ?? '') && !isFrame(word));
  if (denied === undefined) return false;
  const holding = said.filter(({ words: hers }) => hers.some(({ key }) => key === keyOf(denied)));
  return holding.length > 0 && !holding.some((clause) => plainWords(clause.text).some(isNegator));
}

interface Given {
  /** What she was asked. */
  question: readonly Clause[];
  /** The keys of what he asked. */
  asked: ReadonlySet<string>;
}

/** "Anything tight": of what she was asked for. */
const ANY = /^(?:and |but )?(?:anything|everything)\b/i;

/** What she was asked belongs to an answer in half a sentence; to a whole one only as the case it is about, as does what he asked. */
function isTakenFromQuestion(word: Word, carried: readonly Placed[], { question, asked }: Given): boolean {
  const told = new Set(carried.map((one) => one.word.key));
  const isAnswer = carried.some(({ at }) =>
    at.some(({ isFragment, pointsBack, text, words }) =>
      ANY.test(text) ? words.every(({ key }) => told.has(key)) : isFragment || pointsBack,
    ),
  );
  const isHers = question.some((clause) => holds(clause, word));
  const isOfOther = carried.some(({ at }) => at.some(({ teller }) => typeof teller === 'object'));
  if (isHers && (isAnswer || word.isAdjunct || isPerson(word.plain) || (word.isName && isOfOther))) return true;
  return word.isAdjunct && !word.isName && word.isGeneral && asked.has(word.key);
}

/** For or against it as she is. "Cilantro. It tastes of soap.": what is told of it is no verdict, whatever she was asked. */
function isSaidSo(clause: Clause, said: Clause, carried: readonly Placed[]): boolean {
  if (agrees(clause.stand, said.stand)) return true;
  const isRemark = carried.some(
    (one) => one.clause === clause && one.at.some(({ pointsBack, stand }) => pointsBack && stand === 'open'),
  );
  return !clause.isMarked && ((isRemark && !said.isMarked) || (said.stand !== 'against' && isDoneBy(clause, said)));
}

/** "She hates war films and leaves the room": the second half is no dislike, where she says "I leave". */
function isDoneBy({ text, words: [first] }: Clause, said: Clause): boolean {
  const does = /\b(?:I|we) (?:(?:always|never|often|still|just|only) )?([\p{L}]+)/u.exec(said.text)?.[1];
  return (
    /^(?:and|but) /.test(text) && first !== undefined && does !== undefined && keyOf(does.toLowerCase()) === first.key
  );
}

function agrees(told: Stand, said: Stand): boolean {
  if (told === 'for') return said === 'for' || said === 'fine';
  return (told === 'against') === (said === 'against');
}

/** Somebody else's facts are told as his, and hers as hers. */
function isOfSame({ teller }: Clause, said: Clause, told: ReadonlySet<string>): boolean {
  if (said.owner && !told.has(said.owner)) return false;
  if (typeof said.teller !== 'object') return typeof teller !== 'object';
  if (typeof teller === 'object') return teller.person === said.teller.person;
  return teller === 'thing' && (said.teller.person === 'he' || told.has(said.teller.person));
}

/** The word itself, or the subject of a thing that is named: "flowers" for peonies. Her sister's driving is not her sister. */
const holds = ({ words, members }: Clause, told: Word) =>
  words.some((said) => said.key === told.key && (isOwner(told) || !isOwner(said))) ||
  (told.names !== null && members.has(told.names));

const isOwner = ({ plain }: Word) => isPerson(plain) && plain.endsWith("'s");

const keysOf = (text: string) => new Set(toldIn(text).flatMap(({ words }) => words.map(({ key }) => key)));

const REPORT = /\b(?:said|told|mentioned|answered|wrote)\b/i;

/** "She said on May 3, 2026 that": the day is that of the answer, or it stays and is no number of hers. */
function withoutReport(text: string, cited: readonly Note[], timeZone: string): string {
  if (!REPORT.test(text)) return text;
  const days = cited.map(({ createdAt }) => dayOf(createdAt, timeZone));
  const bare = days.reduce((rest, day) => rest.replace(new RegExp(`\\s*\\b(?:on|in) ${day},?`, 'i'), ''), text);
  return bare.replace(/^she (?:has )?(?:said|told you|mentioned|answered|wrote)(?: that)?,? /i, '');
}
