import type { OpenedAnswer } from '../answers/some-answers';
import type { Deps } from '../deps';
import { soon } from '../platform/soon';
import { type Heard, type PartToHear, partsToHear } from '../subjects/dangers';

/** So many parts are heard while he waits, some 15 ms each: he may plan what one of them forbids. More, or while the model is not loaded yet, in the background. */
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

/** What the model makes of each of these answers; null where it is away. */
export async function hear(
  { embedder }: Pick<Deps, 'embedder'>,
  answers: readonly Pick<OpenedAnswer, 'text'>[],
): Promise<Heard[] | null> {
  const parts = answers.map(({ text }) => partsToHear(text));
  const ofParts = await leanings(
    embedder,
    parts.flat().map(({ text }) => text),
  );
  const mayWarn = ({ text, sentences }: PartToHear) => sentences.length > 1 && (ofParts?.get(text) ?? 0) > DOUBT;
  const doubtful = parts.flat().filter(mayWarn);
  // Each sentence by itself: she is quoted with the one that warns.
  const ofSentences =
    ofParts &&
    (await leanings(
      embedder,
      doubtful.flatMap(({ sentences }) => sentences),
    ));
  if (!ofSentences) {
    restsUntil.set(embedder, performance.now() + REST);
    return null;
  }
  const heardOf = (part: PartToHear) => ({
    leaning: ofParts.get(part.text) ?? 0,
    ...(mayWarn(part) && { sentences: part.sentences.map((sentence) => ofSentences.get(sentence) ?? 0) }),
  });
  return parts.map((own) => own.map(heardOf));
}

async function leanings(embedder: Deps['embedder'], texts: readonly string[]): Promise<Map<string, number> | null> {
  const each = [...new Set(texts)];
  const judged = await embedder.judge(
    'danger',
    each.map((text) => ['', text] as const),
  );
  return judged && new Map(each.map((text, at) => [text, judged[at] ?? 0]));
}

/** The same, where that takes no longer than he waits. */
export async function hearSoon(
  deps: Pick<Deps, 'embedder'>,
  answers: readonly Pick<OpenedAnswer, 'text'>[],
): Promise<Heard[] | null> {
  if (deps.embedder.state() !== 'ready' || !canHear(deps)) return null;
  if (answers.length > ON_THE_SPOT || answers.flatMap(({ text }) => partsToHear(text)).length > ON_THE_SPOT)
    return null;
  return soon(hear(deps, answers), PATIENCE);
}
