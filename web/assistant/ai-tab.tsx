import { useRef, useState } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { messages } from '../../contract/messages';
import { dashboardAt } from '../../contract/paths';
import { useKeptText } from '../drafts/use-kept-text';
import { useOwner } from '../session/use-owner';
import { Card } from '../ui/card';
import { focusField } from '../ui/focus-field';
import { Link } from '../ui/navigation';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import styles from './ai-tab.module.css';
import { AskForm } from './ask-form';
import { useAskedInTab, useAskInTab, useIsAsking } from './queries';
import { ON_HIS_WAY, QUERY_DRAFT, QUERY_FIELD } from './query-draft';
import { askFailure, queryFault } from './query-rules';
import { ResponsePanel } from './response-panel';
import { useArrival } from './use-arrival';
import { useFollowing } from './use-following';

const words = assistantMessages;

/** The dashboard's 'AI Assistant': one question, one answer, and the way to the earlier ones. */
export function AiTab() {
  const { text, write, finish } = useKeptText(useOwner(), QUERY_DRAFT);
  const [fault, setFault] = useState<string | null>(null);
  const { status, show, clear } = useStatusMessage();
  const ask = useAskInTab();
  const isAsking = useIsAsking();
  const asked = useAskedInTab();
  const { followed, startOver } = useFollowing(asked);
  const form = useRef<HTMLFormElement>(null);
  const toBox = () => form.current && focusField(form.current, QUERY_FIELD);
  useArrival(toBox);

  const submit = useOneAtATime(async () => {
    const query = text.trim();
    if (isAsking || !query) return;
    clear();
    const found = queryFault(query);
    setFault(found);
    if (found) return toBox();
    try {
      await ask.mutateAsync({ query, after: followed?.conversationId });
      finish(query);
      show(words.processed);
    } catch (error) {
      show(askFailure(error, words.tabFailed), 'error');
    }
  });
  const change = (typed: string) => {
    setFault(null);
    write(typed);
  };
  const choose = (question: string) => {
    change(question);
    toBox();
  };
  return (
    <div className={styles.tab}>
      <Card
        title={messages.shell.aiAssistant}
        aside={
          <Link href={dashboardAt('query-history')} state={ON_HIS_WAY}>
            {words.history.title}
          </Link>
        }
      >
        <AskForm
          ref={form}
          text={text}
          onWrite={change}
          onAsk={submit}
          isAsking={isAsking}
          fault={fault}
          // On the dashboard the one action is today's question.
          button="primary"
          followed={followed}
          onStartOver={startOver}
          announcement=""
        />
      </Card>
      <ResponsePanel asked={asked.at(-1)} onExample={choose} />
      <div className={styles.outcome}>
        <StatusMessage status={status} />
      </div>
    </div>
  );
}
