import { useQuery } from '@tanstack/react-query';
import { labelWith } from '../dates/date-words';
import { datesQuery } from '../dates/queries';
import { useHerName } from '../session/her-name';

interface Occasion {
  label: string;
  next: string;
  daysLeft: number;
}

/** The days that an idea may be for, as options to choose from and by their id. */
export function useOccasions(isNeeded: boolean) {
  const name = useHerName();
  const { data = [] } = useQuery({ ...datesQuery, enabled: isNeeded });
  const byId = new Map<string, Occasion>(
    data.map(({ id, next, daysLeft, ...date }) => [id, { label: labelWith(name, date), next, daysLeft }]),
  );
  return {
    all: [...byId].map(([value, { label }]) => ({ value, label })),
    of: (dateId: string | null) => (dateId === null ? undefined : byId.get(dateId)),
  };
}
