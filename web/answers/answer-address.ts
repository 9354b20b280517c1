const PLACE = 'answer-';

/** Where one answer stands among all the others, with its question and its day. */
export function answerAddress(id: string): string {
  return `/view-answers#${PLACE}${id}`;
}

/** The answer that an address leads to, if it leads to one. */
export function soughtIn(hash: string): string | null {
  return hash.startsWith(`#${PLACE}`) ? hash.slice(PLACE.length + 1) : null;
}
