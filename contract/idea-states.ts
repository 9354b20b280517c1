/** What an idea may become, and what became of it. Closed: a state is stored with every step. */
export const ideaStates = ['idea', 'planned', 'given', 'dropped'] as const;
export type IdeaState = (typeof ideaStates)[number];

/** Which moves there are. One that was made by mistake can be taken back besides. */
export const ideaMoves: Readonly<Record<IdeaState, readonly IdeaState[]>> = {
  idea: ['planned', 'dropped'],
  planned: ['given', 'dropped'],
  given: ['idea', 'dropped'],
  dropped: [],
};

/** Still to be done: what a basic husband may have so many of. */
export const isOpenState = (state: IdeaState): boolean => state === 'idea' || state === 'planned';

export interface Step {
  state: IdeaState;
}

/** Where taking the last step back leads; null where there is none to take back. The steps in their order. */
export const stateBefore = (steps: readonly Step[]): IdeaState | null => steps.at(-2)?.state ?? null;

/** All that it may become now. */
export function movesFrom(steps: readonly Step[]): IdeaState[] {
  const now = steps.at(-1)?.state;
  if (!now) return [];
  const before = stateBefore(steps);
  return [...new Set([...ideaMoves[now], ...(before && before !== now ? [before] : [])])];
}
