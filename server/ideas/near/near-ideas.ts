import type { NearIdea } from '../../../contract/ideas';
import type { Deps } from '../../deps';
import { type IdeaRow, listIdeas } from '../store';
import { meaningsOf, readMeaning } from './meaning';
import { nearness } from './nearness';

const MOST = 3;
/** So many titles of which nothing is kept are looked at by meaning on the spot; of more, the newest. */
const ON_THE_SPOT = 24;

/** What he gave, dropped or will never give again that is much like this, the most like it first. */
export async function nearIdeas(deps: Deps, userId: string, text: string): Promise<NearIdea[]> {
  const past = (await listIdeas(deps.db, deps.vault, userId)).filter(isPast);
  if (past.length === 0) return [];
  const kept = past.map((row) => ({ row, meaning: readMeaning(row.vector) }));
  const unknown = kept.filter(({ meaning }) => meaning === null).slice(0, ON_THE_SPOT);
  const made = await meaningsOf(deps, [text, ...unknown.map(({ row }) => row.title)]);
  const [asked = null, ...found] = made ?? [];
  const onTheSpot = new Map(unknown.map(({ row }, at) => [row.id, found[at] ?? null]));
  const scored = kept.map(({ row, meaning }) => ({
    row,
    near: nearness(
      { title: text, meaning: asked },
      { title: row.title, meaning: meaning ?? onTheSpot.get(row.id) ?? null },
    ),
  }));
  return scored
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST)
    .map(({ row }) => presentNear(row));
}

const isPast = ({ state, neverAgain, givenOn }: IdeaRow): boolean =>
  state === 'given' || state === 'dropped' || neverAgain || givenOn !== null;

const presentNear = ({ id, title, state, givenOn, reaction, neverAgain }: IdeaRow): NearIdea => ({
  ...{ id, title, state, givenOn, reaction, neverAgain },
});
