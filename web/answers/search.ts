import type { AnswerItem } from '../../contract/answers';
import type { Question } from '../../contract/questions';

/** Built here from a question that he has neither answered nor written; the answers call never sends one. */
export type UnansweredItem = Omit<AnswerItem, 'type' | 'answer_text'> & {
  type: 'unanswered_question';
  answer_text: null;
};

export type SearchItem = AnswerItem | UnansweredItem;

/** An item with its texts folded once, so that a keystroke only compares. */
interface Entry {
  item: SearchItem;
  question: string;
  answer: string;
}

export interface Notebook {
  /** What the answers call gave. */
  entries: readonly Entry[];
  unanswered: readonly Entry[];
}

/** Letter case does not count, nor does how an accent is composed. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

const entryOf = (item: SearchItem): Entry => ({
  item,
  question: foldCase(item.question_text),
  answer: foldCase(item.answer_text ?? ''),
});

export function openNotebook(items: readonly AnswerItem[], questions: readonly Question[]): Notebook {
  const known = withId(items);
  return {
    entries: known.map(entryOf),
    unanswered: unansweredItems(known, questions).map(entryOf),
  };
}

/** His own first, newest first, then what he might ask. */
export function everythingIn({ entries, unanswered }: Notebook): SearchItem[] {
  return [...entries, ...unanswered].map(({ item }) => item);
}

export function withId(items: readonly AnswerItem[]): AnswerItem[] {
  return items.filter((item) => item.item_id);
}

export function unansweredItems(items: readonly AnswerItem[], questions: readonly Question[]): UnansweredItem[] {
  const answered = new Set(items.filter((item) => item.type === 'answer').map((item) => item.question_id));
  return questions
    .filter((question) => question.created_by_user_id === null && !answered.has(question.id))
    .map(({ id, text, created_at, category }) => ({
      item_id: id,
      type: 'unanswered_question',
      question_id: id,
      question_text: text,
      answer_text: null,
      created_at,
      is_custom_question: false,
      category,
    }));
}

/** Without a term everything of his; with one, what holds it, and then the questions still to ask that hold it. */
export function search({ entries, unanswered }: Notebook, term: string): SearchItem[] {
  const sought = foldCase(term.trim());
  if (!sought) return entries.map(({ item }) => item);
  const found: SearchItem[] = [];
  for (const list of [entries, unanswered]) {
    for (const entry of list) if (holds(entry, sought)) found.push(entry.item);
  }
  return found;
}

function holds({ question, answer }: Entry, sought: string): boolean {
  return question.includes(sought) || answer.includes(sought);
}

/** '3 answers found', and what was found beside answers, which would make the number a lie. */
export function countOf(found: readonly SearchItem[]): string {
  let answers = 0;
  for (const { type } of found) if (type === 'answer') answers++;
  const others = found.length - answers;
  const counted = `${answers.toLocaleString('en-US')} ${answers === 1 ? 'answer' : 'answers'} found`;
  if (others === 0) return counted;
  return `${counted}, ${others.toLocaleString('en-US')} ${others === 1 ? 'question' : 'questions'} not answered yet`;
}
