import { useRef, useState } from 'react';
import { limits } from '../../contract/limits';
import type { AskedQuestion } from '../../contract/questions';
import { NotKept } from '../drafts/not-kept';
import { useDraft } from '../drafts/use-draft';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import { useFocusBack } from '../ui/use-focus-back';
import { WritingForm } from '../ui/writing-form';
import { newAnswerFault } from './editing';
import type { SearchItem } from './search';
import { useSaveAnswer } from './use-item-actions';

const questionOf = ({ question_id, question_text, category, is_custom_question }: SearchItem): AskedQuestion => ({
  id: question_id,
  text: question_text,
  category,
  is_custom_question,
  answered: false,
});

/** Room for her answer under a question that has none yet. The words are those of the question's own page. */
export function AnswerInPlace({ item, describedBy }: { item: SearchItem; describedBy: string }) {
  const [isAskedFor, setAskedFor] = useState(false);
  const draft = useDraft(useOwner(), questionOf(item), false, () => setAskedFor(false));
  const { save, isSaving } = useSaveAnswer(item, draft);
  const isOpen = isAskedFor || draft.text !== '';
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, button);
  if (!isOpen) {
    return (
      <div>
        <Button ref={button} aria-describedby={describedBy} onClick={() => setAskedFor(true)}>
          Write her answer
        </Button>
      </div>
    );
  }
  return (
    <>
      <WritingForm
        text={draft.text}
        onWrite={(text) => {
          setAskedFor(true);
          draft.write(text);
        }}
        label="Her answer"
        surface="paper"
        limit={limits.answer}
        saveLabel="Save Answer"
        busy={isSaving}
        takesFocus={() => isAskedFor}
        fault={newAnswerFault}
        onSave={save}
        onCancel={() => {
          setAskedFor(false);
          draft.discard();
        }}
      />
      <NotKept />
    </>
  );
}
