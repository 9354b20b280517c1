import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuestionPanel } from '../admin/questions/question-panel';
import { serverFor } from '../testing/household';
import { makeToken, playServer, renderInApp } from '../testing/render';
import AddQuestionPage from './add-question-page';

const TEXT = 'Which song did we dance to?';
const added = {
  id: '0190a1b2-0000-7000-8000-0000000000aa',
  text: TEXT,
  category: 'custom',
  is_custom: true,
  created_at: '2025-01-01T00:00:00.000Z',
};

const places = [
  {
    name: 'a question of his own',
    path: '/api/questions',
    server: serverFor({ isPremium: true }),
    open: async () => {
      renderInApp(<AddQuestionPage />);
      return { field: await screen.findByLabelText('Your question'), button: 'Add Question' };
    },
  },
  {
    name: 'a question for everybody',
    path: '/api/admin/questions',
    server: serverFor({ isAdmin: true }),
    open: async () => {
      renderInApp(<QuestionPanel />);
      fireEvent.click(await screen.findByRole('button', { name: 'Add New Question' }));
      return { field: await screen.findByRole('textbox', { name: /question/i }), button: 'Add Question' };
    },
  },
];

it.each(places)('adding $name counts two quick taps once, and a retry bears the same name', async (place) => {
  let isAway = true;
  localStorage.setItem('token', makeToken());
  const requests = playServer({
    ...place.server,
    [`POST ${place.path}`]: () => (isAway ? 'unreachable' : { status: 201, body: added }),
  });
  const keys = () =>
    requests
      .filter(({ method, url }) => method === 'POST' && new URL(url).pathname === place.path)
      .map(({ headers }) => headers.get('Idempotency-Key'));
  const { field, button } = await place.open();
  const tapTwice = () =>
    act(() => {
      screen.getByRole('button', { name: button }).click();
      screen.getByRole('button', { name: button }).click();
    });
  fireEvent.change(field, { target: { value: TEXT } });
  tapTwice();
  await screen.findByText(/could not be reached/);
  isAway = false;
  tapTwice();
  await waitFor(() => expect(screen.queryByDisplayValue(TEXT)).toBeNull());
  expect(keys()).toHaveLength(2);
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys()[1]).toBe(keys()[0]);
});
