import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits, timings } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { serverSaid } from '../api/api-error';
import { dailyQuestionQuery, skipCountQuery } from '../questions/queries';
import { useNewDay } from '../questions/use-new-day';
import { meQuery } from '../session/me';
import { useSession } from '../session/session';
import { subscriptionQuery } from '../session/subscription';
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
  return {
    daily,
    failure: daily.isLoadingError ? (serverSaid(daily.error) ?? messages.question.loadFailed) : null,
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

/** The first fetch waits a moment, so that somebody who only passes through asks for nothing. */
function useSettledIn(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), timings.firstQuestionDelay);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
