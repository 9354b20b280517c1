import type { Deps } from '../deps';
import { BoundedMap } from '../platform/bounded-map';
import type { Db } from '../platform/db/open';
import { type Head, listHeads } from './heads-store';
import { versionWithPool } from './version';

export type { Head } from './heads-store';

/** What is known of his answers before a word is opened. */
export interface Heads {
  /** The newest answer to each of his questions, and those that were replaced. */
  all: readonly Head[];
  /** By their questions. */
  newestTo: ReadonlyMap<string, Head>;
  /** Of each answer that took the place of another, which that was. */
  replaces: ReadonlyMap<string, string>;
  isReplaced(id: string): boolean;
  /** The next newer word of its matter, where there is one. */
  newerOf(id: string): string | undefined;
  /** Of any answer of his the newest word of its matter, which may be itself. */
  newestOf(id: string): string;
}

/** Of so many people it is kept, with no word of theirs: to read it takes most of the time of who needs it. */
const MOST_PEOPLE = 64;

interface Kept {
  db: Db;
  version: string;
  heads: Heads;
}
const kept = new BoundedMap<string, Kept>(MOST_PEOPLE);

/** Kept for as long as the version of his answers and the pool's questions stay as they are. Nothing is opened. */
export async function headsOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<Heads> {
  // Before the answers are read: what changes meanwhile is read the next time.
  const version = await versionWithPool(db, userId);
  const known = kept.get(userId);
  if (known?.db === db && known.version === version) return known.heads;
  const heads = arranged(await listHeads(db, userId));
  kept.delete(userId);
  kept.set(userId, { db, version, heads });
  return heads;
}

function arranged({ heads, replacing }: Awaited<ReturnType<typeof listHeads>>): Heads {
  const newerOf = new Map(replacing.map(([id, replacesId]) => [replacesId, id]));
  return {
    all: heads,
    newestTo: new Map(heads.flatMap((head) => (head.isNewest ? [[head.questionId, head]] : []))),
    replaces: new Map(replacing),
    isReplaced: (id) => newerOf.has(id),
    newerOf: (id) => newerOf.get(id),
    newestOf: (first) => {
      let id = first;
      for (let newer = newerOf.get(id); newer !== undefined; newer = newerOf.get(id)) id = newer;
      return id;
    },
  };
}
