import { type Question, QuestionText, questionCategories } from '../../../contract/questions';
import { faultIn } from '../../../contract/text';
import { readList } from '../../api/read-list';

type Listed = readonly Question[] | { questions?: readonly Question[] };

/** The system's questions, the newest first, so that an added one is seen. */
export function poolOf(reply: Listed | null): Question[] {
  return readList<Question>(reply)
    .filter((question) => question.created_by_user_id === null)
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || a.text.localeCompare(b.text));
}

const noneKept: ReadonlySet<string> = new Set();

/** Those with the term in their text or in the name of their category, and those that are to be kept in sight. */
export function soughtIn(pool: readonly Question[], term: string, kept = noneKept): readonly Question[] {
  const sought = term.trim().toLowerCase();
  if (!sought) return pool;
  return pool.filter(
    ({ id, text, category }) =>
      kept.has(id) ||
      text.toLowerCase().includes(sought) ||
      questionCategories[category].toLowerCase().includes(sought),
  );
}

/** What is wrong with a text. Nothing is, with none: an administrator's blank text is ignored without a word. */
export function poolTextFault(text: string): string | null {
  if (!text.trim()) return null;
  return faultIn(QuestionText, text);
}
