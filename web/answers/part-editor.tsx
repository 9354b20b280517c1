import type { ReactNode } from 'react';
import { limits } from '../../contract/limits';
import { WritingForm } from '../ui/writing-form';
import { editFault, isEditable, type Part } from './editing';
import { draftKey, useItemDesk } from './item-desk';
import styles from './part-editor.module.css';
import type { SearchItem } from './search';
import { useSaveEdit } from './use-item-actions';

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
  const { drafts, rights } = useItemDesk();
  const key = draftKey(item, part);
  const draft = drafts.read(key);
  if (!isEditable(item, part, rights)) return children;
  if (draft !== undefined) {
    return (
      <>
        {/* The question names its entry also while it is changed. */}
        {part === 'question' && <div className="visually-hidden">{children}</div>}
        <PartField item={item} part={part} draft={draft} />
      </>
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

/** Only where something is changed: what saves it is not made for each entry that is read. */
function PartField({ item, part, draft }: Omit<PartEditorProps, 'children'> & { draft: string }) {
  const { drafts, words } = useItemDesk();
  const { save, isSaving } = useSaveEdit(item, part);
  const key = draftKey(item, part);
  return (
    <WritingForm
      {...fields[part]}
      text={draft}
      onWrite={(text) => drafts.write(key, text)}
      saveLabel="Save"
      busy={isSaving}
      takesFocus={() => drafts.takesFocus(key)}
      fault={(text) => editFault(part, text, words.emptyEdit[part])}
      onSave={save}
      onCancel={() => drafts.discard(key)}
    />
  );
}
