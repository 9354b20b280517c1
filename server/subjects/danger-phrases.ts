import { dangerPhrases, dangerStems, type Gravity, PHOBIA } from './danger-words';
import { Phrases } from './phrases';
import { whenNeeded } from './when-needed';
import { sameForm, type Word } from './words';

const vocabulary = whenNeeded(() => {
  const phrases = new Phrases<Gravity | null>();
  for (const { words, gravity } of dangerPhrases()) phrases.at(words).meanings[0] = gravity;
  return { phrases, stems: dangerStems.map(([begins, word]) => ({ begins, same: sameForm(word) })) };
});

/** What a phrase says: a danger, what warns of nothing though it sounds so, or a danger that is denied. */
export type Verdict = Gravity | 'harmless' | 'denied';

export interface Told {
  verdict: Verdict;
  start: number;
  end: number;
}

/** What the phrases that we know say of a text, in its order. */
export function toldByPhrases(text: string, said: readonly Word[]): Told[] {
  const words = said.map(byStem);
  const found: Told[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = vocabulary().phrases.beginningAt(words, at);
    const length = phrase?.length ?? 1;
    const [first, last] = [words[at], words[at + length - 1]];
    if (phrase && first && last) {
      const gravity = phrase.meanings[0];
      const verdict = !gravity ? 'harmless' : isDenied(text, words, at) ? 'denied' : gravity;
      found.push({ verdict, start: first.start, end: last.end });
    }
    at += length;
  }
  return found;
}

function byStem(word: Word): Word {
  if (word.plain.includes(PHOBIA)) return { ...word, same: 'phobia' };
  const stem = vocabulary().stems.find(({ begins }) => word.plain.startsWith(begins));
  return stem ? { ...word, same: stem.same } : word;
}

const LOOK_BACK = 4;
const DENYING = new Set(
  `not no never isn't aren't wasn't weren't don't doesn't didn't hasn't haven't won't without nor neither hardly nothing used outgrew outgrown
  overcame overcome conquered cured lost over nobody longer stopped quit free ain't isnt dont rarely`.split(/\s+/),
);
/** What comes before these belongs to another thought. */
const TURNING = new Set('but because since so and although though except only just as'.split(' '));

/** "No longer allergic" warns of nothing, but "not now, I am allergic" does. */
function isDenied(text: string, words: readonly Word[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - LOOK_BACK); back -= 1) {
    const [word, next] = [words[back], words[back + 1]];
    if (!word || !next || /[,.;:!?\n—–(]/.test(text.slice(word.end, next.start)) || TURNING.has(word.plain))
      return false;
    if (DENYING.has(word.plain)) return !isWishedAway(words, back);
  }
  return false;
}

/** "If only I weren't allergic", "were it not for my allergy": who denies it so has it. */
const WISHED_AWAY =
  /\b(?:if|wish)\b.*(?: (?:weren't|werent|wasn't|wasnt|didn't|didnt)| (?:were|was|did) not)$|\bwere (?:it|i|they) not$/;

const isWishedAway = (words: readonly Word[], at: number): boolean =>
  WISHED_AWAY.test(
    words
      .slice(Math.max(0, at - LOOK_BACK), at + 1)
      .map(({ plain }) => plain)
      .join(' '),
  );
