import { assistantMessages } from '../../contract/assistant-messages';
import { messages } from '../../contract/messages';
import { dashboardAt } from '../../contract/paths';
import { Card } from '../ui/card';
import { ListOutcome } from '../ui/list-outcome';
import { Link } from '../ui/navigation';
import stack from '../ui/stack.module.css';
import { useStatusMessage } from '../ui/status-message';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { AskForm } from './ask-form';
import { useAskedInTab, useAskInTab } from './queries';
import { ON_HIS_WAY } from './query-draft';
import { askFailure } from './query-rules';
import { ResponsePanel } from './response-panel';
import { useArrival } from './use-arrival';
import { useAskBox } from './use-ask-box';

const words = assistantMessages;

/** The dashboard's 'AI Assistant': one question, one answer, and the way to the earlier ones. */
export function AiTab() {
  const { status, show, clear } = useStatusMessage();
  const ask = useAskInTab();
  const asked = useAskedInTab();
  const { box, toBox, finish, isGood, choose } = useAskBox(asked);
  useArrival(toBox);

  const submit = useOneAtATime(async () => {
    const query = box.text.trim();
    if (box.isAsking || !query) return;
    clear();
    if (!isGood(query)) return;
    try {
      await ask.mutateAsync({ query, after: box.followed?.conversationId });
      finish(query);
      show(words.processed);
    } catch (error) {
      show(askFailure(error, words.tabFailed), 'error');
    }
  });
  return (
    <div className={stack.loose}>
      <Card
        title={messages.shell.aiAssistant}
        aside={
          <Link href={dashboardAt('query-history')} state={ON_HIS_WAY}>
            {words.history.title}
          </Link>
        }
      >
        <AskForm
          {...box}
          onAsk={submit}
          // On the dashboard the one action is today's question.
          button="primary"
          announcement=""
        />
      </Card>
      <ResponsePanel asked={asked.at(-1)} onExample={choose} />
      <ListOutcome status={status} />
    </div>
  );
}
