import { messages } from '../../contract/messages';
import { useDeleteQuestion, useEditQuestion } from '../questions/queries';
import { type Confirmation, useConfirm } from '../ui/confirm';
import type { Part } from './editing';
import { draftKey, keyOf, useItemDesk } from './item-desk';
import { useDeleteAnswer, useEditAnswer, useSubmitAnswer } from './queries';
import type { SearchItem } from './search';
import { useSubmissionKey } from './submission-key';

/** Saves new words for one part of an item. */
export function useSaveEdit(item: SearchItem, part: Part) {
  const { answered, drafts, notes, words } = useItemDesk();
  const answer = useEditAnswer();
  const question = useEditQuestion();

  const save = async (text: string) => {
    try {
      if (part === 'answer') await answer.mutateAsync({ id: item.item_id, text });
      else await question.mutateAsync({ id: item.question_id, text });
      drafts.discard(draftKey.edit(item, part));
      notes.show(keyOf(item, answered), messages[part].updated);
    } catch (error) {
      notes.show(keyOf(item, answered), words.updateFailed[part](error));
    }
  };
  return { save, isSaving: answer.isPending || question.isPending };
}

/** Saves her answer to a question that had none. */
export function useSaveAnswer(item: SearchItem) {
  const { drafts, notes, onAnswered, words } = useItemDesk();
  const { question_id: questionId } = item;
  const keyFor = useSubmissionKey();
  const submit = useSubmitAnswer({
    // Before the list is fetched anew: there the item is another one, and must be known as this.
    onSaved: () => {
      onAnswered(questionId);
      drafts.discard(draftKey.newAnswer(item));
      notes.show(questionId, messages.answer.saved);
    },
  });

  const save = async (text: string) => {
    try {
      await submit.mutateAsync({ questionId, text, idempotencyKey: keyFor(text) });
    } catch (error) {
      notes.show(item.item_id, words.saveFailed(error));
    }
  };
  return { save, isSaving: submit.isPending };
}

const removals: Record<Part, Confirmation> = {
  answer: { title: 'Delete answer', text: messages.answer.deleteConfirm, confirmLabel: 'Delete', danger: true },
  question: {
    title: 'Delete question',
    text: (
      <>
        <p>{messages.question.deleteConfirm}</p>
        <p>{messages.search.deleteQuestionAnswers}</p>
      </>
    ),
    confirmLabel: 'Delete',
    danger: true,
  },
};

/** Deletes an answer, or a custom question with its answers, once he has confirmed it. */
export function useRemove(item: SearchItem, part: Part) {
  const { answered, notes, onRemoved, words } = useItemDesk();
  const confirm = useConfirm();
  const answer = useDeleteAnswer();
  const question = useDeleteQuestion();

  const remove = async () => {
    if (!(await confirm(removals[part]))) return;
    try {
      if (part === 'answer') await answer.mutateAsync(item.item_id);
      else await question.mutateAsync(item.question_id);
      onRemoved(messages[part].deleted);
    } catch (error) {
      notes.show(keyOf(item, answered), words.deleteFailed[part](error));
    }
  };
  return { remove, isRemoving: answer.isPending || question.isPending };
}
