import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../contract/api';
import { QuestionPanel } from '../admin/questions/question-panel';
import { serverFor } from '../testing/household';
import { poolQuestion } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, unreachable } from '../testing/server';
import { elsewhere, sealedAt } from '../testing/storage';
import AddQuestionPage from './add-question-page';

const TEXT = 'Which song did we dance to?';
const added = poolQuestion(1, { text: TEXT });

const places = [
  {
    name: 'a question of his own',
    key: 'draft/somebody/new question',
    endpoint: api.questions.add,
    server: serverFor({ isPremium: true }),
    open: async () => {
      renderInApp(<AddQuestionPage />);
      return { field: await screen.findByLabelText('Your question'), button: 'Add Question' };
    },
  },
  {
    name: 'a question for everybody',
    key: 'draft/somebody/new pool question',
    endpoint: api.admin.addQuestion,
    server: [
      ...serverFor({ isAdmin: true }),
      on(api.admin.listQuestions, []),
      on(api.admin.questionCounts, { countedAt: null, counts: [] }),
    ],
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
  const requests = playServer([...place.server, on(place.endpoint, () => (isAway ? unreachable : added))]);
  const keys = () =>
    requests
      .filter(({ method, url }) => method === 'POST' && new URL(url).pathname === place.endpoint.path)
      .map(({ headers }) => headers.get('Idempotency-Key'));
  const { field, button } = await place.open();
  const tapTwice = () =>
    act(() => {
      screen.getByRole('button', { name: button }).click();
      screen.getByRole('button', { name: button }).click();
    });
  fireEvent.change(field, { target: { value: TEXT } });
  tapTwice();
  await screen.findByText(/Couldn't reach the server/);
  isAway = false;
  tapTwice();
  await waitFor(() => expect(screen.queryByDisplayValue(TEXT)).toBeNull());
  expect(keys()).toHaveLength(2);
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys()[1]).toBe(keys()[0]);
});

it.each(places)('$name that was added in one tab is gone from the box of the second', async (place) => {
  localStorage.setItem('token', makeToken());
  playServer(place.server);
  const { field } = await place.open();
  fireEvent.change(field, { target: { value: TEXT } });
  elsewhere(place.key, null);
  expect(screen.queryByDisplayValue(TEXT)).toBeNull();
});

it.each(places)('$name that was added in one tab takes no other words from the second', async (place) => {
  localStorage.setItem('token', makeToken());
  playServer(place.server);
  const { field } = await place.open();
  fireEvent.change(field, { target: { value: TEXT } });
  const added = sealedAt(place.key);
  fireEvent.change(field, { target: { value: 'Which song do you hum?' } });
  elsewhere(place.key, null, added);
  expect(screen.getByDisplayValue('Which song do you hum?')).toBeTruthy();
});
