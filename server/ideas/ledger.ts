import type { Ledger, LedgerItem } from '../assistant/ledger/ledger';
import type { Deps } from '../deps';
import { isNear, type ReadTitle, readTitle } from './near/nearness';
import { listIdeas } from './store';
import { listSources } from './trail-store';

/** What he did with what she said, newest first, for a reply of the assistant. */
export async function ledgerOf({ db, vault }: Pick<Deps, 'db' | 'vault'>, userId: string): Promise<Ledger> {
  const rows = await listIdeas(db, vault, userId);
  if (rows.length === 0) return { items: [], near: () => [] };
  const sources = await listSources(db, vault, userId);
  const items = rows.map(
    ({ id, kind, title, state, givenOn, reaction, neverAgain }): LedgerItem => ({
      ...{ kind, title, state, givenOn, reaction, neverAgain },
      answerIds: sources.flatMap(({ ideaId, answerId }) => (ideaId === id && answerId ? [answerId] : [])),
    }),
  );
  const titles = items.map(({ title }) => readTitle({ title, meaning: null }));
  return {
    items,
    near: (text) => {
      const spoken = readTitle({ title: text, meaning: null });
      const stems = new Set(spoken.words.stems);
      const isMeant = (title: ReadTitle) => isAllIn(title.words.stems, stems) || isNear(spoken, title);
      return titles.flatMap((title, at) => (isMeant(title) ? (items[at] ?? []) : []));
    },
  };
}

const isAllIn = (stems: readonly string[], spoken: ReadonlySet<string>): boolean =>
  stems.length > 0 && stems.every((stem) => spoken.has(stem));
