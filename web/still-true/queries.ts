import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Offer, stillTrue, type Verdict } from '../../contract/still-true';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { callQueryOnce } from '../api/call-query';
import { call } from '../api/client';

/** What he is asked about this week, if anything. Another device may have answered: it is asked for at each look. */
export const offerQuery = callQueryOnce(['still-true', 'offer'], stillTrue.next, {});

/** Which of the answers on her card may have changed, with the question that a new word would answer and whether it warns. */
const onCardQuery = queryOptions({
  queryKey: ['still-true', 'card'],
  queryFn: ({ signal }) => call(stillTrue.onCard, {}, { signal }),
  retry: false,
  select: ({ answers }) => new Map(answers.map((due) => [due.answerId, due])),
});

type Due = Pick<Offer, 'answerId' | 'questionId' | 'warns'>;
const none: ReadonlyMap<string, Due> = new Map();

export const useMayHaveChanged = (): ReadonlyMap<string, Due> => useQuery(onCardQuery).data ?? none;

/** What is reckoned anew once he has said something; the offer itself is known to be gone. */
const reckoned = [
  ['still-true', 'card'],
  ['still-true', 'freshness'],
  ['still-true', 'a-while-ago'],
];

/** An answer that he is asked about. */
export type AskedAbout = Pick<Offer, 'answerId' | 'questionId' | 'question'>;

export function useSayOf({ answerId }: Pick<AskedAbout, 'answerId'>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (verdict: Verdict) => call(stillTrue.say, { params: { answerId }, body: { verdict } }),
    onSuccess: () => {
      putInCache(cache, offerQuery.queryKey, { offer: null });
      void fetchAnew(cache, [['answers'], ['answer-past', answerId], ['card'], ['ideas'], ...reckoned]);
    },
  });
}
