import { useState } from 'react';
import { useLeaveForLogin } from '../session/leave-for-login';
import { Card } from '../ui/card';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { AskForm } from './ask-form';
import { addEntry, type Entry } from './browser-history';
import { Entries } from './entries';
import { useAskedOnPage, useAskOnPage } from './queries';
import { useAskBox } from './use-ask-box';
import { useBrowserHistory } from './use-browser-history';

/** The assistant's page for those who may use it: the box, and under it what was asked. */
export function Assistant() {
  const entries = useBrowserHistory();
  const ask = useAskOnPage(useLeaveForLogin());
  const asked = useAskedOnPage();
  const { box, finish, isGood, choose } = useAskBox(asked);
  const [arrived, setArrived] = useState<string | null>(null);

  const submit = useOneAtATime(async () => {
    if (box.isAsking) return;
    const query = box.text.trim();
    if (!isGood(query)) return;
    const after = box.followed?.conversationId;
    const { timestamp } = unanswered(entries[0], query, after) ?? addEntry(query, new Date(), after);
    // What went wrong stands with the entry, and what he typed is still in the box.
    const reply = await ask.mutateAsync({ query, after, entry: timestamp }).catch(() => null);
    if (!reply) return;
    finish(query);
    setArrived(timestamp);
  });
  const retry = useOneAtATime(async ({ query, after, timestamp }: Entry) => {
    // What went wrong stands with the entry.
    await ask.mutateAsync({ query, after, entry: timestamp }).catch(() => null);
  });
  const chooseOnce = useOneAtATime(async (question: string) => choose(question));
  return (
    <>
      <Card>
        <AskForm
          {...box}
          onAsk={submit}
          button="action"
          announcement={asked.at(-1)?.status === 'success' ? 'The answer is below.' : ''}
        />
      </Card>
      <Entries entries={entries} isAsking={box.isAsking} arrived={arrived} onRetry={retry} onExample={chooseOnce} />
    </>
  );
}

/** Asking once more what has just failed goes on in its entry. */
function unanswered(newest: Entry | undefined, query: string, after: string | undefined): Entry | null {
  return newest && newest.query === query && newest.after === after && newest.response === '' ? newest : null;
}
