import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { listPacks } from './pack-store';
import { findVisible, listVisible, ownTextOf, type QuestionRow } from './store';

export type { QuestionRow } from './store';

/** What he may be shown in a list: the pool as it is asked today, the packs that he has switched on, and his own. */
export async function currentQuestions(deps: Deps, userId: string): Promise<QuestionRow[]> {
  const [all, on] = [await listVisible(deps.db, deps.vault, userId), await listPacks(deps.db, userId)];
  return all.filter(({ retiredAt, pack }) => retiredAt === null && (pack === null || on.includes(pack)));
}

/** A question he may answer: of the pool, or his own; anybody else's does not exist for him. */
export async function questionFor(deps: Deps, userId: string, id: string): Promise<QuestionRow> {
  const row = await findVisible(deps.db, deps.vault, userId, id);
  if (!row) throw new Refusal('question_not_found');
  return row;
}

/** How he put a question of his own, of which the sealed text is at hand; null where it cannot be opened. */
export async function openOwn(
  { db, vault }: Deps,
  userId: string,
  { id, sealedText }: { id: string; sealedText: Buffer },
): Promise<string | null> {
  return ownTextOf(id, sealedText, await vault.cipherOf(db, userId));
}
