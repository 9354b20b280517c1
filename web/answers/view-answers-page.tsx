import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { timings } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { readList } from '../api/read-list';
import { Page } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LoadFailure } from '../ui/load-failure';
import { Skeleton } from '../ui/skeleton';
import { answersOf, byMonth } from './history';
import { HistoryMonths } from './history-months';
import { answersQuery } from './queries';

/** As much as a screen reader, a thumb and a browser take in at once. */
const STEP = 50;

export default function ViewAnswersPage() {
  const { data, isPending, isFetching, isLoadingError, refetch } = useQuery(answersQuery);
  const [shown, setShown] = useState(STEP);
  const answers = useMemo(() => answersOf(readList(data ?? null)), [data]);
  const months = useMemo(() => byMonth(answers.slice(0, shown)), [answers, shown]);

  useEffect(() => {
    if (!isLoadingError || isFetching) return;
    const timer = setTimeout(() => navigate('/login'), timings.statusMessage);
    return () => clearTimeout(timer);
  }, [isLoadingError, isFetching]);

  return (
    <Page heading={messages.history.title} lead="Everything she told you, the newest first.">
      {isPending && <Skeleton shape="card" lines={6} />}
      {isLoadingError && <LoadFailure text={messages.history.loadFailed} onRetry={refetch} />}
      {data && answers.length === 0 && <NothingYet />}
      <HistoryMonths months={months} />
      {answers.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + STEP)}>Show older answers</Button>
        </div>
      )}
    </Page>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing is written here yet"
      action={<ButtonLink href="/question-of-the-day">Go to today's question</ButtonLink>}
    >
      <p>Ask her today's question. What she says will stand here with its day.</p>
    </EmptyState>
  );
}
