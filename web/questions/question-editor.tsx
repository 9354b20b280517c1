import { useState } from 'react';
import { limits } from '../../contract/limits';
import { WritingForm } from '../ui/writing-form';
import { questionFault } from './question-rules';

interface QuestionEditorProps {
  /** The text as it stands. */
  text: string;
  busy: boolean;
  /** Receives the text without the blanks around it. */
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A question of his own, changed where it stands. */
export function QuestionEditor({ text: before, busy, onSave, onCancel }: QuestionEditorProps) {
  const [text, setText] = useState(before);
  return (
    <WritingForm
      text={text}
      onWrite={setText}
      label="Question"
      limit={limits.customQuestion}
      counts
      saveLabel="Save"
      busy={busy}
      takesFocus={() => true}
      fault={questionFault}
      onSave={onSave}
      onCancel={onCancel}
    />
  );
}
