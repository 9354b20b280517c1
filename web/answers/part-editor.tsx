import type { ReactNode } from 'react';
import { limits } from '../../contract/limits';
import { EditForm } from '../drafts/edit-form';
import { editFault, isEditable, type Part } from './editing';
import { editName, useItemDesk } from './item-desk';
import styles from './part-editor.module.css';
import type { SearchItem } from './search';
import { useSaveEdit } from './use-item-actions';

const fields = {
  question: { label: 'Question', limit: limits.customQuestion },
  answer: { label: 'Her answer', limit: limits.answer, surface: 'paper' },
} as const;

interface PartEditorProps {
  item: SearchItem;
  part: Part;
  /** The part as it is read. */
  children: ReactNode;
}

/** A part that a click turns into a field, where it may be changed. */
export function PartEditor({ item, part, children }: PartEditorProps) {
  const { edits, rights } = useItemDesk();
  const name = editName(item, part);
  if (!isEditable(item, part, rights)) return children;
  if (edits.read(name)) {
    return (
      <>
        {/* The question names its entry also while it is changed. */}
        {part === 'question' && <div className="visually-hidden">{children}</div>}
        <PartField item={item} part={part} />
      </>
    );
  }
  const open = () => {
    // Somebody who marks her words to copy them does not want to change them.
    if (getSelection()?.isCollapsed === false) return;
    edits.open(name, (part === 'answer' ? item.answer_text : item.question_text) ?? '');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the mouse
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the edit button
    <div className={styles.part} onClick={open}>
      {children}
    </div>
  );
}

/** Only where something is changed: what saves it is not made for each entry that is read. */
function PartField({ item, part }: Omit<PartEditorProps, 'children'>) {
  const { edits, words } = useItemDesk();
  const { save, isSaving } = useSaveEdit(item, part);
  return (
    <EditForm
      {...fields[part]}
      edits={edits}
      name={editName(item, part)}
      saveLabel="Save"
      busy={isSaving}
      fault={(text) => editFault(part, text, words.emptyEdit[part])}
      onSave={save}
    />
  );
}
