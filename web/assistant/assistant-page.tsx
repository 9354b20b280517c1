import { can } from '../../contract/access';
import { assistantMessages } from '../../contract/assistant-messages';
import { named } from '../../contract/her-name';
import { messages } from '../../contract/messages';
import { useAccess } from '../session/access';
import { useHerName } from '../session/her-name';
import { useLoginAfterFailure } from '../session/use-login-after-failure';
import { Page } from '../shell/page';
import { LoadFailure } from '../ui/load-failure';
import { Skeleton } from '../ui/skeleton';
import { Assistant } from './assistant';
import { AssistantOffer } from './assistant-offer';
import { useEntryCheck } from './use-entry-check';

export default function AssistantPage() {
  return (
    <Page heading={messages.shell.aiAssistant} lead={named.askAbout(useHerName())}>
      <Content />
    </Page>
  );
}

function Content() {
  const access = useAccess();
  const { check, tryAgain } = useEntryCheck();
  useLoginAfterFailure(check === 'failed');

  if (check === 'failed') return <LoadFailure text={assistantMessages.statusFailed} onRetry={tryAgain} />;
  if (check === 'waiting') return <Skeleton shape="card" lines={5} />;
  return can(access, 'ask-assistant') ? <Assistant /> : <AssistantOffer />;
}
