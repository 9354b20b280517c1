import { useEffect, useState } from 'react';
import type { AskedQuestion } from '../../contract/questions';
import { blankDraft, rewritten } from './draft';
import { dropDraft, keepDraft, readDraft, watchElsewhere } from './draft-storage';

/**
 * What he types about a question, kept with every key press. Another question has words of its own, or none.
 * @param onDone another tab has sent these words, or emptied the box
 */
export function useDraft(owner: string, question: AskedQuestion, isExtra: boolean, onDone: () => void) {
  const begin = () => readDraft(owner, question.id) ?? blankDraft(question, isExtra);
  const [draft, setDraft] = useState(begin);
  if (draft.question.id !== question.id) setDraft(begin());
  useEffect(() => {
    return watchElsewhere(owner, question.id, (isDone) => {
      const there = readDraft(owner, question.id);
      if (there) return setDraft(there);
      if (!isDone(draft.text)) return;
      setDraft(blankDraft(question, isExtra));
      onDone();
    });
  });
  return {
    ...draft,
    write: (text: string) => {
      const next = rewritten(draft, text);
      keepDraft(owner, next);
      setDraft(next);
    },
    /** His words stay with their question, for when he wants them back; not where a logout has forgotten them meanwhile. */
    setAside: () => {
      const kept = readDraft(owner, question.id);
      if (kept) keepDraft(owner, { ...kept, isSkipped: true });
    },
    discard: () => {
      dropDraft(owner, question.id);
      setDraft(blankDraft(question, isExtra));
    },
  };
}
