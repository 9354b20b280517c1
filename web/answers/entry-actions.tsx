import { useRef } from 'react';
import { ideaMessages } from '../../contract/idea-messages';
import { notebookMessages } from '../../contract/notebook-messages';
import { Menu, type MenuEntry } from '../ui/menu';
import { useFocusBack } from '../ui/use-focus-back';
import { isEditable, isRemovable, type Part } from './editing';
import { editName, useItemDesk } from './item-desk';
import type { SearchItem } from './search';
import { useRemove } from './use-item-actions';

interface EntryActionsProps {
  item: SearchItem;
  isEditing: (part: Part) => boolean;
  /** Tells ten alike menus apart: the id of the question. */
  describedBy: string;
  /** He wants to keep it as an idea of his. */
  onKeep: () => void;
}

const parts: readonly Part[] = ['answer', 'question'];

/** What may be done to an item: her words can be kept as an idea by everybody, the rest is for those who may. */
export function EntryActions({ item, isEditing, describedBy, onKeep }: EntryActionsProps) {
  const { rights, edits } = useItemDesk();
  const removals = { answer: useRemove(item, 'answer'), question: useRemove(item, 'question') };
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(isEditing('answer'), button);
  useFocusBack(isEditing('question'), button);

  const actsOn = (part: Part): MenuEntry[] => {
    const text = part === 'answer' ? item.answer_text : item.question_text;
    const edit = { label: `Edit ${part}`, onChoose: () => edits.open(editName(item, part), text ?? '') };
    const remove = { label: `Delete ${part}`, danger: true, onChoose: removals[part].remove };
    return isEditable(item, part, rights) ? [edit, remove] : [remove];
  };
  const own = parts.filter((part) => isRemovable(item, part, rights) && !isEditing(part)).flatMap(actsOn);
  const isHers = item.type === 'answer' && !item.unreadable;
  const entries = isHers ? [{ label: ideaMessages.keep, onChoose: onKeep }, ...own] : own;
  const isRemoving = parts.some((part) => removals[part].isRemoving);
  if (entries.length === 0) return null;
  return (
    <Menu
      button={button}
      label={notebookMessages.entry.options}
      of={describedBy}
      entries={entries}
      busyLabel={isRemoving && notebookMessages.entry.deleting}
    />
  );
}
