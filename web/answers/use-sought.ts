import { useState } from 'react';
import type { AnswerItem } from '../../contract/answers';
import { soughtIn } from './answer-address';

/** The answer that the address leads to; null on the way to none. */
export function useSoughtId(): string | null {
  const [id] = useState(() => soughtIn(location.hash));
  return id;
}

/**
 * Its place in the list, -1 while it has none, and whether it was never there. One that he deletes here and now was.
 * @param isKnown the list is what the server has by now
 */
export function useSoughtPlace(answers: readonly AnswerItem[], id: string | null, isKnown: boolean) {
  const place = id === null ? -1 : answers.findIndex(({ item_id }) => item_id === id);
  const [wasFound, setFound] = useState(false);
  if (place >= 0 && !wasFound) setFound(true);
  return { place, isGone: id !== null && isKnown && place < 0 && !wasFound };
}
