import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { can } from '../../contract/access';
import { named } from '../../contract/her-name';
import { notebookMessages } from '../../contract/notebook-messages';
import { paths } from '../../contract/paths';
import { readList } from '../api/read-list';
import { useAccess } from '../session/access';
import { useHerName } from '../session/her-name';
import { useSubscription } from '../session/subscription';
import { useLoginAfterFailure } from '../session/use-login-after-failure';
import { Page } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { useKeptScroll } from '../ui/kept-place';
import { LoadFailure } from '../ui/load-failure';
import { Link } from '../ui/navigation';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { answersOf, byMonth } from './history';
import { HistoryMonths } from './history-months';
import { MonthChoice } from './month-choice';
import { answersQuery } from './queries';
import { useIsPrinting } from './use-printing';
import { useShownPart } from './use-shown-part';
import { useSoughtId, useSoughtPlace } from './use-sought';

export default function ViewAnswersPage() {
  const sought = useSoughtId();
  const name = useHerName();
  // A list from a moment ago may lack what he was led to: only the server can say that it is gone.
  const fetched = useQuery({ ...answersQuery, refetchOnMount: sought === null || 'always' });
  const { data, isPending, isFetching, isLoadingError, refetch } = fetched;
  const answers = useMemo(() => answersOf(readList(data ?? null)), [data]);
  const { place, isGone } = useSoughtPlace(
    answers,
    sought,
    fetched.isFetchedAfterMount && fetched.isSuccess && !isFetching,
  );
  const all = useMemo(() => byMonth(answers), [answers]);
  const { from, to, newer, showNewer, showOlder } = useShownPart(all, place);
  const isPrinting = useIsPrinting();
  const months = useMemo(
    () => (isPrinting ? all : byMonth(answers.slice(from, to))),
    [all, answers, from, to, isPrinting],
  );
  useKeptScroll(answers.length > 0);

  useLoginAfterFailure(isLoadingError && !isFetching);

  const list = useRef<HTMLDivElement>(null);
  /** The button may be gone, and reading goes on with the nearest of what came. */
  const goOnAt = (n: number) => list.current?.querySelectorAll<HTMLElement>('article h3')[n]?.focus();
  const addOlder = () => {
    flushSync(showOlder);
    goOnAt(to - from);
  };
  const addNewer = () => {
    flushSync(showNewer);
    goOnAt(newer - 1);
  };

  return (
    <Page heading={notebookMessages.history.title} lead={named.everything(name)}>
      {isPending && <Skeleton shape="card" lines={6} />}
      {isLoadingError && <LoadFailure text={notebookMessages.history.loadFailed} onRetry={refetch} />}
      <Notice shown={isGone}>{notebookMessages.history.gone}</Notice>
      {data && answers.length === 0 && <NothingYet />}
      {answers.length > 0 && <EditingIsPremium />}
      <MonthChoice months={all} />
      {newer > 0 && !isPrinting && (
        <div>
          <Button onClick={addNewer}>Show newer answers</Button>
        </div>
      )}
      <HistoryMonths ref={list} months={months} sought={sought} />
      {answers.length > to && !isPrinting && (
        <div>
          <Button onClick={addOlder}>Show older answers</Button>
        </div>
      )}
    </Page>
  );
}

/** Why there is no menu on his pages; nothing while it is not known what he has paid for. */
function EditingIsPremium() {
  const access = useAccess();
  const isKnown = useSubscription().data !== undefined;
  if (!isKnown || can(access, 'edit-answers')) return null;
  return (
    <p>
      {notebookMessages.history.editing} <Link href={paths.upgrade}>{notebookMessages.history.seePremium}</Link>
    </p>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={notebookMessages.history.none}
      action={<ButtonLink href={paths.questionOfTheDay}>Go to today's question</ButtonLink>}
    >
      <p>Ask her today's question. {notebookMessages.history.noneYet}</p>
    </EmptyState>
  );
}
