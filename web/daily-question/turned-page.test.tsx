import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { answerPath, paths } from '../../contract/paths';
import { openLoaded, pass, stopClock, submit } from '../testing/question-page';
import { answerItem, answerPage, question } from '../testing/question-server';
import { on, unreachable } from '../testing/server';

const before = {
  answer_id: '0190a1b2-0000-7000-8000-0000000000dd',
  question_text: 'Which flower belongs on our table?',
  answer_text: 'Tulips, the red ones',
  created_at: '2025-05-04T12:00:00.000Z',
};
beforeEach(() => {
  stopClock();
  vi.setSystemTime(new Date(2025, 5, 10, 12));
});
const marks = () => within(screen.getByRole('list', { name: 'The last seven days' })).getAllByRole('listitem');

it('after saving, the page has a number, the row of days its mark, and what she said before is a step away', async () => {
  const days = ['2025-06-07', '2025-06-09', '2025-06-10'];
  await openLoaded([on(api.answers.page, { ...answerPage, days, said_before: before })]);
  await submit('Peonies');
  expect(screen.getByText('Answer submitted successfully!')).toBeTruthy();
  expect(screen.getByText('Peonies').tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('12th page, 4 days in a row').closest('[role=status]')).toBeTruthy();
  expect(marks().map((mark) => mark.textContent)).toEqual([
    'WJune 4, 2025: no answer',
    'TJune 5, 2025: no answer',
    'FJune 6, 2025: no answer',
    'SJune 7, 2025: answered',
    'SJune 8, 2025: no answer',
    'MJune 9, 2025: answered',
    'TJune 10, 2025: answered',
  ]);
  expect(screen.getByText('In May she said:')).toBeTruthy();
  expect(screen.getByText('Tulips, the red ones').tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('Which flower belongs on our table?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read that page' }).getAttribute('href')).toBe(answerPath(before.answer_id));
  await pass(2_000);
  expect(location.pathname).toBe(paths.dashboard);
});

it('where that cannot be told, nothing is missing and nothing complains', async () => {
  await openLoaded([on(api.answers.page, unreachable)]);
  await submit('Peonies');
  expect(screen.getByText('Answer submitted successfully!')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('list', { name: 'The last seven days' })).toBeNull();
  await pass(2_000);
  expect(location.pathname).toBe(paths.dashboard);
});

it('it is all there again when he comes back to the answered question', async () => {
  await openLoaded([
    on(api.questions.daily, { ...question, answered: true }),
    on(api.answers.list, [answerItem]),
    on(api.answers.page, { ...answerPage, said_before: before }),
  ]);
  expect(screen.getByText('12th page, 4 days in a row')).toBeTruthy();
  expect(screen.getByText('In May she said:')).toBeTruthy();
});
