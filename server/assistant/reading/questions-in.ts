import { isSmallTalk } from './small-talk';

const OF_HER = `(?:she|her|i|we|you|there|my wife|our|my)\\b`;
/** 'What did she study', but not 'why she loved it', which belongs to what stands before it. */
const WHICH = `(?:if (?:so|not|yes),? )?(?:(?:what|who|where|when|how)['’]?s|(?:what|which|who|whose|where|when|how|why)(?!['’\\w]|\\s+(?:she|her|i|we|he|they|you)\\b))(?! about\\b)`;
/** 'Does she wear heels', but not 'is it silk'. */
const WHETHER = `(?:does|did|do|is|are|was|were|has|have|would|will|can|could|should)\\s+${OF_HER}`;
const ASKING = `(?:${WHICH}|${WHETHER})`;
const JOINING = '(?:and|also|plus|&|oh|then|lastly)';

/** Where one question ends and the next begins. */
const NEXT = new RegExp(
  `(?:[.?!,;]+\\s*(?:${JOINING}\\b[\\s,]*)*|\\s+(?:${JOINING}(?!\\w)[\\s,]*)+)(?=${ASKING})`,
  'gi',
);
/** 'My sister, who is vegan' asks nothing. */
const RELATIVE = /^,\s*(?:who|which)\s+(?:is|are|was|were|has|have|will|can)\b/i;
/** 'Ring size? shoe size?': each names a thing, and no more. */
const NAMES_A_THING =
  /^\W*(?:(?:her|my wife['’]?s|favou?rite)\s+)*(?!(?:right|really|correct|yes|no|ok|okay|huh|please|true|any|help|or|something|anything|maybe|like|without|under)\b)\p{L}+(?:\s+(?!maybe\b|or\b|under\b|without\b)\p{L}+){0,3}\s*\?+\s*$/iu;
const NEXT_SHORT = /\?+\s+(?:and\s+)?(?=\p{L})/giu;

const BEGINS_ASKING = new RegExp(
  `(?:^|[.,;:!?]\\s*)(?:(?:hey|hi|ok|so|and|also|quick one|quick question)[\\s,:]+)*(?=${ASKING})`,
  'gi',
);
/** 'Remember when I asked about her allergies? What were they again' */
const REMINDS = /^\W*(?:remember|recall|you know|guess)\b/i;
/** 'What do you think, should I get her the ring?' */
const FILLER =
  /^\W*(?:what do you (?:think|say|reckon)|(?:could|can|will|would) you (?:please )?(?:tell|remind|help) me|do you (?:know|remember)|what else)\W*$/i;
/** 'And why' belongs to what stands before it. */
const TOO_SHORT = /^(?!if\b)\S+(?:\s+\S+)?\s*(?:$|[.?!,;])/i;
const FEWEST_LETTERS = 8;
/** Who asks more than three things at once tells a story. */
const MOST = 3;

/** A question, as a piece of what he typed. */
interface OneOfMany {
  /** With what stands before it: 'her birthday is friday. what cake does she like'. */
  text: string;
  /** The question itself. */
  asked: string;
}

/** The questions that he typed, each of which deserves an answer; one where there is nothing to take apart. */
export function questionsIn(text: string): OneOfMany[] {
  const pieces: string[] = [];
  let begin = 0;
  for (const { end, next, isShort } of endsIn(text)) {
    const [piece, rest] = [text.slice(begin, end), text.slice(next)];
    const isNext = isShort ? NAMES_A_THING.test(piece) && NAMES_A_THING.test(firstOf(rest)) : isQuestion(rest);
    if (!isQuestion(piece) || !isNext) continue;
    pieces.push(piece);
    begin = next;
  }
  pieces.push(text.slice(begin));
  if (pieces.length > MOST) return [{ text, asked: text }];
  return pieces.map((piece) => ({ text: piece.trim(), asked: questionOf(piece) }));
}

const firstOf = (rest: string): string => /^[^?]*\?*/.exec(rest)?.[0] ?? '';

interface End {
  end: number;
  next: number;
  isShort: boolean;
}

/** Where a question may end, its mark included, and the next begin. */
function endsIn(text: string): End[] {
  const isEnd = ({ 0: { length }, index }: RegExpExecArray) =>
    !TOO_SHORT.test(text.slice(index + length)) && !RELATIVE.test(text.slice(index));
  const long = [...text.matchAll(NEXT)].filter(isEnd).map((found) => ({ found, isShort: false }));
  const short = [...text.matchAll(NEXT_SHORT)].map((found) => ({ found, isShort: true }));
  return [...long, ...short]
    .map(({ found: { 0: between, index }, isShort }) => ({
      end: index + (/^[?!]+/.exec(between)?.[0].length ?? 0),
      next: index + between.length,
      isShort,
    }))
    .sort((a, b) => a.next - b.next);
}

/** What only stands before a question is none. */
function isQuestion(piece: string): boolean {
  const asked = questionOf(piece);
  const isAsking = piece.search(BEGINS_ASKING) >= 0 || (piece.trimEnd().endsWith('?') && !REMINDS.test(piece));
  return isAsking && asked.length >= FEWEST_LETTERS && !isSmallTalk(asked) && !FILLER.test(asked);
}

/** The last of it, up to the next where there is one. */
function questionOf(piece: string): string {
  const last = [...piece.matchAll(BEGINS_ASKING)].at(-1);
  return (last ? piece.slice(last.index + last[0].length) : piece).trim();
}
