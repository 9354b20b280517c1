import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fetchAnew, putInCache } from './cache-changes';

const queryKey = ['list'];

/** A list that somebody looks at. The first fetch is slow, and tells what was so when it began. */
function watchedList() {
  const cache = new QueryClient();
  let answerFirst = (_: string) => {};
  let isAsked = false;
  const queryFn = () => {
    if (isAsked) return 'new';
    isAsked = true;
    return new Promise<string>((resolve) => {
      answerFirst = resolve;
    });
  };
  new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => {});
  const settled = async () => {
    answerFirst('old');
    await new Promise(setImmediate);
    return cache.getQueryData(queryKey);
  };
  return { cache, settled };
}

it('what was just said stays, though an older fetch comes in late', async () => {
  const { cache, settled } = watchedList();
  putInCache(cache, queryKey, 'just said');
  expect(await settled()).toBe('just said');
});

it('a change to what is not known yet asks for it again', async () => {
  const { cache, settled } = watchedList();
  putInCache<string>(cache, queryKey, (known) => known && `${known}, changed`);
  expect(await settled()).toBe('new');
});

it('asking again is not content with a fetch that began before the change', async () => {
  const { cache, settled } = watchedList();
  await fetchAnew(cache, [queryKey]);
  expect(await settled()).toBe('new');
});
