import { type PacksOn, questionPacks } from '../../contract/packs';
import { callQuery } from '../api/call-query';
import { useSaveChoice } from '../api/changes';
import { call } from '../api/client';

export const packsQuery = callQuery(['question-packs'], questionPacks.list, {});

export const useSavePacks = () =>
  useSaveChoice({
    query: packsQuery,
    save: (body: PacksOn) => call(questionPacks.save, { body }),
    // Today's question may have been of a pack that is now off.
    stale: [['question', 'daily'], ['questions']],
  });
