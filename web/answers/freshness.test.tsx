import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import { MINUTE } from '../../contract/time';
import QuestionOfTheDayPage from '../daily-question/question-of-the-day-page';
import { serverFor } from '../testing/household';
import { answerItems } from '../testing/notebook';
import { pass, stopClock } from '../testing/question-page';
import { answerItem, question, server } from '../testing/question-server';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { AnswerSearch } from './answer-search';
import { dashboardWords } from './search-words';

const comeBackAfter = async (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await pass(50);
};

beforeEach(() => {
  stopClock();
  localStorage.setItem('token', makeToken({ exp: 4_000_000_000 }));
});

it('coming back to the window fetches her answers again after five minutes, and the pool of questions never', async () => {
  const requests = playServer(serverFor({ items: answerItems(1) }));
  const timesAsked = (path: string) => requests.filter(({ url }) => url.endsWith(path)).length;
  renderInApp(<AnswerSearch words={dashboardWords} />);
  await pass(50);
  expect(screen.getByText('1 answer found')).toBeTruthy();

  await comeBackAfter(4 * MINUTE);
  expect([timesAsked('/api/answers'), timesAsked('/api/questions')]).toEqual([1, 1]);
  await comeBackAfter(2 * MINUTE);
  expect([timesAsked('/api/answers'), timesAsked('/api/questions')]).toEqual([2, 1]);
  await comeBackAfter(120 * MINUTE);
  expect([timesAsked('/api/answers'), timesAsked('/api/questions')]).toEqual([3, 1]);
});

it('what was written on another device comes without turning his page', async () => {
  const items = answerItems(30);
  playServer(serverFor({ items }));
  renderInApp(<AnswerSearch words={dashboardWords} />);
  await pass(50);
  act(() => screen.getByRole('button', { name: 'Page 3' }).click());
  items.unshift({ ...answerItem, question_text: 'From his phone?' });
  await comeBackAfter(6 * MINUTE);
  expect(screen.getByText('31 answers found')).toBeTruthy();
  expect(screen.getByText('Page 3 of 4')).toBeTruthy();
});

it('an answer that he wrote down on his phone is shown with its question, however fresh the list is', async () => {
  const items: AnswerItem[] = [];
  const daily = { ...question };
  playServer([...server, ...serverFor({ items }), on(api.questions.daily, () => daily)]);
  renderInApp(
    <>
      <QuestionOfTheDayPage />
      <AnswerSearch words={dashboardWords} />
    </>,
  );
  await pass(200);
  expect(screen.getByText('No answers found')).toBeTruthy();
  items.push(answerItem);
  daily.answered = true;
  await comeBackAfter(MINUTE);
  expect(screen.queryByText("Her answer is saved, but we couldn't load it just now.")).toBeNull();
  expect(screen.getAllByText('Peonies')).toHaveLength(2);
});
