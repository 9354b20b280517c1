import { NOTES_PER_PAGE } from './index-page';
import type { IndexedNote } from './notes';

/** A page as it was found; null notes where it could not be read. */
export interface FoundPage {
  page: number;
  notes: IndexedNote[] | null;
}

export interface LaidOutPage {
  page: number;
  notes: IndexedNote[];
  /** Whether it must be written, or, if nothing is left on it, removed. */
  changed: boolean;
}

/** Takes out what is no longer kept and puts what is new where there is room: only the pages it touches are written again. */
export function layOut(found: FoundPage[], kept: Set<IndexedNote>, added: IndexedNote[]): LaidOutPage[] {
  const pages = found.map(({ page, notes }): LaidOutPage => {
    const left = notes?.filter((note) => kept.has(note)) ?? [];
    return { page, notes: left, changed: left.length !== notes?.length };
  });
  for (const note of added) {
    const page = pages.find(({ notes }) => notes.length < NOTES_PER_PAGE) ?? addPage(pages);
    page.notes.push(note);
    page.changed = true;
  }
  return pages;
}

function addPage(pages: LaidOutPage[]): LaidOutPage {
  const page = { page: Math.max(0, ...pages.map((one) => one.page)) + 1, notes: [], changed: true };
  pages.push(page);
  return page;
}
