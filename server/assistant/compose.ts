import type { Deps } from '../deps';
import { advise } from './advisor/advise';
import type { Embedder } from './embedding/embedder';
import { type Ledger, NO_LEDGER } from './ledger/ledger';
import { linesFor } from './ledger/told';
import { weighedByLedger } from './ledger/weighed';
import { cautionsOf } from './model/cautions';
import { createListener } from './model/listener';
import type { Model } from './model/model';
import { askingFor } from './model/prompt';
import { createReading } from './model/read-reply';
import type { IndexedNote, Retrieval } from './notes';
import type { Reading } from './reading/reading';
import { type Composed, joined, type Show } from './reply';
import { retrieve } from './retrieval/retrieve';
import { violations } from './verify';

export const BUILT_IN = 'built-in';

export interface Answered extends Composed {
  /** Who wrote it: the built-in advisor, or the host of a model. */
  provider: string;
}

export interface Asking {
  reading: Reading;
  /** Not awaited before the meaning of his question is being worked out. */
  notes: IndexedNote[] | Promise<IndexedNote[]>;
  /** His: days are told by his calendar. */
  timeZone: string;
  /** Null where he takes the answer as a whole. Without a model it is always given so. */
  show?: Show | null;
  /** What he already did about it. */
  ledger?: Ledger;
}

interface World extends Pick<Deps, 'model' | 'clock' | 'log'> {
  embedder: Embedder;
}

/** Answers from her notes. Whoever composes, what leaves has passed the same rules; where nothing does, a bare notice is left. */
export async function compose(
  deps: World,
  { reading, timeZone, show = null, ledger = NO_LEDGER, ...asking }: Asking,
): Promise<Answered> {
  const query = reading.text;
  const retrieval = weighedByLedger(await retrieve(reading, asking.notes, deps.embedder), ledger);
  const notes = await asking.notes;
  const brokenRules = (composed: Composed) => violations(composed, { query, notes, timeZone }).map(({ rule }) => rule);
  const isClean = (composed: Composed, provider: string) => {
    const rules = brokenRules(composed);
    if (rules.length > 0) deps.log.warn({ provider, rules }, 'a reply of the assistant was held back');
    return rules.length === 0;
  };
  const isAllowed = (piece: Composed) => brokenRules(piece).length === 0;

  const advised = advise(reading, retrieval, { now: deps.clock.now(), timeZone });
  const builtIn = isClean(advised, BUILT_IN) ? advised : bareNotice();
  const model = isWorthAsking(retrieval, notes) ? deps.model : null;
  const written =
    model && (await byModel(model, { query, retrieval, builtIn, timeZone, isAllowed, show, done: linesFor(ledger) }));
  if (model && written && isClean(written, model.host)) return { ...written, provider: model.host };
  return { ...builtIn, provider: BUILT_IN };
}

/** In a notebook this small a model may see what no measure finds. */
const FEW = 20;

const isWorthAsking = ({ evidence, hits }: Retrieval, notes: readonly IndexedNote[]) =>
  hits.length > 0 && (evidence !== 'none' || notes.length <= FEW);

interface Material {
  query: string;
  retrieval: Retrieval;
  builtIn: Composed;
  timeZone: string;
  isAllowed: (piece: Composed) => boolean;
  show: Show | null;
  /** What is not to be proposed again. */
  done: string[];
}

/** Null where nothing of its reply could be shown. Until something can, he reads what the built-in advisor says. */
async function byModel(model: Model, { retrieval, builtIn, show, ...material }: Material): Promise<Composed | null> {
  show?.(builtIn);
  const { evidence, hits, cautions: kept, serving = [] } = retrieval;
  const notes = [...kept, ...serving, ...hits.map(({ note }) => note)];
  const { prompt, sent } = askingFor(material.query, notes, material.timeZone, material.done);
  const cautions = cautionsOf(kept, material.timeZone);
  const reading = createReading({ ...material, sent, evidence, cautions });
  const listener = show && createListener(reading, show);
  const written = await model.write(prompt, listener?.onWritten);
  // Where it fell silent half-way, what he has read of it is the answer.
  return written === null ? (listener?.shown() ?? null) : reading.whole(written);
}

/** Claims nothing, so it cannot be wrong. */
function bareNotice(): Composed {
  const segments = [{ kind: 'notice' as const, text: 'No answer to that could be put together just now.', cites: [] }];
  return { evidence: 'none', segments, citations: [], text: joined(segments), askHer: null };
}
