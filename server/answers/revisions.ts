import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { type AnsweredQuestion, editAnswer } from './answers';
import {
  listRevisions,
  listSomeRevisions,
  type RevisionRow,
  revisionsSince,
  type SomeRevisions,
} from './revision-store';
import { findAnswer } from './store';

export type { RevisionRow } from './revision-store';

/** What edits overwrote and he can still bring back: each text once, and none that stands there now. */
export async function revisionsOf(deps: Deps, userId: string, answerId: string): Promise<RevisionRow[]> {
  const current = await findAnswer(deps.db, deps.vault, userId, answerId);
  if (!current) throw new Refusal('answer_not_found');
  const seen = new Set([current.text]);
  return (await kept(deps, userId, answerId)).filter(({ text }) => !seen.has(text) && seen.add(text));
}

const kept = ({ db, vault, clock }: Deps, userId: string, answerId: string): Promise<RevisionRow[]> =>
  listRevisions(db, vault, { userId, answerId, since: revisionsSince(clock.now()) });

const BATCH = 250;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What edits of any answer of his overwrote, some at a time, for what he downloads. */
export async function* everyRevision({ db, vault, clock }: Deps, userId: string) {
  const since = revisionsSince(clock.now());
  for (let after: string | null = FIRST_ID; after !== null; ) {
    const some: SomeRevisions = await listSomeRevisions(db, vault, userId, { since, after, most: BATCH });
    yield some.revisions.map(presentRevision);
    after = some.last;
  }
}

export const presentRevision = ({ id, answerId, text, createdAt }: RevisionRow) => ({
  id,
  answerId,
  text,
  until: createdAt.toISOString(),
});

interface Restoring {
  revisionId: string;
  basedOn?: string | undefined;
}

/** An edit like any other, to words that stood there before: what it overwrites is kept in its turn. */
export async function restoreAnswer(
  deps: Deps,
  userId: string,
  answerId: string,
  { revisionId, basedOn }: Restoring,
): Promise<AnsweredQuestion> {
  const revision = (await kept(deps, userId, answerId)).find(({ id }) => id === revisionId);
  if (!revision) throw new Refusal((await isThere(deps, userId, answerId)) ? 'not_found' : 'answer_not_found');
  return editAnswer(deps, userId, answerId, { text: revision.text, basedOn });
}

const isThere = async ({ db, vault }: Deps, userId: string, id: string) =>
  (await findAnswer(db, vault, userId, id)) !== undefined;
