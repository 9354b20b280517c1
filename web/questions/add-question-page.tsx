import { can } from '../../contract/access';
import { messages } from '../../contract/messages';
import { useAccess } from '../session/access';
import { useMe } from '../session/me';
import { useSubscription } from '../session/subscription';
import { Page } from '../shell/page';
import { Skeleton } from '../ui/skeleton';
import { CustomQuestions } from './custom-questions';
import { CustomQuestionsOffer } from './custom-questions-offer';
import { NewQuestionForm } from './new-question-form';
import { addQuestionPage } from './question-places';

export default function AddQuestionPage() {
  return (
    <Page
      heading={messages.question.customTitle}
      lead="Ask what only you would ask. Your questions come up with the daily ones."
    >
      <Content />
    </Page>
  );
}

function Content() {
  const access = useAccess();
  const isKnown = useIsAccessKnown();
  if (can(access, 'write-questions')) {
    return (
      <>
        <NewQuestionForm place={addQuestionPage} />
        <CustomQuestions place={addQuestionPage} />
      </>
    );
  }
  return isKnown ? <CustomQuestionsOffer /> : <Skeleton shape="card" lines={4} />;
}

/** Nobody who has it is offered it: while it is not known whether somebody does, there is no offer. */
function useIsAccessKnown(): boolean {
  const [me, subscription] = [useMe(), useSubscription()];
  return subscription.data !== undefined || (!subscription.isPending && !me.isPending);
}
