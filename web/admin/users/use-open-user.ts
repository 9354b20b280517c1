import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../contract/accounts';
import { userDetailsQuery } from './queries';

/** Whose modal is open. It opens once his details have come; where they have not, with what the row knows. */
export function useOpenUser() {
  const cache = useQueryClient();
  const [opening, setOpening] = useState<string | null>(null);
  const [shown, setShown] = useState<User | null>(null);

  const open = async (row: User) => {
    if (opening !== null) return;
    setOpening(row.id);
    // Counts that were known once are not the counts of now.
    cache.removeQueries({ queryKey: userDetailsQuery(row.id).queryKey });
    await cache.prefetchQuery(userDetailsQuery(row.id));
    setOpening(null);
    setShown(row);
  };
  return { opening, shown, open, close: () => setShown(null) };
}
