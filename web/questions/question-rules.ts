import { messages } from '../../contract/messages';
import { type Question, QuestionText } from '../../contract/questions';
import { faultIn } from '../../contract/text';

/** What is wrong with the text of a question, new or changed; null where nothing is. */
export function questionFault(text: string): string | null {
  return faultIn(QuestionText, text);
}

/** Those that he wrote himself, newest first. */
export function ownQuestions(questions: readonly Question[], userId: string): Question[] {
  return questions
    .filter((question) => question.created_by_user_id === userId)
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
}

/** What cannot be read must not be saved over: it may be readable again. */
export function isReadable({ text }: Question): boolean {
  return text !== messages.answer.unreadable;
}
