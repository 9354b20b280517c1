import { useState } from 'react';
import type { AskedQuestion } from '../../contract/questions';
import { blankDraft, rewritten } from './draft';
import { dropDraft, keepDraft, readDraft } from './draft-storage';

/** What he types about a question, kept with every key press. Another question has words of its own, or none. */
export function useDraft(owner: string, question: AskedQuestion, isExtra: boolean) {
  const begin = () => readDraft(owner, question.id) ?? blankDraft(question, isExtra);
  const [draft, setDraft] = useState(begin);
  if (draft.question.id !== question.id) setDraft(begin());
  return {
    ...draft,
    write: (text: string) => {
      const next = rewritten(draft, text);
      keepDraft(owner, next);
      setDraft(next);
    },
    discard: () => {
      dropDraft(owner, question.id);
      setDraft(blankDraft(question, isExtra));
    },
  };
}
