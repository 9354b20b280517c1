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
/** 'Ring size? shoe size?' */
const NEXT_SHORT =
  /\?+\s*(?:and\s+)?(?=(?!(?:right|really|correct|yes|no|ok|okay|huh|please|true|any|help|or)\b)\p{L}+(?:\s+\p{L}+){0,3}\s*\?+\s*$)/giu;

const BEGINS_ASKING = new RegExp(
  `(?:^|[.,;:!?]\\s*)(?:(?:hey|hi|ok|so|and|also|quick one|quick question)[\\s,:]+)*(?=${ASKING})`,
  'gi',
);
/** 'Remember when I asked about her allergies? What were they again' */
const REMINDS = /^\W*(?:remember|recall|you know|guess)\b/i;
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
  for (const { end, next } of endsIn(text)) {
    if (!isQuestion(text.slice(begin, end))) continue;
    pieces.push(text.slice(begin, end));
    begin = next;
  }
  pieces.push(text.slice(begin));
  if (pieces.length > MOST) return [{ text, asked: text }];
  return pieces.map((piece) => ({ text: piece.trim(), asked: questionOf(piece) }));
}

/** Where a question may end, its mark included, and the next begin. */
function endsIn(text: string): { end: number; next: number }[] {
  const long = [...text.matchAll(NEXT)].filter(
    ({ 0: { length }, index }) => !TOO_SHORT.test(text.slice(index + length)),
  );
  return [...long, ...text.matchAll(NEXT_SHORT)]
    .map(({ 0: between, index }) => ({
      end: index + (/^[?!]+/.exec(between)?.[0].length ?? 0),
      next: index + between.length,
    }))
    .sort((a, b) => a.next - b.next);
}

/** What only stands before a question is none. */
function isQuestion(piece: string): boolean {
  const asked = questionOf(piece);
  const isAsking = piece.search(BEGINS_ASKING) >= 0 || (piece.endsWith('?') && !REMINDS.test(piece));
  return isAsking && asked.length >= FEWEST_LETTERS && !isSmallTalk(asked);
}

function questionOf(piece: string): string {
  const last = [...piece.matchAll(BEGINS_ASKING)].at(-1);
  return (last ? piece.slice(last.index + last[0].length) : piece).trim();
}
