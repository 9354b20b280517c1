import { wordsOf } from '../language/words';

const SMALL = new Set(
  `hi hello hey hiya yo howdy good morning evening afternoon night day thanks thank thx ty cheers you u so very much a lot
  ok okay k cool great nice awesome perfect wonderful amazing lovely super brilliant bye goodbye ciao see ya later sorry
  please yes no yep nope sure lol haha hehe wow oh ah hm hmm test testing how are is it going whats what up s sup who your
  name can do does this work that was really helpful helped helps useful solved help me well done man mate buddy dude there again all got the an
  youre lifesaver star legend genius she loved wrong chat never mind nevermind now gn nite thats for one assistant bot ai are real robot human im fine not bad happy love it`.split(
    /\s+/,
  ),
);
/** One of these must be there: "what is it" alone asks for something. */
const SIGN = new Set(
  `hi hello hey hiya yo howdy morning evening afternoon night thanks thank thx ty cheers ok okay cool great nice awesome
  perfect wonderful amazing lovely super brilliant bye goodbye ciao later sorry yes no yep nope sure lol haha hehe wow oh
  ah hm hmm test testing sup robot bot ai human assistant help helpful helped fine lifesaver legend genius nevermind mind gn nite chat there`.split(
    /\s+/,
  ),
);
const ABOUT_ITSELF = new Set([
  'who are you',
  'what are you',
  'how are you',
  'what can you do',
  'what do you do',
  'what is this',
  'whats up',
  'how does this work',
  'how do you work',
  'your name',
  'what is your name',
]);
const MOST_WORDS = 8;
/** "Ok thank you, I'll do that tonight": he asks for nothing more. */
const THANKS = /^(?:(?:ok|okay|great|perfect|cool|nice|wow|oh) )?(?:thanks|thank you|thx|cheers)\b/;
const ASKS = /\b(?:what|which|who|when|where|how|why|does|do you|can|could|should|would|is she|any)\b/;
const MOST_OF_THANKS = 14;

/** A greeting or thanks, and nothing that could be looked for. */
export function isSmallTalk(text: string): boolean {
  const words = wordsOf(text).map((word) => word.replaceAll("'", ''));
  if (words.length === 0) return true;
  if (ABOUT_ITSELF.has(words.join(' '))) return true;
  const said = words.join(' ');
  if (THANKS.test(said) && !ASKS.test(said) && !text.includes('?') && words.length <= MOST_OF_THANKS) return true;
  return words.length <= MOST_WORDS && words.every((word) => SMALL.has(word)) && words.some((word) => SIGN.has(word));
}
