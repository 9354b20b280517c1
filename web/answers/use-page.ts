import { useCallback, useState } from 'react';

/** The chosen page, from 1. Another term begins at its first page, and so does a list that he has changed. */
export function usePage(term: string, list: string): [page: number, choose: (page: number) => void] {
  const [chosen, setChosen] = useState({ term, list, page: 1 });
  const isOfAnother = chosen.term !== term || chosen.list !== list;
  if (isOfAnother) setChosen({ term, list, page: 1 });
  const choose = useCallback((page: number) => setChosen({ term, list, page }), [term, list]);
  return [isOfAnother ? 1 : chosen.page, choose];
}
