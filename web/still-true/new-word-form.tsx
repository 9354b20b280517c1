import { useState } from 'react';
import { AnswerText } from '../../contract/answers';
import { limits } from '../../contract/limits';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { faultIn } from '../../contract/text';
import { useSubmitAnswer } from '../answers/queries';
import { serverSaid } from '../api/api-error';
import { newIdempotencyKey } from '../api/idempotency-key';
import { NotKept } from '../drafts/not-kept';
import { useKeptText } from '../drafts/use-kept-text';
import { useOwner } from '../session/use-owner';
import { FormError } from '../ui/status-message';
import { WritingForm } from '../ui/writing-form';
import type { AskedAbout } from './queries';

interface NewWordFormProps {
  about: AskedAbout;
  onSaved: () => void;
  onCancel: () => void;
}

/** Room for what she says now. It takes the place of the old answer, which stays in its history. */
export function NewWordForm({ about, onSaved, onCancel }: NewWordFormProps) {
  const { text, write, finish } = useKeptText(useOwner(), `new word ${about.answerId}`);
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const { mutateAsync, isPending, error, reset } = useSubmitAnswer();
  const save = async (said: string) => {
    const { questionId, question: questionText, answerId: replaces } = about;
    try {
      await mutateAsync({ questionId, questionText, text: said, replaces, idempotencyKey });
      finish(said);
      onSaved();
    } catch {
      // Told below; his words stay.
    }
  };
  const change = (typed: string) => {
    if (typed.trim() !== text.trim()) setKey(newIdempotencyKey());
    if (error) reset();
    write(typed);
  };
  return (
    <>
      <WritingForm
        text={text}
        onWrite={change}
        label={words.newLabel}
        surface="paper"
        limit={limits.answer}
        saveLabel={words.save}
        busy={isPending}
        takesFocus={() => true}
        fault={(typed) => faultIn(AnswerText, typed)}
        onSave={save}
        onCancel={() => {
          write('');
          onCancel();
        }}
      />
      <FormError text={error && (serverSaid(error) ?? words.saveFailed)} />
      <NotKept />
    </>
  );
}
