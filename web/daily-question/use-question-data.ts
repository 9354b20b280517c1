import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits, timings } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { AskedQuestion } from '../../contract/questions';
import { serverSaid } from '../api/api-error';
import { keepSeen, seenOn } from '../drafts/seen-question';
import { dailyQuestionQuery, skipCountQuery } from '../questions/queries';
import { useNewDay } from '../questions/use-new-day';
import { meQuery } from '../session/me';
import { useSession } from '../session/session';
import { subscriptionQuery } from '../session/subscription';
import { useOwner } from '../session/use-owner';
import { calendarDay } from '../ui/dates';
import { useOnline } from '../ui/use-online';
import { limitedParts, unknownSkipCount } from './answer-rules';

/** The question, and beside it what the screen can do without: the user, the subscription and the count of skips. */
export function useQuestionData() {
  const { token } = useSession();
  useNewDay();
  const enabled = useSettledIn() && token !== null;
  const daily = useQuery({ ...dailyQuestionQuery, enabled });
  const user = useQuery({ ...meQuery, enabled });
  const subscription = useQuery({ ...subscriptionQuery, enabled });
  const skipCount = useQuery({ ...skipCountQuery, enabled });
  const seen = useSeen(daily.data, daily.isLoadingError);
  const isOnline = useOnline();
  const { refetch } = daily;
  useEffect(() => {
    if (isOnline && seen.isShown) void refetch();
  }, [isOnline, seen.isShown, refetch]);
  return {
    daily: { data: daily.data ?? seen.question ?? undefined, dataUpdatedAt: daily.dataUpdatedAt || Date.now() },
    failure: daily.isLoadingError && !seen.isShown ? (serverSaid(daily.error) ?? messages.question.loadFailed) : null,
    limited: limitedParts({
      user: user.isLoadingError,
      subscription: subscription.isLoadingError,
      skipCount: skipCount.isLoadingError,
    }),
    skips: skipCount.data ?? unknownSkipCount(limits.skipsPerDay),
    tryAgain: () => {
      for (const query of [daily, user, subscription, skipCount]) if (query.isError) query.refetch();
    },
  };
}

/** Without a connection the question of today is the one that he saw of it; with one, a failure is told. */
function useSeen(asked: AskedQuestion | undefined, hasFailed: boolean) {
  const owner = useOwner();
  const isOnline = useOnline();
  useEffect(() => {
    if (asked && owner) keepSeen(owner, calendarDay(new Date()), asked);
  }, [owner, asked]);
  const question = hasFailed ? seenOn(owner, calendarDay(new Date())) : null;
  // It stands until another has come: the connection is there before the question is.
  const [isShown, setShown] = useState(false);
  if (!isOnline && question && !isShown) setShown(true);
  if (!hasFailed && isShown) setShown(false);
  return { question: isShown ? question : null, isShown };
}

/** The first fetch waits a moment, so that somebody who only passes through asks for nothing. */
function useSettledIn(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), timings.firstQuestionDelay);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
