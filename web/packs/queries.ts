import { queryOptions } from '@tanstack/react-query';
import { type PacksOn, questionPacks } from '../../contract/packs';
import { useSaveChoice } from '../api/changes';
import { call } from '../api/client';

export const packsQuery = queryOptions({
  queryKey: ['question-packs'],
  queryFn: ({ signal }) => call(questionPacks.list, {}, { signal }),
});

export const useSavePacks = () =>
  useSaveChoice({
    query: packsQuery,
    save: (body: PacksOn) => call(questionPacks.save, { body }),
    // Today's question may have been of a pack that is now off.
    stale: [['question', 'daily'], ['questions']],
  });
