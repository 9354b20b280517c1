import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serverFor } from '../testing/household';
import { answerItem } from '../testing/notebook';
import { pass } from '../testing/question-page';
import { makeToken, renderInApp } from '../testing/render';
import { playServer } from '../testing/server';
import DashboardPage from './dashboard-page';

it("over midnight the open dashboard goes on to the new day: its date, its 'on this day' and its question", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(new Date(2025, 5, 15, 23, 58));
  localStorage.setItem('token', makeToken());
  const items = [
    answerItem(1, {
      answer_text: 'Of the 15th',
      created_at: new Date(2024, 5, 15, 12).toISOString(),
      may_return: true,
    }),
    answerItem(2, {
      answer_text: 'Of the 16th',
      created_at: new Date(2024, 5, 16, 12).toISOString(),
      may_return: true,
    }),
    answerItem(3, { answer_text: 'The last', created_at: new Date(2025, 5, 10, 12).toISOString() }),
  ];
  const requests = playServer(serverFor({ items: items.reverse() }));
  renderInApp(<DashboardPage />);
  await pass(200);
  expect(screen.getByText('Sunday, June 15')).toBeTruthy();
  expect(screen.getByText('Of the 15th')).toBeTruthy();
  const asked = () => requests.filter(({ url }) => url.endsWith('/api/question/daily')).length;
  const before = asked();

  await pass(3 * 60_000);
  expect(screen.getByText('Monday, June 16')).toBeTruthy();
  expect(screen.queryByText('Of the 15th')).toBeNull();
  expect(screen.getByText('Of the 16th')).toBeTruthy();
  expect(asked()).toBeGreaterThan(before);
});
