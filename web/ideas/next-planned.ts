import type { PlannedIdea } from '../../contract/ideas';

/** A day that it is for. */
export interface Due {
  label: string;
  next: string;
}

export interface NextPlanned {
  idea: PlannedIdea;
  /** The day it is for, as far as that is known. */
  day: string | null;
  /** The occasion by its name. */
  label: string | null;
}

/** What he plans that comes first; what has no day comes after all that have one. */
export function nextPlanned(
  planned: readonly PlannedIdea[],
  occasionOf: (dateId: string | null) => Due | undefined,
  today: string,
): NextPlanned | null {
  const all = planned.map((idea): NextPlanned => {
    const occasion = occasionOf(idea.dateId);
    const isAhead = idea.plannedFor !== null && idea.plannedFor >= today;
    return { idea, day: isAhead ? idea.plannedFor : (occasion?.next ?? null), label: occasion?.label ?? null };
  });
  const [first = null] = all.sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
  return first;
}
