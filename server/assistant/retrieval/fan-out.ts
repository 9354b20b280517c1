import type { Embedder } from '../embedding/embedder';
import type { Intent, Vector } from '../notes';

/**
 * A wish for advice rarely shares a word with what she said: "how do I cheer her up" must find "please just make me tea".
 * So it is looked for as she would have put it.
 */
const AS_SHE_WOULD_SAY: Partial<Record<Intent, string[]>> = {
  gift: [
    'My favourite flowers are these',
    'I love this scent and this perfume',
    'A book I would like to read',
    'My hobby, what I love doing in my free time',
    'I have been wishing for this for a long time',
    'I would rather have time together than a present',
    'I do not like surprises',
    'A gift I did not like and never used',
    'The best present I ever got',
    'The jewellery I wear, gold or silver, and my size',
    'The sweets and chocolate I cannot resist',
    'The colour I love',
  ],
  date: [
    'My idea of a perfect evening together',
    'A place I want to visit with you',
    'My favourite restaurant',
    'The date I remember most fondly',
    'Music, films and concerts I enjoy',
    'I like being outdoors, walking in nature',
    'I prefer to stay at home',
    'Crowds and noise are too much for me',
    'Something new I would like to try with you',
  ],
  food: [
    'My favourite meal',
    'Food that I cannot stand',
    'I am allergic to this and must not eat it',
    'What I like for breakfast',
    'The dessert, cake or sweets I love',
    'How I take my coffee or tea, and what I drink',
    'Comfort food from my childhood',
    'The restaurant I like to go to',
  ],
  comfort: [
    'When I am sad, this helps me',
    'On a bad day, please just do this',
    'I need a hug and someone to listen',
    'When I am upset I want to be left alone',
    'What makes me feel loved and appreciated',
    'What calms me down after a stressful day',
    'Little things that make me happy',
    'Never tell me to calm down',
    'After a quarrel I need this',
  ],
  avoid: [
    'I hate this',
    'I cannot stand it when somebody does this',
    'I do not like surprises or being the centre of attention',
    'I am allergic to this',
    'I am afraid of this',
    'Please never say or do this',
    'A gift I did not like',
    'It hurts me and makes me feel bad',
    'Food I do not eat',
  ],
};

const known = new WeakMap<Embedder, Map<Intent, Promise<Vector[] | null>>>();

/** The vectors of an intent's sub-queries. Always the same texts, so an embedder is asked for them once. */
export async function fanOut(intent: Intent, embedder: Embedder): Promise<Vector[]> {
  const texts = AS_SHE_WOULD_SAY[intent];
  if (!texts) return [];
  const remembered = known.get(embedder) ?? new Map<Intent, Promise<Vector[] | null>>();
  known.set(embedder, remembered);
  const vectors = remembered.get(intent) ?? inPairs(texts, embedder);
  remembered.set(intent, vectors);
  const given = await vectors.catch(() => null);
  // What could not be had now may be had the next time.
  if (!given) remembered.delete(intent);
  return given ?? [];
}

/** The embedder takes short jobs first: these wait for his question, and not for notes that are being read in. */
async function inPairs(texts: readonly string[], embedder: Embedder): Promise<Vector[] | null> {
  const pairs = texts.flatMap((text, at) => (at % 2 === 0 ? [[text, ...texts.slice(at + 1, at + 2)]] : []));
  const vectors = await Promise.all(pairs.map((pair) => embedder.embed(pair)));
  return vectors.every((pair) => pair !== null) ? vectors.flat() : null;
}

/** Made ready behind a question, so that the next wish for advice need not wait for them. */
export function warmUp(embedder: Embedder): void {
  for (const intent of Object.keys(AS_SHE_WOULD_SAY) as Intent[]) void fanOut(intent, embedder);
}
