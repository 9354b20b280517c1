import { useRef } from 'react';
import { Button } from '../ui/button';
import { useFocusBack } from '../ui/use-focus-back';
import { isEditable, isRemovable, type Part } from './editing';
import styles from './entry-actions.module.css';
import { editName, useItemDesk } from './item-desk';
import type { SearchItem } from './search';
import { useRemove } from './use-item-actions';

interface EntryActionsProps {
  item: SearchItem;
  isEditing: (part: Part) => boolean;
  /** Tells ten alike buttons apart: the id of the question. */
  describedBy: string;
}

const parts: readonly Part[] = ['answer', 'question'];

/** What may be done to an item; nothing for those who may not. */
export function EntryActions({ item, isEditing, describedBy }: EntryActionsProps) {
  const { rights } = useItemDesk();
  const open = parts.filter((part) => isRemovable(item, part, rights));
  return open.map((part) => (
    <div key={part} hidden={isEditing(part)} className={styles.group}>
      {isEditable(item, part, rights) && (
        <EditButton item={item} part={part} isEditing={isEditing(part)} describedBy={describedBy} />
      )}
      <RemoveButton item={item} part={part} describedBy={describedBy} />
    </div>
  ));
}

interface ActionProps {
  item: SearchItem;
  part: Part;
  describedBy: string;
}

function EditButton({ item, part, isEditing, describedBy }: ActionProps & { isEditing: boolean }) {
  const { edits } = useItemDesk();
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(isEditing, button);

  const text = part === 'answer' ? item.answer_text : item.question_text;
  return (
    <Button
      ref={button}
      kind="quiet"
      aria-describedby={describedBy}
      onClick={() => edits.open(editName(item, part), text ?? '')}
    >
      Edit {part}
    </Button>
  );
}

function RemoveButton({ item, part, describedBy }: ActionProps) {
  const { remove, isRemoving } = useRemove(item, part);
  return (
    <Button kind="quiet" aria-describedby={describedBy} busy={isRemoving} busyLabel="Deleting..." onClick={remove}>
      Delete {part}
    </Button>
  );
}
