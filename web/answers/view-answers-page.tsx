import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { readList } from '../api/read-list';
import { useLoginAfterFailure } from '../session/use-login-after-failure';
import { Page } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LoadFailure } from '../ui/load-failure';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { answersOf, byMonth } from './history';
import { HistoryMonths } from './history-months';
import { answersQuery } from './queries';
import { useIsPrinting } from './use-printing';
import { useSoughtId, useSoughtPlace } from './use-sought';

/** As much as a screen reader, a thumb and a browser take in at once. */
const STEP = 50;

export default function ViewAnswersPage() {
  const sought = useSoughtId();
  // A list from a moment ago may lack what he was led to: only the server can say that it is gone.
  const fetched = useQuery({ ...answersQuery, refetchOnMount: sought === null || 'always' });
  const { data, isPending, isFetching, isLoadingError, refetch } = fetched;
  const answers = useMemo(() => answersOf(readList(data ?? null)), [data]);
  const { place, isGone } = useSoughtPlace(
    answers,
    sought,
    fetched.isFetchedAfterMount && fetched.isSuccess && !isFetching,
  );
  const [steps, setSteps] = useState(1);
  const reached = Math.ceil((place + 1) / STEP);
  // Kept: should he delete the answer he was led to, the list must not shrink under him.
  if (reached > steps) setSteps(reached);
  const isPrinting = useIsPrinting();
  const shown = isPrinting ? answers.length : STEP * Math.max(steps, reached);
  const months = useMemo(() => byMonth(answers.slice(0, shown)), [answers, shown]);

  useLoginAfterFailure(isLoadingError && !isFetching);

  const list = useRef<HTMLDivElement>(null);
  const showOlder = () => {
    flushSync(() => setSteps(steps + 1));
    // The button may be gone, and reading goes on with the first of them.
    list.current?.querySelectorAll<HTMLElement>('article h3')[shown]?.focus();
  };

  return (
    <Page heading={messages.history.title} lead="Everything she told you, the newest first.">
      {isPending && <Skeleton shape="card" lines={6} />}
      {isLoadingError && <LoadFailure text={messages.history.loadFailed} onRetry={refetch} />}
      <Notice shown={isGone}>{messages.history.gone}</Notice>
      {data && answers.length === 0 && <NothingYet />}
      <HistoryMonths ref={list} months={months} sought={sought} />
      {answers.length > shown && (
        <div>
          <Button onClick={showOlder}>Show older answers</Button>
        </div>
      )}
    </Page>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing is written here yet"
      action={<ButtonLink href={paths.questionOfTheDay}>Go to today's question</ButtonLink>}
    >
      <p>Ask her today's question. What she says will stand here with its day.</p>
    </EmptyState>
  );
}
