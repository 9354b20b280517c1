import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnswerItem, AnswerPage } from '../../contract/answers';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import type { AskedQuestion } from '../../contract/questions';
import { keepToken } from '../api/token-storage';
import QuestionOfTheDayPage from '../daily-question/question-of-the-day-page';
import { basicSubscription, basicUser, makeToken, renderInApp } from './render';
import { on, playServer, type Stub } from './server';

/** For the tests of the screen: a server of which each test changes what it is about, and a clock that stands still. */

export const question: AskedQuestion = {
  id: '0190a1b2-0000-7000-8000-0000000000aa',
  text: 'Which flower would you never throw away?',
  category: 'gifts-and-surprises',
  is_custom_question: false,
  answered: false,
};
export const other: AskedQuestion = {
  ...question,
  id: '0190a1b2-0000-7000-8000-0000000000bb',
  text: 'Tea or coffee on a slow morning?',
  category: 'everyday-favourites',
};
export const savedAnswer = {
  answer_id: '0190a1b2-0000-7000-8000-0000000000cc',
  question_id: question.id,
  question_text: question.text,
  answer_text: 'Peonies',
  created_at: '2025-06-01T12:00:00.000Z',
};
export const answerPage: AnswerPage = { page: 12, days_in_a_row: 4, days: ['2025-06-01'], said_before: null };
export const answerItem: AnswerItem = {
  item_id: savedAnswer.answer_id,
  type: 'answer',
  question_id: question.id,
  question_text: question.text,
  answer_text: 'Peonies',
  created_at: savedAnswer.created_at,
  is_custom_question: false,
  category: question.category,
};

export const server: Stub[] = [
  on(api.accounts.me, basicUser),
  on(api.billing.status, basicSubscription),
  on(api.questions.daily, question),
  on(api.extraQuestions.list, { questions: [] }),
  on(api.stillTrue.next, { offer: null }),
  on(api.questions.skipCount, { skipsRemaining: 5, skipsUsed: 2 }),
  on(api.questions.random, other),
  on(api.questions.skip, { skipsRemaining: 4, skipsUsed: 3 }),
  on(api.dates.next, { dates: [], howItWent: null }),
  on(api.answers.submit, savedAnswer),
  on(api.answers.page, answerPage),
  on(api.accounts.logout, { message: '' }),
];

/** The clock stands still until `pass` moves it; what the network stub does takes no time of that clock. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  // What that set off renders, asks, is answered and renders again.
  for (let turns = 0; turns < 4; turns++) {
    await act(async () => {
      await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(0);
    });
  }
}

/** Logs in and puts the screen in front of him, with its first fetch still to come. */
export function open(changes: Stub[] = [], token = makeToken()) {
  const requests = playServer([...server, ...changes]);
  keepToken(token);
  history.replaceState(null, '', paths.questionOfTheDay);
  const page = renderInApp(<QuestionOfTheDayPage />);
  return {
    ...page,
    requests,
    /** `GET /api/user`, in order. */
    asked: () => requests.map((request) => `${request.method} ${new URL(request.url).pathname}`),
    bodies: (path: string) =>
      Promise.all(requests.filter((request) => request.url.endsWith(path)).map((request) => request.clone().json())),
  };
}

/** ... and with everything there. */
export async function openLoaded(...args: Parameters<typeof open>) {
  const page = open(...args);
  await pass(150);
  await pass(50);
  return page;
}

export const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Your answer');
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const type = (value: string) => fireEvent.change(field(), { target: { value } });

export async function press(name: string): Promise<void> {
  fireEvent.click(button(name));
  await pass(50);
}

export async function submit(text: string): Promise<void> {
  type(text);
  await press('Submit Answer');
}
