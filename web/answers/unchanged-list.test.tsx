import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type AnswerItem, answers } from '../../contract/answers';
import { on, playServer, tagged, unchanged, unreachable } from '../testing/server';
import { answersQuery } from './queries';

const said = (text: string): AnswerItem => ({
  item_id: text,
  type: 'answer',
  question_id: 'q',
  question_text: 'Which flower?',
  answer_text: text,
  created_at: '2026-11-15T06:49:19.123Z',
  is_custom_question: false,
  category: 'playful',
});

it('is not told again while nothing has changed, also after it has once', async () => {
  const before = [said('Peonies')];
  const replies = [
    tagged(answers.list, before, '"a"'),
    unchanged,
    tagged(answers.list, [said('Lilacs'), ...before], '"b"'),
    unchanged,
  ];
  const requests = playServer([on(answers.list, () => replies.shift() ?? unreachable)]);
  const cache = new QueryClient();
  const fetched = async () => {
    await cache.fetchQuery({ ...answersQuery, staleTime: 0 });
    return cache.getQueryData<AnswerItem[]>(answersQuery.queryKey);
  };
  const first = await fetched();
  expect(await fetched()).toBe(first);
  const second = await fetched();
  expect(second?.map(({ answer_text }) => answer_text)).toEqual(['Lilacs', 'Peonies']);
  expect(await fetched()).toBe(second);
  expect(requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"a"', '"a"', '"b"']);
});
