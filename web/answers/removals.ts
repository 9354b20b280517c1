import { messages } from '../../contract/messages';
import { questionRemoval } from '../questions/question-removal';
import type { Confirmation } from '../ui/confirm';
import type { Part } from './editing';

/** What he is asked before something is deleted, wherever that is done. */
export const removals: Record<Part, Confirmation> = {
  answer: { title: 'Delete answer', text: messages.answer.deleteConfirm, confirmLabel: 'Delete', danger: true },
  question: questionRemoval,
};
