import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { everythingIn, type Notebook } from './search';
import type { Found } from './use-advanced-search';

interface Edited {
  /** What was being looked for. */
  of: string;
  /** Where each of them stood, by its id. */
  places: ReadonlyMap<string, number>;
}

/**
 * What he changes in a list stays there until he looks for something else, though it may no longer hold the term: it
 * must not vanish under his hand, and its message with it.
 */
export function useEditedHere(found: Found, notebook: Notebook, sought: string): [Found, (id: string) => void] {
  const [edited, setEdited] = useState<Edited>({ of: sought, places: new Map() });
  if (edited.of !== sought) setEdited({ of: sought, places: new Map() });
  const places = edited.of === sought ? edited.places : null;
  // Read when it is needed: a callback that changed with every key would have every entry drawn anew.
  const shown = useRef(found);
  useEffect(() => {
    shown.current = found;
  });
  const keep = useCallback((id: string) => {
    const place = shown.current.items.findIndex((item) => item.item_id === id);
    if (place < 0) return;
    setEdited((before) => ({ ...before, places: new Map(before.places).set(id, place) }));
  }, []);
  const kept = useMemo(() => (places?.size ? withThese(found, notebook, places) : found), [found, notebook, places]);
  return [kept, keep];
}

function withThese(found: Found, notebook: Notebook, places: ReadonlyMap<string, number>): Found {
  const listed = new Set(found.items.map((item) => item.item_id));
  const missing = everythingIn(notebook).filter(({ item_id: id }) => places.has(id) && !listed.has(id));
  const items = [...found.items];
  const inOrder = missing.sort((a, b) => (places.get(a.item_id) ?? 0) - (places.get(b.item_id) ?? 0));
  for (const item of inOrder) items.splice(places.get(item.item_id) ?? 0, 0, item);
  return { ...found, items };
}
