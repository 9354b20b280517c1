import { createContext, useContext } from 'react';
import type { EditName } from '../drafts/edit-storage';
import type { Edits } from '../drafts/use-edits';
import type { ItemNotes } from '../ui/use-item-notes';
import type { Part, Rights } from './editing';
import type { SearchItem } from './search';
import type { SearchWords } from './search-words';

/** What the items of one list share: who may do what, in which words, and what is being written. */
export interface ItemDesk {
  words: SearchWords;
  rights: Rights;
  edits: Edits;
  notes: ItemNotes;
  /** Questions that were answered while this list is open. */
  answered: ReadonlySet<string>;
  onAnswered: (questionId: string) => void;
  /** New words are about to be saved: whatever they are, the item keeps its place. */
  onEdit: (itemId: string) => void;
  /** The session ended while her answer was being sent. */
  onLoggedOut: () => void;
  /** Something left the list, and with it the message's place. */
  onRemoved: (message: string) => void;
}

export const ItemDeskContext = createContext<ItemDesk | null>(null);

export function useItemDesk(): ItemDesk {
  const desk = useContext(ItemDeskContext);
  if (!desk) throw new Error('useItemDesk needs an ItemDeskContext above it.');
  return desk;
}

/** Stays the same when an item becomes an answer under the reader's eyes. */
export function keyOf(item: SearchItem, answered: ReadonlySet<string>): string {
  return answered.has(item.question_id) ? item.question_id : item.item_id;
}

/** What is being changed of it. A question has the same name in the list of his own questions. */
export function editName(item: SearchItem, part: Part): EditName {
  return part === 'answer' ? `answer ${item.item_id}` : `question ${item.question_id}`;
}
