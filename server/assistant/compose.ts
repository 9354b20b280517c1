import type { Deps } from '../deps';
import { advise } from './advisor/advise';
import { cautionsIn } from './model/cautions';
import { createListener } from './model/listener';
import type { Model } from './model/model';
import { askingFor } from './model/prompt';
import { createReading } from './model/read-reply';
import type { IndexedNote, Retrieval } from './notes';
import { type Composed, joined, type Show } from './reply';
import { retrieve } from './retrieval/retrieve';
import { violations } from './verify';

export const BUILT_IN = 'built-in';

export interface Answered extends Composed {
  /** Who wrote it: the built-in advisor, or the host of a model. */
  provider: string;
}

export interface Asking {
  query: string;
  notes: IndexedNote[];
  /** His: days are told by his calendar. */
  timeZone: string;
  /** Null where he takes the answer as a whole. The built-in advisor always gives it so. */
  show?: Show | null;
}

/** Answers from her notes. Whoever composes, what leaves has passed the same rules; where nothing does, a bare notice is left. */
export async function compose(deps: Deps, { query, notes, timeZone, show = null }: Asking): Promise<Answered> {
  const retrieval = await retrieve(query, notes, deps.embedder);
  const brokenRules = (composed: Composed) => violations(composed, { query, notes, timeZone }).map(({ rule }) => rule);
  const isClean = (composed: Composed, provider: string) => {
    const rules = brokenRules(composed);
    if (rules.length > 0) deps.log.warn({ provider, rules }, 'a reply of the assistant was held back');
    return rules.length === 0;
  };
  const isAllowed = (piece: Composed) => brokenRules(piece).length === 0;

  const builtIn = advise(query, retrieval, { now: deps.clock.now(), timeZone });
  const written = deps.model && (await byModel(deps.model, { query, retrieval, builtIn, timeZone, isAllowed, show }));
  if (deps.model && written && isClean(written, deps.model.host)) return { ...written, provider: deps.model.host };
  return { ...(isClean(builtIn, BUILT_IN) ? builtIn : bareNotice()), provider: BUILT_IN };
}

interface Material {
  query: string;
  retrieval: Retrieval;
  builtIn: Composed;
  timeZone: string;
  isAllowed: (piece: Composed) => boolean;
  show: Show | null;
}

/** Null where there is nothing to give it, or nothing of its reply that could be shown. */
async function byModel(model: Model, { retrieval, builtIn, show, ...material }: Material): Promise<Composed | null> {
  const { evidence } = retrieval;
  if (evidence === 'none') return null;
  const { prompt, sent } = askingFor(material.query, retrieval, material.timeZone);
  const cautions = cautionsIn(builtIn, new Set(retrieval.safety.map(({ note }) => note.id)));
  const reading = createReading({ ...material, sent, evidence, cautions });
  const listener = show && createListener(reading, show);
  const reply = await model.write(prompt, listener?.onText);
  // Where it fell silent half-way, what he has read is the answer.
  return reply === null ? (listener?.shown() ?? null) : reading.whole(reply);
}

/** Claims nothing, so it cannot be wrong. */
function bareNotice(): Composed {
  const segments = [{ kind: 'notice' as const, text: 'No answer to that could be put together just now.', cites: [] }];
  return { evidence: 'none', segments, citations: [], text: joined(segments), askHer: null };
}
