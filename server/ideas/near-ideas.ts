import type { NearIdea } from '../../contract/ideas';
import type { Deps } from '../deps';
import { nearness } from './nearness';
import { type IdeaRow, listIdeas } from './store';
import { readVector, vectorsOf } from './vectors';

const MOST = 3;
/** So many titles without a vector are looked at by meaning on the spot; of more, the newest. */
const ON_THE_SPOT = 24;

/** What he gave, dropped or will never give again that is much like this, the most like it first. */
export async function nearIdeas(deps: Deps, userId: string, text: string): Promise<NearIdea[]> {
  const past = (await listIdeas(deps.db, deps.vault, userId)).filter(isPast);
  if (past.length === 0) return [];
  const unknown = past.filter(({ vector }) => vector === null).slice(0, ON_THE_SPOT);
  const vectors = await vectorsOf(deps, [text, ...unknown.map(({ title }) => title)]);
  const [asked = null, ...found] = vectors ?? [];
  const onTheSpot = new Map(unknown.map(({ id }, at) => [id, found[at] ?? null]));
  const vectorFor = ({ id, vector }: IdeaRow) => (vector ? readVector(vector) : (onTheSpot.get(id) ?? null));
  const scored = past.map((row) => ({
    row,
    near: nearness({ title: text, vector: asked }, { title: row.title, vector: vectorFor(row) }),
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
