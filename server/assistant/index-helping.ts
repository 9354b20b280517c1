import { v4 as randomId } from 'uuid';
import type { Deps } from '../deps';
import { decodePage, encodePage, type FoundPage, type LaidOutPage, layOut } from './index-page';
import { dropLease, type Lease, lockIndex, readIndex, saveProgress, takeLease, writePages } from './index-store';
import { compare, liveNotes } from './live-notes';
import type { IndexedNote, Note } from './notes';

/** Notes embedded at one go: what a crash costs. */
const BATCH = 32;
/** Milliseconds after which it is another's turn. */
const HELPING = 10_000;
/** Longer than a helping takes on a slow machine; a crash keeps others from it no longer than this. */
const LEASE = 2 * 60_000;

export type IndexNotes = (notes: Note[]) => Promise<IndexedNote[]>;

/** Adds what is missing, batch by batch, and takes out what is gone. False where another instance is at it. */
export function indexHelping(deps: Deps, userId: string, index: IndexNotes): Promise<boolean> {
  return withLease(deps, userId, async (lease) => {
    const seen = await look(deps, userId);
    // Found by their words so far, because the embedder was away: now they get their vectors, if it is back.
    const wordless = [...seen.kept].filter(({ vectors }) => vectors === null);
    const due = [...seen.missing, ...wordless];
    const end = performance.now() + HELPING;
    let pages = layOut(seen.found, seen.kept, []);
    for (let done = 0; done === 0 || (done < due.length && performance.now() < end); done += BATCH) {
      pages = withAdded(pages, await index(due.slice(done, done + BATCH)));
      const isWhole = done + BATCH >= seen.missing.length;
      const withoutVectors = pages.flatMap(({ notes }) => notes).filter(({ vectors }) => vectors === null).length;
      const version = await save(deps, lease, pages, (now) => ({
        withoutVectors,
        ...(isWhole && now === seen.version && { indexedVersion: now, prunedVersion: now, isDue: withoutVectors > 0 }),
      }));
      // Something has changed meanwhile: better to look again than to go on with what was.
      if (version !== seen.version) return version !== null;
      pages = pages.filter(({ notes }) => notes.length > 0).map((page) => ({ ...page, changed: false }));
    }
    return true;
  });
}

function withAdded(pages: LaidOutPage[], added: IndexedNote[]): LaidOutPage[] {
  const again = new Set(added.map(({ id }) => id));
  const kept = new Set(pages.flatMap(({ notes }) => notes).filter(({ id }) => !again.has(id)));
  return layOut(pages, kept, added).map((page, at) => ({
    ...page,
    changed: page.changed || pages[at]?.changed === true,
  }));
}

/** Only takes out what was deleted or changed. */
export function prune(deps: Deps, userId: string): Promise<boolean> {
  return withLease(deps, userId, async (lease) => {
    const { version, found, kept } = await look(deps, userId);
    const pages = layOut(found, kept, []);
    return (await save(deps, lease, pages, (now) => (now === version ? { prunedVersion: now } : {}))) !== null;
  });
}

/** The version is read first: whatever changes after it has counted it up by the time the work is saved. */
async function look(deps: Deps, userId: string) {
  const index = await readIndex(deps.db, deps.vault, userId);
  const read = ({ page, bytes }: { page: number; bytes: Buffer | null }): FoundPage => ({
    page,
    notes: bytes && decodePage(bytes),
  });
  const found = index?.pages.map(read) ?? [];
  const live = await liveNotes(deps, userId);
  const indexed = found.flatMap(({ notes }) => notes ?? []);
  return { version: index?.version ?? 0, found, ...compare(indexed, live) };
}

async function withLease(deps: Deps, userId: string, work: (lease: Lease) => Promise<boolean>): Promise<boolean> {
  const lease = { userId, lease: randomId() };
  if (!(await takeLease(deps.db, lease, LEASE))) return false;
  try {
    return await work(lease);
  } finally {
    await dropLease(deps.db, lease);
  }
}

type ProgressAt = (version: number) => Parameters<typeof saveProgress>[2];

/** Pages and progress together, and only while the lease is still ours. The version it found; null where it is not. */
function save({ db, vault }: Deps, lease: Lease, pages: LaidOutPage[], progressAt: ProgressAt): Promise<number | null> {
  const changed = pages
    .filter((page) => page.changed)
    .map(({ page, notes }) => ({ page, bytes: notes.length === 0 ? null : encodePage(notes) }));
  return db.transaction(async (tx) => {
    const version = await lockIndex(tx, lease);
    if (version === null) return null;
    await writePages(tx, vault, lease.userId, changed);
    const progress = progressAt(version);
    if (Object.keys(progress).length > 0) await saveProgress(tx, lease.userId, progress);
    return version;
  });
}
