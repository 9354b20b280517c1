import { useRef, useState } from 'react';
import { useKeptText } from '../drafts/use-kept-text';
import { useLeaveForLogin } from '../session/leave-for-login';
import { useOwner } from '../session/use-owner';
import { Card } from '../ui/card';
import { focusField } from '../ui/focus-field';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { AskForm } from './ask-form';
import { addEntry, type Entry } from './browser-history';
import { Entries } from './entries';
import { useAskedOnPage, useAskOnPage, useIsAsking } from './queries';
import { QUERY_DRAFT, QUERY_FIELD } from './query-draft';
import { queryFault } from './query-rules';
import { useBrowserHistory } from './use-browser-history';
import { useFollowing } from './use-following';

/** The assistant's page for those who may use it: the box, and under it what was asked. */
export function Assistant() {
  const { text, write, finish } = useKeptText(useOwner(), QUERY_DRAFT);
  const [fault, setFault] = useState<string | null>(null);
  const entries = useBrowserHistory();
  const ask = useAskOnPage(useLeaveForLogin());
  const isAsking = useIsAsking();
  const asked = useAskedOnPage();
  const { followed, startOver } = useFollowing(asked);
  const [arrived, setArrived] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const toBox = () => form.current && focusField(form.current, QUERY_FIELD);

  const submit = useOneAtATime(async () => {
    if (isAsking) return;
    const query = text.trim();
    const found = queryFault(query);
    setFault(found);
    if (found) return toBox();
    const after = followed?.conversationId;
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
  const change = (typed: string) => {
    setFault(null);
    write(typed);
  };
  const choose = useOneAtATime(async (question: string) => {
    change(question);
    toBox();
  });
  return (
    <>
      <Card>
        <AskForm
          ref={form}
          text={text}
          onWrite={change}
          onAsk={submit}
          isAsking={isAsking}
          fault={fault}
          button="action"
          followed={followed}
          onStartOver={startOver}
          announcement={asked.at(-1)?.status === 'success' ? 'The answer is below.' : ''}
        />
      </Card>
      <Entries entries={entries} isAsking={isAsking} arrived={arrived} onRetry={retry} onExample={choose} />
    </>
  );
}

/** Asking once more what has just failed goes on in its entry. */
function unanswered(newest: Entry | undefined, query: string, after: string | undefined): Entry | null {
  return newest && newest.query === query && newest.after === after && newest.response === '' ? newest : null;
}
