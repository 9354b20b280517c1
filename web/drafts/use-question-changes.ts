import { changedTo, detailOf } from '../api/api-error';
import { isGone } from '../api/is-gone';
import { type Confirmation, useConfirm } from '../ui/confirm';
import type { EditName } from './edit-storage';
import type { Edits } from './use-edits';

interface QuestionChanges {
  id: string;
  name: EditName;
  edits: Edits;
  edit: (change: { id: string; text: string; basedOn: string }) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  removal: Confirmation;
  words: Record<'updated' | 'updateFailed' | 'deleted' | 'deleteFailed', string>;
  say: (message: string) => void;
  /** It has left the list, or is about to, and with it the message's place. */
  onRemoved: (message: string) => void;
}

/** Saves new words for a question, and deletes it once that is confirmed; each says how it ended. */
export function useQuestionChanges({ id, name, edits, words, say, onRemoved, ...does }: QuestionChanges) {
  const confirm = useConfirm();
  const complain = (error: unknown, said: string) => (isGone(error) ? onRemoved : say)(`${said}: ${detailOf(error)}`);
  const save = async (text: string, basedOn: string) => {
    try {
      await does.edit({ id, text, basedOn });
      edits.discard(name);
      say(words.updated);
    } catch (error) {
      const theirs = changedTo(error);
      if (theirs !== null) return edits.meet(name, theirs);
      complain(error, words.updateFailed);
    }
  };
  const remove = async () => {
    if (!(await confirm(does.removal))) return;
    try {
      await does.remove(id);
      edits.discard(name);
      onRemoved(words.deleted);
    } catch (error) {
      complain(error, words.deleteFailed);
    }
  };
  return { save, remove };
}
