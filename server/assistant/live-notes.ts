import type { AnswerItem } from '../../contract/answers';
import { history } from '../answers/history';
import type { Deps } from '../deps';
import type { IndexedNote, Note } from './notes';

/** Her answers as they are at this moment; those that cannot be opened are left out. */
export async function liveNotes(deps: Deps, userId: string): Promise<Note[]> {
  const notes: Note[] = [];
  for await (const items of history(deps, userId)) notes.push(...items.flatMap(noteOf));
  return notes;
}

function noteOf(item: AnswerItem): Note[] {
  if (item.type !== 'answer' || item.answer_text === null || item.unreadable) return [];
  return [
    {
      id: item.item_id,
      questionId: item.question_id,
      question: item.question_text,
      answer: item.answer_text,
      createdAt: item.created_at,
    },
  ];
}

export interface Comparison {
  /** Indexed as they still are. */
  kept: Set<IndexedNote>;
  /** Written or changed since. */
  missing: Note[];
}

/** What an index holds beside what there is: the texts themselves are compared, so nothing that was changed can pass for fresh. */
export function compare(indexed: IndexedNote[], live: Note[]): Comparison {
  const byId = new Map(indexed.map((note) => [note.id, note]));
  const kept = new Set<IndexedNote>();
  const missing: Note[] = [];
  for (const note of live) {
    const known = byId.get(note.id);
    if (known && isSame(known, note)) kept.add(known);
    else missing.push(note);
  }
  return { kept, missing };
}

function isSame(one: Note, other: Note): boolean {
  return one.answer === other.answer && one.question === other.question;
}
