import type { Clause } from '../../clauses/clause';
import type { Source } from '../../clauses/source';
import { VERBS } from '../../clauses/word-lists';
import { keyOf } from '../../clauses/words';
import { DOER, IN_CASE, sentenceOf } from './faithful';
import { type Spoken, spokenOf } from './spoken';
import { isOrder, type Token, tokensOf } from './tokens';

/**
 * Whether a sentence, whatever else carries it, tells of one what she said of another, or mixes up what belongs together.
 * Most of its words being hers, nothing else would tell.
 */
export function contradicts(said: readonly Clause[], source: Source): boolean {
  const spoken = spokenOf(source);
  const told = tokensOf(said, 'told');
  return (
    told.some((one) => isOfTheOther(one, told, spoken) || isDoneByAnother(one, told, spoken)) ||
    told.some((one) => isExcepted(one, spoken)) ||
    said.some(({ text }) => namesAnother(text, spoken)) ||
    isOtherOfSeveral(told, spoken) ||
    isCrossed(told, spoken) ||
    isOutOfCase(told, spoken) ||
    isUnderAnotherLabel(said, told, spoken) ||
    isTurned(told, spoken) ||
    isHalfANumber(told, spoken) ||
    isNotChosen(told, spoken)
  );
}

const MODAL = /^(?:can|may|might|must|should|always)$/;

/** Who is named just before it. */
function whoBefore(one: Token, tokens: readonly Token[]): Token | null {
  let at = tokens.indexOf(one) - 1;
  while (MODAL.test(tokens[at]?.plain ?? '')) at--;
  const before = tokens[at];
  return before && before.who !== null && before.clause === one.clause ? before : null;
}

const isPair = (token: Token | null) => token?.who === 'her' || token?.who === 'you';

/** "You look like an envelope", where she looks like one; "her hat", where it is his. */
function isOfTheOther(one: Token, told: readonly Token[], { answer, question }: Spoken): boolean {
  const his = whoBefore(one, told);
  if (one.who !== null || !(isPair(his) || his?.who === 'other')) return false;
  const next = told[told.indexOf(one) + 1]?.key;
  const isIt = (token: Token, at: number, all: readonly Token[]) =>
    token.key === one.key && (one.kind !== 'no' || all[at + 1]?.key === next);
  const tokens = answer.some(isIt) ? answer : question;
  const named = tokens.filter(isIt).map((token) => whoBefore(token, tokens));
  return (
    named.length > 0 &&
    named.every((hers) => isPair(hers) && hers?.who !== his?.who && hers?.isSubject === his?.isSubject)
  );
}

/** "She played the drums", where a boy did; "Nadine calls her", where she calls Nadine. */
function isDoneByAnother(one: Token, told: readonly Token[], { answer, source }: Spoken): boolean {
  const doer = told[told.indexOf(one) - 1];
  const places = answer.flatMap(({ key }, at) => (key === one.key ? [at] : []));
  if (one.kind !== 'matter' || !doer || doer.clause !== one.clause || places.length === 0) return false;
  if (doer.kind === 'matter') {
    return places.every(
      (at) =>
        doer.isCapital &&
        answer.some((one) => one.clause === answer[at]?.clause && one.key.startsWith(doer.key)) &&
        answer[at - 1]?.who === 'her' &&
        answer[at - 1]?.isSubject,
    );
  }
  const named = new Set(told.map(({ key }) => key));
  return (
    doer.who === 'her' &&
    doer.isSubject &&
    places.every((at) => {
      const hers = answer[at - 1];
      if (!hers || hers.clause !== answer[at]?.clause || named.has(hers.key)) return false;
      const isRelative = new RegExp(`\\bwho ${one.plain.slice(0, 3)}`, 'i').test(
        source.clauses[hers.clause]?.text ?? '',
      );
      return hers.who === 'other' || (hers.kind === 'matter' && hers.isCapital) || isRelative;
    })
  );
}

const NONE = /^(?:no|nothing|nobody|never|none)$/;

/** "Except if he cries", "without asking": she makes no exception. */
function isExcepted({ plain }: Token, { answer, question }: Spoken): boolean {
  const isHers = ({ plain: word }: Token) => word === plain || (plain === 'without' && NONE.test(word));
  return /^(?:except|unless|without)$/.test(plain) && ![...answer, ...question].some(isHers);
}

/** "With a drink": what is passed over as a verb is a thing here. */
function namesAnother(text: string, { answer, question }: Spoken): boolean {
  const things = Array.from(text.toLowerCase().matchAll(/\b(?:an?|the) (\p{L}+)\W*$/gu), ([, word = '']) => word);
  return things.some((word) => VERBS.has(word) && ![...answer, ...question].some(({ key }) => key === keyOf(word)));
}

/** "Her last hot drink", where she was asked for the first; "the right knee", where she speaks of the left. */
function isOtherOfSeveral(told: readonly Token[], { answer, question }: Spoken): boolean {
  return told.some((one, at) => {
    const next = told[at + 1];
    if (!isOrder(one.plain) || next?.kind !== 'matter' || isOrder(next.plain)) return false;
    const orders = [answer, question].flatMap((tokens) =>
      tokens.flatMap(({ key }, place) => (key === next.key && place > 0 ? (tokens[place - 1]?.plain ?? '') : [])),
    );
    return orders.some(isOrder) && !orders.includes(one.plain);
  });
}

/** "Cotton on top and flannel below", where it is the other way round: two parts of hers are mixed up in two of these. */
function isCrossed(told: readonly Token[], { answer }: Spoken): boolean {
  const homes = new Map<number, Set<number>>();
  for (const { key, kind, clause } of told) {
    const there = new Set(kind === 'matter' ? answer.filter((one) => one.key === key).map((one) => one.clause) : []);
    const [home] = there;
    if (there.size !== 1 || home === undefined) continue;
    homes.set(clause, (homes.get(clause) ?? new Set()).add(home));
  }
  const mixed = [...homes.values()].filter(({ size }) => size > 1).map((set) => [...set].sort().join());
  return new Set(mixed).size < mixed.length;
}

/** "Her shoe size is a 9", where that is so in boots; "she says it nine times", where her foreman does. */
function isOutOfCase(told: readonly Token[], { answer, source }: Spoken): boolean {
  const named = new Set(told.map(({ key }) => key));
  return told.some(({ key }) => {
    const places = /^\d/.test(key) ? answer.flatMap((token, at) => (token.key === key ? [at] : [])) : [];
    return (
      places.length > 0 &&
      places.every((place) => {
        const clause = answer[place]?.clause ?? 0;
        const opening = sentenceOf(source.clauses, clause);
        const first = answer.findIndex((token) => token.clause === opening && token.kind === 'matter');
        const { text = '', isFragment = true } = source.clauses[opening] ?? {};
        const isBound = IN_CASE.test(text) || (!isFragment && DOER.test(text));
        return isBound && first >= 0 && first < place && !named.has(answer[first]?.key ?? '');
      })
    );
  });
}

/** "In the mornings she likes red wine", where that stands under "Evenings:". */
function isUnderAnotherLabel(said: readonly Clause[], told: readonly Token[], { answer, labels }: Spoken): boolean {
  const found = new Map<number, number>();
  return told.some(({ key, kind, clause }) => {
    const there = new Set(
      kind === 'matter' ? answer.filter((one) => one.key === key).map((one) => labels[one.clause]) : [],
    );
    const [label = -1] = there;
    if (there.size !== 1 || label < 0) return false;
    const from = said.slice(0, clause + 1).findLastIndex(({ text }) => OPENS.test(text));
    const before = found.get(from) ?? label;
    found.set(from, label);
    return before !== label;
  });
}

/** What begins a new part of what is told. */
const OPENS = /^(?:and|or|then|in|on|at|for|after|before|when|if)\b/i;

const TURNING = /^(?:before|after|until|till)$/;

/** "Before six", where she said after six. */
function isTurned(told: readonly Token[], { answer, question }: Spoken): boolean {
  return told.some((one, at) => {
    const next = told[at + 1]?.key;
    if (!TURNING.test(one.key) || next === undefined) return false;
    const hers = [answer, question].flatMap((tokens) =>
      tokens.flatMap(({ key }, place) => (key === next ? (tokens[place - 1]?.key ?? '') : [])),
    );
    return hers.some((key) => TURNING.test(key)) && !hers.includes(one.key);
  });
}

/** "Five minutes", where she needs twenty-five. */
function isHalfANumber(told: readonly Token[], { answer }: Spoken): boolean {
  const named = new Set(told.map(({ key }) => key));
  const isLeftOut = (one: Token | undefined, clause: number | undefined) =>
    one !== undefined && one.clause === clause && /^\d/.test(one.key) && !named.has(one.key);
  return told.some(({ key }) => {
    const places = /^\d/.test(key) ? answer.flatMap((token, at) => (token.key === key ? [at] : [])) : [];
    return (
      places.length > 0 &&
      places.every((at) => [answer[at - 1], answer[at + 1]].some((beside) => isLeftOut(beside, answer[at]?.clause)))
    );
  });
}

const ASKING = /\b(?:what|which|how|when|who|where|before|after|if|do|would)\b/i;
const REFUSES = /^(?:no|than|instead|against)$/;

/** "She is more of a cat person": of two that she was asked for she named the other. */
function isNotChosen(told: readonly Token[], { answer, question, source }: Spoken): boolean {
  const ors = source.question.flatMap(({ text }, at) => (/^or\b/i.test(text) ? [at] : []));
  const [or = 0] = ors;
  if (ors.length !== 1 || told.some(({ key }) => REFUSES.test(key) && !question.some((one) => one.key === key)))
    return false;
  const ends = source.clauses.findIndex(({ opensSentence }, at) => at > 0 && opensSentence);
  const first = new Set(answer.filter(({ clause }) => ends < 0 || clause < ends).map(({ key }) => key));
  const from = source.question.slice(0, or).findLastIndex(({ text }) => ASKING.test(text));
  const offers = source.question.slice(Math.min(from + 1, or - 1), or + 1).map((offer) => {
    const at = source.question.indexOf(offer);
    const keys = question.filter(({ kind, clause, plain }) => kind === 'matter' && clause === at && !isOrder(plain));
    return keys.map(({ key }) => key).slice(0, at === or ? 1 : undefined);
  });
  const chosen = offers.filter((keys) => keys.some((key) => first.has(key)));
  if (chosen.length !== 1) return false;
  const others = offers.filter((keys) => !chosen.includes(keys)).flatMap((keys) => keys.at(-1) ?? []);
  const said = new Set(answer.map(({ key }) => key));
  const isAsked = told.some(
    ({ kind, key }) => kind !== 'who' && !said.has(key) && question.some((one) => one.key === key),
  );
  const right = told.findIndex(({ key }) => first.has(key) && chosen[0]?.includes(key));
  const wrong = told.findIndex(({ key }) => others.includes(key) && !first.has(key));
  return isAsked && wrong >= 0 && (right < 0 || wrong < right);
}
