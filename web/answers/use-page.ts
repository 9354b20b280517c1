import { useCallback, useState } from 'react';
import { keepHere } from '../ui/kept-place';
import { usePlaceState } from '../ui/leaving';

interface Turned {
  /** What was being looked for. */
  term: string;
  page: number;
}

/** The chosen page, from 1. Another term begins at its first page, and so does a list that he has changed. */
export function usePage(term: string, list: string): [page: number, choose: (page: number) => void] {
  const { turned } = usePlaceState<{ turned: Turned }>();
  const [chosen, setChosen] = useState({ term, list, page: turned?.term === term ? turned.page : 1 });
  const isOfAnother = chosen.term !== term || chosen.list !== list;
  if (isOfAnother) setChosen({ term, list, page: 1 });
  const choose = useCallback(
    (page: number) => {
      setChosen({ term, list, page });
      keepHere({ turned: { term, page } satisfies Turned });
    },
    [term, list],
  );
  return [isOfAnother ? 1 : chosen.page, choose];
}
