import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { amendAddress } from '../ui/navigation';
import type { Ranked, readForSearch } from './advanced-search';
import { everythingIn, type Notebook, type SearchItem, search } from './search';
import { type Known, passes, readFilters, type SearchFilters, writeFilters } from './search-filters';

/** What a search gives to the list of results: the items in their order, and which words to mark. */
export interface Found {
  items: readonly SearchItem[];
  matched?: ReadonlySet<string>;
  /** More may be found in a moment: that it found nothing means nothing yet. */
  isPartial?: boolean;
}

interface Narrowing extends Known {
  filters: SearchFilters;
}

type Reader = typeof readForSearch;

/**
 * The search of everybody, and with `narrowing` that of premium. Until the file that ranks has arrived, and should it
 * never arrive, the term is sought as for everybody.
 */
export function useFound(notebook: Notebook, term: string, narrowing: Narrowing | null): Found {
  const read = useAdvancedReader(narrowing !== null);
  const advanced = useMemo(() => read?.(notebook), [read, notebook]);
  const isPartial = read === undefined;
  return useMemo(() => {
    if (!narrowing) return { items: search(notebook, term) };
    const isWanted = (item: SearchItem) => passes(item, narrowing.filters, narrowing);
    if (term && advanced) return advanced(term, isWanted) satisfies Ranked;
    return { items: unranked(notebook, term, narrowing.filters).filter(isWanted), isPartial: isPartial && term !== '' };
  }, [notebook, term, narrowing, advanced, isPartial]);
}

/** Newest first; without a term the questions still to ask are many, and shown when he asks for them. */
function unranked(notebook: Notebook, term: string, { notAsked }: SearchFilters): SearchItem[] {
  if (term || !notAsked) return search(notebook, term);
  return everythingIn(notebook);
}

/** Undefined while it is on its way; null where it is not wanted, or does not come. */
function useAdvancedReader(isWanted: boolean): Reader | null | undefined {
  const [read, setRead] = useState<Reader | null>();
  useEffect(() => {
    if (!isWanted) return;
    import('./advanced-search').then(
      (file) => setRead(() => file.readForSearch),
      () => setRead(null),
    );
  }, [isWanted]);
  return isWanted ? read : null;
}

export function useFiltersInAddress(): [SearchFilters, (filters: SearchFilters) => void] {
  const search = useSearch();
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  return [filters, chooseFilters];
}

/** The term stands behind them, and stays. */
function chooseFilters(chosen: SearchFilters): void {
  const query = `${writeFilters(new URLSearchParams(location.search), chosen)}`;
  amendAddress({ search: query && `?${query}` });
}
