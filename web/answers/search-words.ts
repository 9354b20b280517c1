import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import { detailOf } from '../api/api-error';
import type { Part } from './editing';

/** What differs between the dashboard's tab and /search-answers. */
export interface SearchWords {
  emptyEdit: Record<Part, string>;
  updateFailed: Record<Part, (error: unknown) => string>;
  deleteFailed: Record<Part, (error: unknown) => string>;
  saveFailed: (error: unknown) => string;
}

const { search } = notebookMessages;
const plain = (text: string) => () => text;
const withDetail = (text: string) => (error: unknown) => `${text}: ${detailOf(error)}`;

export const dashboardWords: SearchWords = {
  emptyEdit: { question: messages.answer.emptyText, answer: messages.answer.emptyText },
  updateFailed: { question: plain(search.updateQuestionFailed), answer: plain(search.updateAnswerFailed) },
  deleteFailed: { question: withDetail(search.deleteQuestionFailed), answer: plain(search.deleteAnswerFailed) },
  saveFailed: withDetail(search.saveAnswerFailed),
};

/** Of the history, which has answers only. */
export const historyWords: SearchWords = {
  emptyEdit: { question: messages.question.emptyText, answer: messages.answer.emptyEdit },
  updateFailed: { question: plain(search.updateQuestionFailed), answer: plain(search.updateAnswerFailed) },
  deleteFailed: { question: plain(search.deleteQuestionFailed), answer: plain(notebookMessages.history.deleteFailed) },
  saveFailed: withDetail(search.saveAnswerFailed),
};

export const searchPageWords: SearchWords = {
  emptyEdit: { question: messages.question.emptyText, answer: messages.answer.emptyEdit },
  updateFailed: { question: withDetail(search.updateQuestionFailed), answer: withDetail(search.updateAnswerFailed) },
  deleteFailed: { question: withDetail(search.deleteQuestionFailed), answer: withDetail(search.deleteAnswerFailed) },
  saveFailed: withDetail(search.saveAnswerFailed),
};
