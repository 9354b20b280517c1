import { can } from '../../contract/access';
import { paths } from '../../contract/paths';
import { phone } from '../../contract/words/phone';
import { detailOf } from '../api/api-error';
import { type WaitingAnswer, waitFor } from '../drafts/waiting-storage';
import { useAddQuestion } from '../questions/queries';
import { useAccess } from '../session/access';
import { useOwner } from '../session/use-owner';
import { Button, ButtonLink } from '../ui/button';
import { StatusMessage, useStatusMessage } from '../ui/status-message';

/** The question is gone: the same words as a question of his own keep hers. */
export function KeepAsOwn({ answer, describedBy }: { answer: WaitingAnswer; describedBy: string }) {
  const owner = useOwner();
  const adding = useAddQuestion();
  const { status, show, clear } = useStatusMessage();
  const mayAdd = can(useAccess(), 'write-questions');
  const keep = async () => {
    clear();
    try {
      const { id, text, category } = await adding.mutateAsync(answer.question.text);
      waitFor(owner, answer, { id, text, category, is_custom_question: true, answered: false });
    } catch (error) {
      show(`${phone.ownQuestionFailed} ${detailOf(error)}`, 'error');
    }
  };
  if (!mayAdd) return <ButtonLink href={paths.upgrade}>{phone.seePremium}</ButtonLink>;
  return (
    <>
      <Button aria-describedby={describedBy} busy={adding.isPending} onClick={() => void keep()}>
        {phone.ownQuestion}
      </Button>
      <StatusMessage status={status} />
    </>
  );
}
