import { useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../contract/admin';
import type { Given, Reply } from '../../../contract/endpoint';
import { fetchAnew, putInCache } from '../../api/cache-changes';
import { callQuery } from '../../api/call-query';
import { type Edit, useChange } from '../../api/changes';
import { call } from '../../api/client';
import { useOnce } from '../../api/submission-keys';
import { useOverviewChanged } from '../overview/queries';

/** The system's questions. Administrators read them here, whatever they may have written of their own. */
export const poolQuery = callQuery(['admin', 'questions'], admin.listQuestions, {});

/** How often each was asked, skipped and answered; numbers of last night. */
export const poolCountsQuery = callQuery(['admin', 'question-counts'], admin.questionCounts, {});

type Listed = Reply<typeof admin.listQuestions>;

/** The pool is also what husbands are asked from, and an administrator in this browser may be one. */
function usePoolChanged() {
  const cache = useQueryClient();
  const overviewChanged = useOverviewChanged();
  const stale = [poolQuery.queryKey, ['questions'], ['question', 'daily'], ['answers']];
  return () => Promise.all([fetchAnew(cache, stale), overviewChanged()]).then(() => {});
}

export function useAddToPool() {
  const cache = useQueryClient();
  const once = useOnce('pool question');
  const changed = usePoolChanged();
  return useMutation({
    mutationFn: (body: Given<typeof admin.addQuestion, 'body'>) =>
      once(JSON.stringify(body), (idempotencyKey) => call(admin.addQuestion, { body }, { idempotencyKey })),
    onSuccess: (added) => {
      // It stands in the list at once, even should fetching the list anew fail.
      putInCache<Listed>(cache, poolQuery.queryKey, (known) => (Array.isArray(known) ? [...known, added] : known));
      void changed();
    },
    // No answer in time does not mean that it was not added.
    onError: () => void changed(),
  });
}

export function useEditInPool() {
  return useChange({
    make: ({ id, ...body }: Edit<typeof admin.editQuestion>) => call(admin.editQuestion, { params: { id }, body }),
    changed: usePoolChanged(),
  });
}

/** Nobody is asked it any more; the answers to it stay. */
export function useRetireFromPool() {
  return useChange({
    make: (id: string) => call(admin.removeQuestion, { params: { id } }),
    changed: usePoolChanged(),
  });
}

export function useExportPool() {
  return useMutation({ mutationFn: async () => (await call(admin.exportQuestions, {})).csv });
}

/** What the file would do; nothing is written. */
export function useCheckPoolFile() {
  return useMutation({ mutationFn: (csv: string) => call(admin.importQuestions, { body: { csv } }) });
}

export function useImportPool() {
  return useChange({
    make: (body: { csv: string; confirm: string }) => call(admin.importQuestions, { body }),
    changed: usePoolChanged(),
  });
}
