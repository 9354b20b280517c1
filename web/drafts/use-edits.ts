import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOwner } from '../session/use-owner';
import { dropEdit, type Edit, type EditName, keepEdit, listEdits, readEdit, watchEditsElsewhere } from './edit-storage';

interface OpenEdit extends Edit {
  /** Somebody else, or he on another device, has changed the text since: as it is now. */
  theirs?: string;
}

/** Texts that are being changed, by what they are of. They stand above a list, so that turning a page loses none. */
export interface Edits {
  /** Undefined while nothing is being changed there. */
  read: (name: EditName) => OpenEdit | undefined;
  /** All that are open. */
  names: readonly EditName[];
  /** Those of them that he began on an earlier visit, and may have to be led to. */
  restored: ReadonlySet<EditName>;
  open: (name: EditName, text: string) => void;
  write: (name: EditName, text: string) => void;
  meet: (name: EditName, theirs: string) => void;
  discard: (name: EditName) => void;
  /** True once after opening. A field that only comes back with its page leaves the person where he is. */
  takesFocus: (name: EditName) => boolean;
}

/** Kept with every key press: turning a page, leaving the tab and a session that ends lose none of it. */
export function useEdits(): Edits {
  const owner = useOwner();
  const cache = useQueryClient();
  const [edits, setEdits] = useState<ReadonlyMap<EditName, OpenEdit>>(() => listEdits(owner));
  const [restored] = useState<ReadonlySet<EditName>>(() => new Set(edits.keys()));
  const opened = useRef<EditName | null>(null);
  // What is open here goes on as in the other tab, and ends where it was saved or given up there.
  useEffect(() => {
    return watchEditsElsewhere(owner, (name, isDone) => {
      // Saved there, it is another text by now: the old one must not stand here as if nothing had come of it.
      if (!readEdit(owner, name)) void cache.invalidateQueries();
      setEdits((before) => {
        const here = before.get(name);
        if (!here) return before;
        const there = readEdit(owner, name);
        if (there) return new Map(before).set(name, { ...here, ...there });
        return here.text !== here.base && isDone(here.text) ? without(before, name) : before;
      });
    });
  }, [owner, cache]);
  return useMemo(() => {
    const put = (name: EditName, edit: OpenEdit) => {
      keepEdit(owner, name, edit);
      setEdits((before) => new Map(before).set(name, edit));
    };
    const change = (name: EditName, change: Partial<OpenEdit>) => {
      const edit = edits.get(name);
      if (edit) put(name, { ...edit, ...change });
    };
    return {
      read: (name) => edits.get(name),
      names: [...edits.keys()],
      restored,
      open: (name, text) => {
        opened.current = name;
        // He may be changing it in another tab: there, and here, it goes on from his words.
        put(name, readEdit(owner, name) ?? { base: text, text });
      },
      write: (name, text) => change(name, { text }),
      // Nothing of his has changed, so nothing is written: it may come late, after he has logged out.
      meet: (name, theirs) =>
        setEdits((before) => {
          const edit = before.get(name);
          return edit ? new Map(before).set(name, { ...edit, theirs }) : before;
        }),
      discard: (name) => {
        dropEdit(owner, name);
        setEdits((before) => without(before, name));
      },
      takesFocus: (name) => {
        const isJustOpened = opened.current === name;
        if (isJustOpened) opened.current = null;
        return isJustOpened;
      },
    };
  }, [edits, owner, restored]);
}

function without(edits: ReadonlyMap<EditName, OpenEdit>, name: EditName): Map<EditName, OpenEdit> {
  const rest = new Map(edits);
  rest.delete(name);
  return rest;
}
