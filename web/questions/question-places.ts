import { messages } from '../../contract/messages';
import { detailOf } from '../api/api-error';
import type { ButtonKind } from '../ui/button';

/** What differs between /add-question and the dashboard's tab. */
export interface QuestionPlace {
  blank: 'refused' | 'ignored';
  addFailed: (error: unknown) => string;
  /** The dashboard has said so above its tabs already. */
  tellsLoadFailure: boolean;
  /** On the dashboard the one action is today's question. */
  addButton: ButtonKind;
}

export const addQuestionPage: QuestionPlace = {
  blank: 'refused',
  addFailed: (error) => `${messages.question.addFailed}: ${detailOf(error)}`,
  tellsLoadFailure: true,
  addButton: 'action',
};

export const dashboardTab: QuestionPlace = {
  blank: 'ignored',
  addFailed: () => messages.question.addFailed,
  tellsLoadFailure: false,
  addButton: 'primary',
};
