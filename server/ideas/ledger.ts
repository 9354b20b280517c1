import type { Ledger, LedgerItem } from '../assistant/ledger/ledger';
import type { Deps } from '../deps';
import { nearness } from './near/nearness';
import { titleWords } from './near/title-words';
import { listIdeas } from './store';
import { listSources } from './trail-store';

/** What he did with what she said, newest first, for a reply of the assistant. */
export async function ledgerOf({ db, vault }: Pick<Deps, 'db' | 'vault'>, userId: string): Promise<Ledger> {
  const rows = await listIdeas(db, vault, userId);
  if (rows.length === 0) return { items: [], near: () => [] };
  const sources = await listSources(db, vault, userId);
  const items = rows.map(
    ({ id, title, state, givenOn, reaction, neverAgain }): LedgerItem => ({
      ...{ title, state, givenOn, reaction, neverAgain },
      answerIds: sources.flatMap(({ ideaId, answerId }) => (ideaId === id && answerId ? [answerId] : [])),
    }),
  );
  const stems = items.map(({ title }) => titleWords(title).stems);
  return {
    items,
    near: (text) => {
      const spoken = new Set(titleWords(text).stems);
      const isNear = ({ title }: LedgerItem) => nearness({ title: text, meaning: null }, { title, meaning: null }) > 0;
      return items.filter((item, at) => isAllIn(stems[at] ?? [], spoken) || isNear(item));
    },
  };
}

const isAllIn = (stems: readonly string[], spoken: ReadonlySet<string>): boolean =>
  stems.length > 0 && stems.every((stem) => spoken.has(stem));
