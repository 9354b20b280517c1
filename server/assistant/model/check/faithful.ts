import type { Clause } from '../../clauses/clause';
import { FOR } from '../../clauses/word-lists';
import { keyOf, plainWords } from '../../clauses/words';
import type { Match, Spoken } from './spoken';
import { isOrder, type Token, type Who } from './tokens';

/** What is told, and where its words stand in hers. */
interface Laid extends Spoken {
  told: readonly Token[];
  inAnswer: readonly Match[];
  inQuestion: readonly Match[];
  /** The clauses of her answer that it takes something from. */
  entered: readonly number[];
  clauses: readonly Clause[];
}

function laidOf(told: readonly Token[], matches: readonly Match[], spoken: Spoken): Laid {
  const inAnswer = matches.filter(({ of }) => of === 'answer');
  const matter = inAnswer.filter(({ told: { kind } }) => kind === 'matter');
  const entered = [...new Set(matter.flatMap(({ place }) => spoken.answer[place]?.clause ?? []))];
  const clauses = entered.flatMap((at) => spoken.source.clauses[at] ?? []);
  return { ...spoken, told, inAnswer, inQuestion: matches.filter(({ of }) => of === 'question'), entered, clauses };
}

/** Whether words that are all hers, or were put to her, say what she said. */
export function isFaithful(told: readonly Token[], matches: readonly Match[], spoken: Spoken): boolean {
  const laid = laidOf(told, matches, spoken);
  return (
    laid.entered.length > 0 &&
    leavesNothingOut(laid) &&
    staysApart(laid) &&
    isOfSamePeople(laid) &&
    tellsOfSame(laid) &&
    deniesTheSame(laid) &&
    ordersTheSame(laid) &&
    isAnAnswer(laid) &&
    likesAsShe(laid)
  );
}

/** "In boots get a 9": what comes first says when the rest is true. */
export const IN_CASE = /^\W*(?:\d+\. )?(?:in|on|at|for|after|before|when|if|as|during|to|once|unless|since)\b/i;

/** "My foreman says it": who does it is named first. */
export const DOER = /^(?:and |but |then )?(?:my|our|his|her|the|an?)\b/i;

function leavesNothingOut({ told, inAnswer, entered, answer, source }: Laid): boolean {
  const places = new Set(inAnswer.map(({ place }) => place));
  const liked = new Set(told.flatMap(({ kind, key }) => (kind === 'liking' ? [key] : [])));
  return entered.every((clause) => {
    const last = answer.findLastIndex(
      ({ clause: at, kind, key }, place) =>
        at === clause && ((kind === 'matter' && places.has(place)) || (kind === 'liking' && liked.has(key))),
    );
    const { text = '', isFragment = true } = source.clauses[clause] ?? {};
    const subject =
      !isFragment && DOER.test(text) ? answer.findIndex((one) => one.clause === clause && one.kind === 'matter') : -1;
    const isNeeded = ({ isWeighty, isCapital, who, kind }: Token, place: number) =>
      isWeighty || place === subject || (kind === 'matter' && place < last && (isCapital || who === 'other'));
    const opening = sentenceOf(source.clauses, clause);
    const first = answer.findIndex((token) => token.clause === opening && token.kind === 'matter');
    const isInCase = IN_CASE.test(source.clauses[opening]?.text ?? '') && first >= 0 && first < last;
    return (
      answer.every((token, place) => token.clause !== clause || places.has(place) || !isNeeded(token, place)) &&
      (!isInCase || places.has(first))
    );
  });
}

/** "I want a cat from the shelter. The dog next door is enough.": what two sentences say is not told as one. */
function staysApart({ inAnswer, answer, source, labels }: Laid): boolean {
  const matter = inAnswer.filter(({ told: { kind } }) => kind === 'matter');
  return matter.every((one, at) => {
    const before = matter[at - 1];
    if (!before || before.told.clause !== one.told.clause) return true;
    const [from, to] = [before, one].map(({ place }) => answer[place]?.clause ?? 0) as [number, number];
    if (labels[from] !== labels[to]) return false;
    if (sentenceOf(source.clauses, from) === sentenceOf(source.clauses, to)) return true;
    return [from, to].some((clause) => source.clauses[clause]?.isFragment);
  });
}

/** Where the sentence of a clause begins. */
export const sentenceOf = (clauses: readonly Clause[], at: number) =>
  Math.max(
    0,
    clauses.slice(0, at + 1).findLastIndex(({ opensSentence }) => opensSentence),
  );

/** What she says of herself is told of her, and what she says of him is told of him. */
function isOfSamePeople(laid: Laid): boolean {
  const { told, inAnswer, answer, entered, source } = laid;
  if (!isAskedOfSame(laid)) return false;
  const first = firstOf(answer, source.clauses);
  return inAnswer.every(({ told: one, place }) => {
    if (one.kind === 'who') return entered.includes(answer[place]?.clause ?? -1) || one.who === 'other';
    if (one.kind !== 'matter' || one.who === 'other') return true;
    const before = told.slice(0, told.indexOf(one));
    const his = before.findLast(({ who }) => who !== null);
    const hers = whoBefore(place, answer, source.clauses);
    if (hers !== null || his?.who !== 'other') return isSameWho(his?.who ?? null, hers);
    // Nobody is named there: it is no doing of somebody of whom she speaks elsewhere, unless he is her answer.
    const isAnswer = inAnswer.some((match) => match.told === his && answer[match.place]?.clause === first);
    return isAnswer || before.some(({ who, isSubject }) => isSubject && (who === 'her' || who === 'you'));
  });
}

/** So is what he asked of her, or of himself. */
function isAskedOfSame({ told, inQuestion, question }: Laid): boolean {
  return inQuestion.every(({ told: one, place }) => {
    if (one.kind === 'who' || one.who === 'other') return true;
    const clause = question[place]?.clause;
    const asked =
      question.slice(0, place).findLast((token) => token.who !== null && token.clause === clause)?.who ?? null;
    const his = told.slice(0, told.indexOf(one)).findLast((token) => token.who !== null && token.clause === one.clause);
    return !his || !asked || his.who === asked || asked === 'both' || his.who === 'other';
  });
}

/** "A splash of milk, last" is no last drink of the day: which of several it is belongs to what stands beside it. */
function ordersTheSame({ inAnswer, inQuestion, answer, question }: Laid): boolean {
  const isKept = (matches: readonly Match[], tokens: readonly Token[]) => {
    const places = new Set(matches.map(({ place }) => place));
    return matches.every(({ told, place }) => {
      if (!isOrder(told.plain)) return true;
      const isMatter = ({ kind }: Token) => kind === 'matter';
      const before = tokens.slice(0, place).findLastIndex(isMatter);
      const after = tokens.findIndex((token, at) => at > place && isMatter(token));
      return places.has(before) || places.has(after) || (before < 0 && after < 0);
    });
  };
  return isKept(inAnswer, answer) && isKept(inQuestion, question);
}

const JOINED = /^(?:and|or|then)\b/i;

/** "Nobody calls us, grilled cheese in the evening": of whom something is only told there, he does nothing here. */
function whoBefore(place: number, answer: readonly Token[], clauses: readonly Clause[]): Who | null {
  const clause = answer[place]?.clause ?? 0;
  const sentence = sentenceOf(clauses, clause);
  const isJoined = JOINED.test(clauses[clause]?.text ?? '');
  const found = answer
    .slice(0, place)
    .findLast(
      ({ who, clause: at, isSubject }) => who && (at === clause || (at >= sentence && (isSubject || isJoined))),
    );
  return found?.who ?? null;
}

function isSameWho(told: Who | null, said: Who | null): boolean {
  if (said === null) return true;
  if (said === 'both') return told === 'you' || told === 'both';
  return told === said;
}

/** Where she begins to answer: what stands in brackets is a remark of his. */
const firstOf = (answer: readonly Token[], clauses: readonly Clause[]) =>
  answer.find(({ kind, clause }) => kind === 'matter' && !clauses[clause]?.text.startsWith('('))?.clause ?? 0;

/** Somebody else's facts are told with the word for him, or by his name where nothing but hers is told of her. */
function tellsOfSame({ told, inAnswer, inQuestion, entered, answer, question, source }: Laid): boolean {
  const named = new Set(told.map(({ key }) => key));
  const isNamed = (person: string) => named.has(person) || named.has(`${person}'s`);
  const isAsked = inQuestion.some(({ told: { kind } }) => kind === 'matter');
  const hers = [
    ...answer.filter(({ who, clause }) => who === 'her' && entered.includes(clause)),
    ...question.filter(({ who, isSubject }) => isAsked && who === 'her' && isSubject),
  ];
  const isHersOnly = told.filter(({ who }) => who === 'her').length <= hers.length;
  return entered.every((at) => {
    const { teller, owner } = source.clauses[at] ?? { teller: 'her', owner: null };
    const byName = inAnswer.some(({ place }) => answer[place]?.clause === at && answer[place]?.isCapital);
    const isOfHim =
      typeof teller !== 'object' || isNamed(teller.person) || named.has('other') || (byName && isHersOnly);
    return isOfHim && (owner === null || isNamed(owner));
  });
}

/** A "no" stands before the same thing as hers. */
function deniesTheSame(laid: Laid): boolean {
  const { told, inAnswer, inQuestion, answer, question, entered } = laid;
  const nextIn = (tokens: readonly Token[], place: number) =>
    tokens.findIndex(
      ({ clause, kind }, at) =>
        at > place && clause === tokens[place]?.clause && (kind === 'matter' || kind === 'liking'),
    );
  const isKept = (matches: readonly Match[], tokens: readonly Token[]) =>
    matches.every(({ told: one, place }) => {
      const no = tokens[place];
      if (one.kind !== 'no' || !no) return true;
      const next = nextIn(tokens, place);
      const denied = tokens[next];
      const his = told[nextIn(told, told.indexOf(one))];
      if (tokens === answer && his?.kind === 'matter') {
        const there = inAnswer.find((match) => match.told === his);
        if (!there || answer[there.place]?.clause !== no.clause) return false;
      }
      if (!denied) return tokens === question || entered.includes(no.clause) || his === undefined;
      if (denied.kind === 'liking') return his?.kind === 'liking' && his.key === denied.key;
      return matches.some((match) => match.place === next && told.indexOf(match.told) > told.indexOf(one));
    });
  return isKept(inAnswer, answer) && isKept(inQuestion, question);
}

/** "Anything you read on your phone" is no whole sentence. */
const ANY = /^(?:and |or )?(?:anything|everything|anyone)\b/i;
const HAS_SUBJECT = /^(?:I|you|we|it|they|he|she|that|there)'/i;

/** Half a sentence, which needs the question. */
const isShort = ({ isFragment, isMarked, text }: Clause) =>
  (isFragment && !isMarked && !HAS_SUBJECT.test(text)) || ANY.test(text);

/** What she was asked belongs to what she says first, to each line of a list, and to half sentences that are told whole. */
function isAnAnswer(laid: Laid): boolean {
  const { told, inQuestion, entered, clauses, answer, question, source } = laid;
  const said = new Set(answer.map(({ key }) => key));
  const isAsked = inQuestion.some(({ told: { kind, key } }) => kind !== 'who' && !said.has(key));
  if (isAsked && !mayAnswer(laid)) return false;
  // "Liver. But I love kidneys.", asked for what she would never eat.
  const isDisliked = source.asked.stand === 'against' || inQuestion.some(({ told: { kind } }) => kind === 'no');
  if (isAsked && isDisliked && clauses.some(({ isMarked, stand }) => isMarked && stand === 'for')) return false;
  const isLiked = told.some(
    ({ kind, key }) =>
      kind === 'liking' && !answer.some((one) => one.kind === kind && one.key === key && entered.includes(one.clause)),
  );
  const answers = clauses.every(isShort) || ((isLiked || isAsked) && clauses.some(isShort));
  const used = new Set(inQuestion.map(({ place }) => place));
  const lastUsed = Math.max(-1, ...used);
  const more = relativeIn(laid);
  // What the question denies is denied of the answer.
  return question.every((token, place) => {
    if (used.has(place) || !token.isWeighty || /^(?:\d|than$|instead$)/.test(token.key)) return true;
    if (/^or not$/i.test(source.question[token.clause]?.text ?? '')) return true;
    return place > lastUsed && !(answers && (place < more || token.kind !== 'no'));
  });
}

function mayAnswer({ entered, clauses, inAnswer, answer, source }: Laid): boolean {
  if (source.note.answer.includes('\n') || entered.includes(firstOf(answer, source.clauses))) return true;
  const places = new Set(inAnswer.map(({ place }) => place));
  const isWhole = answer.every(
    ({ clause, kind }, place) => kind !== 'matter' || !entered.includes(clause) || places.has(place),
  );
  return isWhole && clauses.every(isShort);
}

const RELATIVE = /^(?:that|who|which)$/;

/** From where on the question only tells more of what it asks for: "things you love doing that cost nothing". */
function relativeIn({ question, source }: Laid): number {
  for (const [clause, { text }] of source.question.entries()) {
    const words = plainWords(text);
    // "What do you hope that I never do?" asks for just that.
    const relative = words.findIndex((word, at) => at > 1 && RELATIVE.test(word) && !FOR.has(words[at - 1] ?? ''));
    const more = question.findIndex((token) => token.clause === clause && token.at > relative);
    if (relative >= 0 && more >= 0) return more;
  }
  return Number.POSITIVE_INFINITY;
}

/** Weaker than any other word of liking. */
const MILD = new Set(['like', 'want', 'enjoy', 'prefer'].map(keyOf));
const LIKING = new Set([...FOR].map(keyOf));

/** "Eggs, though porridge reminds me of the hospital." */
const TURNS = /^(?:but|though|although|while|whereas|yet)\b/i;

/** She likes it by the same word or a stronger one, was asked for what she would like and names it, or does not like it. */
function likesAsShe({ told, answer, question, entered, clauses, source }: Laid): boolean {
  const first = firstOf(answer, source.clauses);
  // "Coffee. Earl Grey tastes of bath water.": a sentence of its own is no answer to what she likes.
  const isAnswer = clauses.every(
    (clause, place) =>
      entered[place] === first ||
      isShort(clause) ||
      (!clause.opensSentence && !TURNS.test(clause.text)) ||
      JOINED.test(clause.text),
  );
  const isAskedFor = isAnswer && source.asked.stand === 'for' && clauses.every(({ stand }) => stand !== 'against');
  const hers = [...answer.filter(({ clause }) => entered.includes(clause)), ...(isAnswer ? question : [])];
  const liked = hers.filter(({ kind }) => kind === 'liking');
  return told.every(({ kind, key }, at) => {
    if (kind !== 'liking' || isAskedFor || told[at - 1]?.kind === 'no') return true;
    return liked.some((one) => one.key === key || (MILD.has(key) && LIKING.has(one.key)));
  });
}
