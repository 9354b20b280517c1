import { messages } from '../../contract/messages';
import { changedTo, hasCode } from '../api/api-error';
import { isGone } from '../api/is-gone';
import { useDeleteQuestion, useEditQuestion } from '../questions/queries';
import { useConfirm } from '../ui/confirm';
import type { Part } from './editing';
import { editName, type ItemDesk, keyOf, useItemDesk } from './item-desk';
import { useDeleteAnswer, useEditAnswer, useSubmitAnswer } from './queries';
import { removals } from './removals';
import type { SearchItem } from './search';

/** Saves new words for one part of an item. */
export function useSaveEdit(item: SearchItem, part: Part) {
  const desk = useItemDesk();
  const answer = useEditAnswer();
  const question = useEditQuestion();

  const name = editName(item, part);

  const save = async (text: string, basedOn: string) => {
    desk.onEdit(item.item_id);
    try {
      if (part === 'answer') await answer.mutateAsync({ id: item.item_id, text, basedOn });
      else await question.mutateAsync({ id: item.question_id, text, basedOn });
      desk.edits.discard(name);
      desk.notes.show(keyOf(item, desk.answered), messages[part].updated);
    } catch (error) {
      const theirs = changedTo(error);
      if (theirs !== null) return desk.edits.meet(name, theirs);
      complain(desk, item, error, desk.words.updateFailed[part](error));
    }
  };
  return { save, isSaving: answer.isPending || question.isPending };
}

interface Begun {
  idempotencyKey: string;
  discard: () => void;
}

/** Saves her answer to a question that had none. */
export function useSaveAnswer(item: SearchItem, { idempotencyKey, discard }: Begun) {
  const { notes, onAnswered, onLoggedOut, words } = useItemDesk();
  const { question_id: questionId, question_text: questionText } = item;
  const submit = useSubmitAnswer({
    // Before the list is fetched anew: there the item is another one, and must be known as this.
    onSaved: () => {
      onAnswered(questionId);
      discard();
      notes.show(questionId, messages.answer.saved);
    },
    onLoggedOut,
  });

  const save = async (text: string) => {
    try {
      await submit.mutateAsync({ questionId, questionText, text, idempotencyKey });
    } catch (error) {
      const isLoggedOut = hasCode(error, 'authentication_required');
      notes.show(item.item_id, isLoggedOut ? messages.answer.sessionExpired : words.saveFailed(error), 'error');
    }
  };
  return { save, isSaving: submit.isPending };
}

/** Deletes an answer, or a custom question with its answers, once he has confirmed it. */
export function useRemove(item: SearchItem, part: Part) {
  const desk = useItemDesk();
  const confirm = useConfirm();
  const answer = useDeleteAnswer();
  const question = useDeleteQuestion();

  const remove = async () => {
    if (!(await confirm(removals[part]))) return;
    try {
      if (part === 'answer') await answer.mutateAsync(item.item_id);
      else await question.mutateAsync(item.question_id);
      desk.edits.discard(editName(item, part));
      desk.onRemoved(messages[part].deleted);
    } catch (error) {
      complain(desk, item, error, desk.words.deleteFailed[part](error));
    }
  };
  return { remove, isRemoving: answer.isPending || question.isPending };
}

/** With the item, unless it is gone on the server: then it leaves the list, and would take the words with it. */
function complain({ answered, notes, onRemoved }: ItemDesk, item: SearchItem, error: unknown, text: string): void {
  if (isGone(error)) onRemoved(text);
  else notes.show(keyOf(item, answered), text);
}
