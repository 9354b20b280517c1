import { versionWithPool } from '../answers/version';
import type { Deps } from '../deps';
import { BoundedMap } from '../platform/bounded-map';
import type { Db } from '../platform/db/open';
import { type Head, listMarks, listSaid, type Marks, type Said } from './store';

/** Of so many people what they said when is kept, with no word of it: to read it takes most of the time. */
const MOST_PEOPLE = 64;

interface Kept {
  db: Db;
  version: string;
  said: readonly Said[];
}
const kept = new BoundedMap<string, Kept>(MOST_PEOPLE);

/** The newest answer to each of his questions, and those that were replaced, by their dates and counts. Nothing is opened. */
export async function headsOf({ db }: Pick<Deps, 'db'>, userId: string, askedSince: string): Promise<Head[]> {
  const said = await saidBy(db, userId);
  return marked(said, await listMarks(db, userId, askedSince));
}

async function saidBy(db: Db, userId: string): Promise<readonly Said[]> {
  // Before the answers are read: what changes meanwhile is read the next time.
  const version = await versionWithPool(db, userId);
  const known = kept.get(userId);
  if (known?.db === db && known.version === version) return known.said;
  const said = await listSaid(db, userId);
  kept.delete(userId);
  kept.set(userId, { db, version, said });
  return said;
}

const UNCHECKED = { verdict: null, halfLife: null, checkedAt: null, confirmedAt: null };

function marked(said: readonly Said[], { checked, pinned, asked }: Marks): Head[] {
  const newerOf = new Map(said.flatMap(({ id, replacesId }) => (replacesId === null ? [] : [[replacesId, id]])));
  const uses = new Map<string, number>();
  for (const first of pinned) {
    // What he pinned is shown in her newest words of it.
    let id = first;
    for (let newer = newerOf.get(id); newer !== undefined; newer = newerOf.get(id)) id = newer;
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return said.map((one) => ({
    ...one,
    ...(checked.get(one.id) ?? UNCHECKED),
    isAsked: asked.has(one.questionId),
    uses: uses.get(one.id) ?? 0,
  }));
}
