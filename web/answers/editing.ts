import { EditedAnswerText } from '../../contract/answers';
import { messages } from '../../contract/messages';
import { QuestionText } from '../../contract/questions';
import { faultIn } from '../../contract/text';
import type { SearchItem } from './search';

export type Part = 'question' | 'answer';

export interface Rights {
  editAnswers: boolean;
  writeQuestions: boolean;
}

/** Answers may be changed; of questions only his own. What cannot be read must not be saved over. */
export function isEditable(item: SearchItem, part: Part, rights: Rights): boolean {
  if (item.unreadable) return false;
  return isRemovable(item, part, rights);
}

export function isRemovable(item: SearchItem, part: Part, rights: Rights): boolean {
  if (part === 'answer') return item.type === 'answer' && rights.editAnswers;
  return item.is_custom_question && rights.writeQuestions;
}

export function isAnswerable(item: SearchItem): boolean {
  return item.type !== 'answer' && !item.unreadable;
}

const texts = { question: QuestionText, answer: EditedAnswerText };

/** What is wrong with a text that is to be saved, by the server's own rule; null where nothing is. */
export function editFault(part: Part, text: string, emptyText: string): string | null {
  if (text.trim() === '') return emptyText;
  return faultIn(texts[part], text);
}

export function newAnswerFault(text: string): string | null {
  return editFault('answer', text, messages.answer.emptyInline);
}
