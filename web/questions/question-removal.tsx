import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import type { Confirmation } from '../ui/confirm';

/** What he is asked before a question of his own is deleted, wherever that is done. */
export const questionRemoval: Confirmation = {
  title: 'Delete question',
  text: (
    <>
      <p>{messages.question.deleteConfirm}</p>
      <p>{notebookMessages.search.deleteQuestionAnswers}</p>
    </>
  ),
  confirmLabel: 'Delete',
  danger: true,
};
