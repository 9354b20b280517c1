import { queryOptions } from '@tanstack/react-query';
import { type Choice, stillTrue } from '../../contract/still-true';
import { useSaveChoice } from '../api/changes';
import { call } from '../api/client';

export const choiceQuery = queryOptions({
  queryKey: ['rhythm'],
  queryFn: ({ signal }) => call(stillTrue.choice, {}, { signal }),
});

export const useChoose = () =>
  useSaveChoice({
    query: choiceQuery,
    save: (body: Choice) => call(stillTrue.choose, { body }),
    stale: [['still-true']],
  });
