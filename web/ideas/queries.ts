import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Given } from '../../contract/endpoint';
import type { IdeaState } from '../../contract/idea-states';
import { type Idea, ideas, type Reaction } from '../../contract/ideas';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { callQuery, callQueryOnce } from '../api/call-query';
import { call } from '../api/client';
import { useOnce } from '../api/submission-keys';

export const ideasQuery = callQuery(['ideas'], ideas.list, {});

export const nextIdeasQuery = callQueryOnce(['ideas', 'next'], ideas.next, {});

export const wishesQuery = callQueryOnce(['ideas', 'wishes'], ideas.wishes, {});

export const nearQuery = (text: string) => callQueryOnce(['ideas', 'near', text], ideas.near, { body: { text } });

/** It stands in the list as the server has it now, first of all. */
function put(cache: QueryClient, idea: Idea): void {
  putInCache<{ ideas: Idea[] }>(
    cache,
    ideasQuery.queryKey,
    (known) => known && { ideas: [idea, ...known.ideas.filter(({ id }) => id !== idea.id)] },
  );
  void fetchAnew(cache, [nextIdeasQuery.queryKey]);
}

export type NewIdea = Given<typeof ideas.add, 'body'>;

export function useAddIdea() {
  const cache = useQueryClient();
  const once = useOnce('idea');
  return useMutation({
    mutationFn: (body: NewIdea) =>
      once(JSON.stringify(body), (idempotencyKey) => call(ideas.add, { body }, { idempotencyKey })),
    onSuccess: ({ idea }) => put(cache, idea),
    onError: () => void fetchAnew(cache, [ideasQuery.queryKey]),
  });
}

export type ChangedIdea = Given<typeof ideas.change, 'body'>;

export function useChangeIdea(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangedIdea) => call(ideas.change, { params: { id }, body }),
    onSuccess: (idea) => put(cache, idea),
    onError: () => void fetchAnew(cache, [ideasQuery.queryKey]),
  });
}

export type Taken = Pick<Idea, 'reaction' | 'reactionWords' | 'neverAgain'>;

const takenKey = (id: string) => ['idea-taken', id];

/** One at a time, each upon what the one before it left: leaving the field and a tap come together. */
export function useTakeIdea(idea: Idea) {
  const cache = useQueryClient();
  const { id } = idea;
  const now = () => cache.getQueryData(ideasQuery.queryKey)?.ideas.find((one) => one.id === id) ?? idea;
  return useMutation({
    mutationKey: takenKey(id),
    scope: { id: takenKey(id).join(' ') },
    mutationFn: (taken: Partial<Taken>) => call(ideas.change, { params: { id }, body: taking(now(), taken) }),
    onSuccess: (saved) => put(cache, saved),
    onError: () => void fetchAnew(cache, [ideasQuery.queryKey]),
  });
}

function taking({ updatedAt: basedOn, ...idea }: Idea, taken: Partial<Taken>): ChangedIdea {
  const { kind, title, note, where, price, plannedFor, dateId, remindOn, reaction, reactionWords, neverAgain } = idea;
  const content = { kind, title, note, where, price, plannedFor, dateId, remindOn };
  return { ...content, reaction, reactionWords, neverAgain, ...taken, basedOn };
}

/** From the question of the dashboard, where only its title is known. */
export function useSayHowTaken() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; reaction: Reaction | null; reactionWords: string }) =>
      call(ideas.sayHowTaken, { params: { id }, body }),
    onSuccess: (idea) => put(cache, idea),
    onError: () => void fetchAnew(cache, [nextIdeasQuery.queryKey]),
  });
}

/** How she took it is being saved. */
export const useIsTaking = (id: string): boolean => useIsMutating({ mutationKey: takenKey(id) }) > 0;

/** Where it was moved elsewhere meanwhile, the list shows where it is now. */
export function useMoveIdea() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, from, to }: { id: string; from: IdeaState; to: IdeaState }) =>
      call(ideas.move, { params: { id }, body: { from, to } }),
    onSuccess: (idea) => put(cache, idea),
    onError: () => void fetchAnew(cache, [ideasQuery.queryKey]),
  });
}

export function useDeleteIdea() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(ideas.remove, { params: { id } }),
    onSettled: () => fetchAnew(cache, [ideasQuery.queryKey]),
  });
}
