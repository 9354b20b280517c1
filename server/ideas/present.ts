import type { Idea, IdeaDanger, IdeaSource } from '../../contract/ideas';
import { warningsAndNevers } from '../card/dangers';
import { pinnedOf } from '../card/pins';
import type { Deps } from '../deps';
import { dangersBeside } from './dangers-beside';
import type { IdeaRow } from './store';
import { listSources, listSteps } from './trail-store';

/** Ideas as they leave: with their steps, her words as they stand now, and what to keep in mind. */
export async function presentIdeas(deps: Deps, userId: string, rows: readonly IdeaRow[]): Promise<Idea[]> {
  if (rows.length === 0) return [];
  return present(deps, userId, rows, dangersBeside(await warningsAndNevers(deps, userId)));
}

async function present(
  deps: Deps,
  userId: string,
  rows: readonly IdeaRow[],
  dangersOf: (row: IdeaRow) => IdeaDanger[],
): Promise<Idea[]> {
  const { db, vault } = deps;
  const only = rows.length === 1 ? rows[0]?.id : undefined;
  const steps = await listSteps(db, userId, only);
  const sources = await listSources(db, vault, userId, only);
  const pinned = await pinnedOf(deps, userId, sources);
  const [stepsOf, sourcesOf] = [byIdea(steps), byIdea(sources)];
  return rows.map((row) => ({
    ...shown(row),
    steps: stepsOf(row.id).map(({ state, at }) => ({ state, at: at.toISOString() })),
    sources: sourcesOf(row.id).map(pinned).filter(isFirst),
    dangers: dangersOf(row).filter(({ touches }) => touches),
  }));
}

function byIdea<Of extends { ideaId: string }>(rows: readonly Of[]): (id: string) => readonly Of[] {
  const grouped = new Map<string, Of[]>();
  for (const row of rows) grouped.set(row.ideaId, [...(grouped.get(row.ideaId) ?? []), row]);
  return (id) => grouped.get(id) ?? [];
}

/** Two words of hers may have been replaced by the same one: that stands there once. */
const isFirst = ({ quote, source }: IdeaSource, at: number, all: readonly IdeaSource[]): boolean =>
  source !== 'replaced' || all.findIndex((one) => one.quote?.answerId === quote?.answerId) === at;

/** The one, and everything that she must not have, whether it touches the idea or not. */
export async function presentNew(
  deps: Deps,
  userId: string,
  row: IdeaRow,
): Promise<{ idea: Idea; dangers: IdeaDanger[] }> {
  const dangersOf = dangersBeside(await warningsAndNevers(deps, userId));
  const [idea] = await present(deps, userId, [row], dangersOf);
  if (!idea) throw new Error('an idea that was just saved is not there');
  return { idea, dangers: dangersOf(row) };
}

function shown({ createdAt, updatedAt, nextOn: remindOn, ...row }: IdeaRow) {
  const { id, kind, state, title, note, where, price, plannedFor, givenOn, dateId } = row;
  const { reaction, reactionWords, neverAgain } = row;
  return {
    ...{ id, kind, state, title, note, where, price, plannedFor, givenOn, dateId, remindOn },
    ...{ reaction, reactionWords, neverAgain },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
