import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { paths } from '../../contract/paths';
import { keepToken } from '../api/token-storage';
import QuestionOfTheDayPage from '../daily-question/question-of-the-day-page';
import { server } from './question-server';
import { makeToken, renderInApp } from './render';
import { playServer, type Stub } from './server';

/** For the tests of the screen: how he uses it, and a clock that stands still. */

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
