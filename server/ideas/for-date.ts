import { type IdeaState, isOpenState } from '../../contract/idea-states';
import type { IdeaKind, Reaction } from '../../contract/ideas';
import type { Deps } from '../deps';
import { type IdeaRow, listForDate } from './store';

/** An idea as its occasion sees it. */
export interface DateIdea {
  id: string;
  kind: IdeaKind;
  title: string;
  state: IdeaState;
  givenOn: string | null;
  reaction: Reaction | null;
}

type Opening = Pick<Deps, 'db' | 'vault'>;

const ORDER: readonly IdeaState[] = ['planned', 'idea', 'given'];

/** What he keeps for a day: what he plans first, then what he only thought of, then what he gave. Nothing that he dropped. */
export async function ideasForDate({ db, vault }: Opening, userId: string, dateId: string): Promise<DateIdea[]> {
  const rows = await listForDate(db, vault, userId, dateId);
  const kept = rows.filter(({ state, neverAgain }) => state !== 'dropped' && !neverAgain);
  return kept.map(seen).sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

const seen = ({ id, kind, title, state, givenOn, reaction }: IdeaRow): DateIdea => ({
  ...{ id, kind, title, state, givenOn, reaction },
});

const SHOWN = 5;

/** What a reminder of that day says of them, before her words: their names only where it may, else how many there are. */
export async function ideasInLetter(
  deps: Opening,
  { userId, dateId }: { userId: string; dateId: string },
  mayName: boolean,
): Promise<string[]> {
  const open = (await ideasForDate(deps, userId, dateId)).filter(({ state }) => isOpenState(state));
  if (open.length === 0) return [];
  if (!mayName) return [open.length === 1 ? 'One idea is kept for it.' : `${open.length} ideas are kept for it.`];
  const named = (state: IdeaState) =>
    open
      .filter((idea) => idea.state === state)
      .slice(0, SHOWN)
      .map(({ title }) => title)
      .join(', ');
  const [planned, thoughtOf] = [named('planned'), named('idea')];
  return [planned && `You plan for it: ${planned}`, thoughtOf && `Your ideas for it: ${thoughtOf}`].filter(Boolean);
}
