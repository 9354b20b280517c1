import { useRef } from 'react';
import { limits } from '../../contract/limits';
import { Button } from '../ui/button';
import { newAnswerFault } from './editing';
import { draftKey, useItemDesk } from './item-desk';
import type { SearchItem } from './search';
import { useFocusBack } from './use-focus-back';
import { useSaveAnswer } from './use-item-actions';
import { WritingForm } from './writing-form';

/** Room for her answer under a question that has none yet. */
export function AnswerInPlace({ item, describedBy }: { item: SearchItem; describedBy: string }) {
  const { drafts } = useItemDesk();
  const { save, isSaving } = useSaveAnswer(item);
  const key = draftKey.newAnswer(item);
  const isOpen = drafts.read(key) !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, button);
  if (!isOpen) {
    return (
      <div>
        <Button ref={button} aria-describedby={describedBy} onClick={() => drafts.open(key, '')}>
          Write her answer
        </Button>
      </div>
    );
  }
  return (
    <WritingForm
      draftKey={key}
      label="Her answer"
      limit={limits.answer}
      saveLabel="Save Answer"
      busy={isSaving}
      fault={newAnswerFault}
      onSave={save}
    />
  );
}
