import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { button, openLoaded, press, stopClock } from '../testing/question-page';
import { other } from '../testing/question-server';
import { on } from '../testing/server';

beforeEach(stopClock);

/** A server that keeps the line. */
function openWithLine() {
  let questions = [other];
  return openLoaded([
    on(api.extraQuestions.list, () => ({ questions })),
    on(api.extraQuestions.remove, () => {
      questions = [];
      return { message: '' };
    }),
  ]);
}

it("offers what he put in line beside today's question, and opens it for writing", async () => {
  await openWithLine();
  expect(screen.getByText('You wanted to ask her:')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(other.text);
  await press('Write her answer');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(other.text);
  expect(screen.queryByText('You wanted to ask her:')).toBeNull();
  expect(button('Submit Answer')).toBeTruthy();
});

it('lets a question go that he no longer wants to ask', async () => {
  const { asked } = await openWithLine();
  await press('Not now');
  expect(screen.queryByText('You wanted to ask her:')).toBeNull();
  expect(asked()).toContain(`DELETE /api/question/extra/${other.id}`);
});
