import { useMutation, useMutationState } from '@tanstack/react-query';
import { answers } from '../../contract/answers';
import { download } from '../../contract/download';
import type { Reply } from '../../contract/endpoint';
import { call } from '../api/client';
import { ownerHere } from '../api/token-storage';

const DOWNLOAD = ['download'];

/** Whether the last one failed, also where he was elsewhere by then. */
export function useHasDownloadFailed(): boolean {
  const outcomes = useMutationState({ filters: { mutationKey: DOWNLOAD }, select: ({ state }) => state.status });
  return outcomes.at(-1) === 'error';
}

/**
 * Something of his as the server has it now, given to `keep` wherever he has gone meanwhile; only not once he has logged
 * out, or somebody else has logged in.
 */
function useDownload<Items>(load: () => Promise<Items>, keep: (items: Items) => void) {
  return useMutation({
    mutationKey: DOWNLOAD,
    mutationFn: async () => {
      const owner = ownerHere();
      const items = await load();
      if (ownerHere() === owner) keep(items);
    },
  });
}

/** Her answers and his questions. */
export const useDownloadData = (keep: (items: Reply<typeof answers.list>) => void) =>
  useDownload(() => call(answers.list, {}), keep);

/** What is not among them: her card, his ideas and days, and the rest. */
export const useDownloadRest = (keep: (items: Reply<typeof download.rest>) => void) =>
  useDownload(() => call(download.rest, {}), keep);
