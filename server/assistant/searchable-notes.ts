import type { Deps } from '../deps';
import { soon } from '../platform/soon';
import type { Embedder } from './embedding/embedder';
import { byWords, indexed } from './index-notes';
import { decodePage } from './index-page';
import { outdateIndex, readIndex } from './index-store';
import { compare, liveNotes } from './live-notes';
import type { IndexedNote, Note } from './notes';

/** So few new answers are embedded while he waits; more of them are found by their words until the job has been there. */
const ON_THE_SPOT = 4;
/** Nobody waits longer for that: the embedder may be loading, or busy with somebody's first thousand. */
const PATIENCE = 1_500;

/**
 * Everything of hers, ready to be searched. The index alone where it is current; else beside the answers as they are, so
 * that one saved a second ago is found and a deleted one is not.
 */
export async function searchableNotes(deps: Deps, userId: string): Promise<IndexedNote[]> {
  const index = await readIndex(deps.db, deps.vault, userId);
  const pages = index?.pages.map(({ bytes }) => bytes && decodePage(bytes)) ?? [];
  const readable = pages.flatMap((notes) => notes ?? []);
  const isWhole = pages.every((notes) => notes !== null);
  if (index && isWhole && index.version === index.indexedVersion) return readable;
  // A page that cannot be read is as good as none: the job writes it anew.
  if (!isWhole) await outdateIndex(deps.db, userId);
  deps.indexing.now();
  const { kept, missing } = compare(readable, await liveNotes(deps, userId));
  return [...kept, ...(await madeReady(missing, deps.embedder))];
}

async function madeReady(missing: Note[], embedder: Embedder): Promise<IndexedNote[]> {
  if (missing.length > ON_THE_SPOT) return missing.map(byWords);
  return (await soon(indexed(missing, embedder), PATIENCE)) ?? missing.map(byWords);
}
