import type { OpenedAnswer } from '../answers/some-answers';
import type { Deps } from '../deps';
import { soon } from '../platform/soon';
import { type Heard, type PartToHear, partsToHear } from '../subjects/dangers';

/** So many parts are heard while he waits, some 30 ms each: he may plan what one of them forbids. More, or while the model is not loaded yet, in the background. */
const ON_THE_SPOT = 24;
/** The model may be busy with somebody's first thousand. */
const PATIENCE = 1_000;
/** After the model had nothing to give it is left alone for a while: what keeps it from hearing lasts longer than a click. */
const REST = 60_000;
/** Above it a part may warn. The model leans to -4 where it is sure of nothing of the kind, which is nearly everywhere. */
const DOUBT = -2;

const restsUntil = new WeakMap<Deps['embedder'], number>();

/** Whether it is worth asking. */
export const canHear = ({ embedder }: Pick<Deps, 'embedder'>): boolean =>
  ['asleep', 'ready'].includes(embedder.state()) && performance.now() >= (restsUntil.get(embedder) ?? 0);

/** An answer, and what she was asked: 'Garlic, mostly' is a danger only where she was asked what makes her ill. */
type Answered = Pick<OpenedAnswer, 'questionText' | 'text'>;

/** What the model makes of each of these answers; null where it is away. */
export async function hear(
  { embedder }: Pick<Deps, 'embedder'>,
  answers: readonly Answered[],
): Promise<Heard[] | null> {
  const parts = answers.map(({ questionText, text }) =>
    partsToHear(text).map((part) => ({ ...part, asked: questionText })),
  );
  const ofParts = await leanings(embedder, parts.flat().flatMap(bothWays));
  const heardOf = (part: Asked) => {
    const [first, second] = bothWays(part);
    const [alone, behindAsked] = [ofParts?.(first) ?? 0, ofParts?.(second) ?? 0];
    return { leaning: (alone + behindAsked) / 2, most: Math.max(alone, behindAsked), behindAsked };
  };
  const mayWarn = (part: Asked) => part.sentences.length > 1 && heardOf(part).most > DOUBT;
  // Each sentence by itself: she is quoted with the one that warns.
  const sentences = parts.flat().filter(mayWarn).flatMap(readApart);
  const ofSentences = ofParts && (await leanings(embedder, sentences));
  if (!ofSentences) {
    restsUntil.set(embedder, performance.now() + REST);
    return null;
  }
  const withSentences = (part: Asked) => (mayWarn(part) ? { sentences: readApart(part).map(ofSentences) } : {});
  return parts.map((own) => own.map((part) => ({ ...heardOf(part), ...withSentences(part) })));
}

type Asked = PartToHear & { asked: string };
/** Two texts that are read together. */
type Pair = readonly [asked: string, said: string];

/** By itself and behind what she was asked: each hears what the other misses. */
const bothWays = ({ asked, text }: Asked): [alone: Pair, behindAsked: Pair] => [
  ['', text],
  [asked, text],
];
const readApart = ({ sentences }: Asked): Pair[] => sentences.map((sentence) => ['', sentence]);

async function leanings(embedder: Deps['embedder'], pairs: readonly Pair[]): Promise<((pair: Pair) => number) | null> {
  const each = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
  const judged = await embedder.judge('danger', each);
  const byKey = new Map(each.map((pair, at) => [keyOf(pair), judged?.[at] ?? 0]));
  return judged && ((pair) => byKey.get(keyOf(pair)) ?? 0);
}

const keyOf = (pair: Pair): string => pair.join('\n');

/** The same, where that takes no longer than he waits. */
export async function hearSoon(deps: Pick<Deps, 'embedder'>, answers: readonly Answered[]): Promise<Heard[] | null> {
  if (deps.embedder.state() !== 'ready' || !canHear(deps)) return null;
  if (answers.length > ON_THE_SPOT || answers.flatMap(({ text }) => partsToHear(text)).length > ON_THE_SPOT)
    return null;
  return soon(hear(deps, answers), PATIENCE);
}
