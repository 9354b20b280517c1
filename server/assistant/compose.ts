import type { Citation } from '../../contract/assistant';
import type { Deps } from '../deps';
import { namesThing } from '../subjects/find-subjects';
import { mayTellOfHurt } from '../subjects/tells-of-hurt';
import { type Answer, advised } from './advised';
import { adviseNothing } from './advisor/advise';
import { SURELY_THAT } from './advisor/asked-for';
import { isReplaced } from './advisor/matters';
import { isBetweenThem } from './between-them';
import type { Embedder } from './embedding/embedder';
import { type Ledger, NO_LEDGER } from './ledger/ledger';
import { linesFor } from './ledger/told';
import { weighedByLedger } from './ledger/weighed';
import { cautionsOf } from './model/cautions';
import { createListener } from './model/listener';
import type { Model } from './model/model';
import { askingFor, isSentWhole } from './model/prompt';
import { createReading } from './model/read-reply';
import { saysNothingFits } from './model/statements';
import type { LinkedNote, Note, Retrieval } from './notes';
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
  notes: LinkedNote[] | Promise<LinkedNote[]>;
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
  const find = async (one: Reading) => weighedByLedger(await retrieve(one, asking.notes, deps.embedder), ledger);
  const occasion = { now: deps.clock.now(), timeZone };
  const { retrieval, reply, questions } = await advised(reading, find, occasion);
  const notes = await asking.notes;
  const brokenRules = (composed: Composed) => violations(composed, { query, notes, timeZone }).map(({ rule }) => rule);
  const isClean = (composed: Composed, provider: string) => {
    const rules = brokenRules(composed);
    if (rules.length > 0) deps.log.warn({ provider, rules }, 'a reply of the assistant was held back');
    return rules.length === 0;
  };
  const isAllowed = (piece: Composed) => brokenRules(piece).length === 0;

  const builtIn = isClean(reply, BUILT_IN) ? reply : bareNotice();
  const untold = () => (questions.some(isAnswered) ? null : adviseNothing(reading, retrieval, occasion));
  // Small talk and an empty notebook have nothing to read.
  const model = retrieval.hits.length > 0 ? deps.model : null;
  const written =
    model &&
    (await byModel(model, { query, retrieval, builtIn, untold, timeZone, isAllowed, show, done: linesFor(ledger) }));
  if (model && written && isClean(written, model.host)) return { ...written, provider: model.host };
  return { ...builtIn, provider: BUILT_IN };
}

/** She was asked just that, or named the very thing: no model may say that there is nothing. */
function isAnswered({ reading: { things }, reply: { evidence }, retrieval: { hits } }: Answer): boolean {
  const [first] = hits;
  if (evidence !== 'strong' || !first) return false;
  const isNamed = things.length > 0 && things.every((thing) => namesThing(first.note.answer, thing));
  return isNamed || first.asked >= SURELY_THAT;
}

interface Material {
  query: string;
  retrieval: Retrieval;
  builtIn: Composed;
  /** What is told where it says that none of her answers fits; null where one surely does. */
  untold: () => Composed | null;
  timeZone: string;
  isAllowed: (piece: Composed) => boolean;
  show: Show | null;
  /** What is not to be proposed again. */
  done: string[];
}

/** What does not speak of his question goes along for what a model may find in it; what is theirs alone, or may hurt, does not. */
const mayBeRead = (note: Note): boolean => !isBetweenThem(note) && !mayTellOfHurt(note.answer);

/** Null where nothing of its reply could be shown. Until something can, he reads what the built-in advisor says. */
async function byModel(
  model: Model,
  { retrieval, builtIn, untold, show, ...material }: Material,
): Promise<Composed | null> {
  show?.(builtIn);
  const { evidence, hits, others = [], cautions: kept, serving = [] } = retrieval;
  const found = [...serving, ...hits.map(({ note }) => note), ...others.filter(mayBeRead)];
  // What a newer word took the place of tells a model nothing but what it warns of.
  const notes = [...kept, ...[...kept, ...found].flatMap((note) => (isReplaced(note) ? (note.newest ?? []) : note))];
  const { prompt, sent } = askingFor({ ...material, notes, room: model.room });
  const cautions = cautionsOf(retrieval, material.timeZone);
  const reading = createReading({ ...material, sent, evidence, cautions });
  const listener = show && createListener(reading, show);
  const written = await model.write(prompt, listener?.onWritten);
  // Where it fell silent half-way, what he has read of it is the answer.
  if (written === null) return listener?.shown() ?? null;
  if (!saysNothingFits(written)) return reading.whole(written);
  // Of what it was not sent it cannot know.
  const isRead = ({ answerId }: Citation) => sent.some((note) => note.id === answerId && isSentWhole(note));
  return builtIn.citations.every(isRead) ? untold() : null;
}

/** Claims nothing, so it cannot be wrong. */
function bareNotice(): Composed {
  const segments = [{ kind: 'notice' as const, text: 'No answer to that could be put together just now.', cites: [] }];
  return { evidence: 'none', segments, citations: [], text: joined(segments), askHer: null };
}
