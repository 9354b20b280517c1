import type { ReactNode } from 'react';
import { limits } from '../../contract/limits';
import { editFault, isEditable, type Part } from './editing';
import { draftKey, useItemDesk } from './item-desk';
import styles from './part-editor.module.css';
import type { SearchItem } from './search';
import { useSaveEdit } from './use-item-actions';
import { WritingForm } from './writing-form';

const fields = {
  question: { label: 'Question', limit: limits.customQuestion },
  answer: { label: 'Her answer', limit: limits.answer },
};

interface PartEditorProps {
  item: SearchItem;
  part: Part;
  /** The part as it is read. */
  children: ReactNode;
}

/** A part that a click turns into a field, where it may be changed. */
export function PartEditor({ item, part, children }: PartEditorProps) {
  const { drafts, rights, words } = useItemDesk();
  const { save, isSaving } = useSaveEdit(item, part);
  const key = draftKey.edit(item, part);
  if (!isEditable(item, part, rights)) return children;
  if (drafts.read(key) !== undefined) {
    return (
      <WritingForm
        {...fields[part]}
        draftKey={key}
        saveLabel="Save"
        busy={isSaving}
        fault={(text) => editFault(part, text, words.emptyEdit[part])}
        onSave={save}
      />
    );
  }
  const open = () => {
    // Somebody who marks her words to copy them does not want to change them.
    if (getSelection()?.isCollapsed === false) return;
    drafts.open(key, (part === 'answer' ? item.answer_text : item.question_text) ?? '');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the mouse
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the edit button
    <div className={styles.part} onClick={open}>
      {children}
    </div>
  );
}
