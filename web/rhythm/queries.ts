import { type Choice, stillTrue } from '../../contract/still-true';
import { callQuery } from '../api/call-query';
import { useSaveChoice } from '../api/changes';
import { call } from '../api/client';

export const choiceQuery = callQuery(['rhythm'], stillTrue.choice, {});

export const useChoose = () =>
  useSaveChoice({
    query: choiceQuery,
    save: (body: Choice) => call(stillTrue.choose, { body }),
    stale: [['still-true']],
  });
