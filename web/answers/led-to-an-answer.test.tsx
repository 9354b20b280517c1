import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import { notebookMessages } from '../../contract/notebook-messages';
import { answerPath } from '../../contract/paths';
import { serverFor } from '../testing/household';
import { answerItem, answerItems } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { noAnswer, on, playServer, type Stub } from '../testing/server';
import ViewAnswersPage from './view-answers-page';

const GONE = notebookMessages.history.gone;
const marks = () => screen.queryAllByText(notebookMessages.history.sought);

function follow(id: string, extra: Stub[]): void {
  history.replaceState(null, '', answerPath(id));
  playServer([...serverFor({ isPremium: true }), ...extra]);
  renderInApp(<ViewAnswersPage />);
}
const listing = (items: AnswerItem[]) => [on(api.answers.list, () => items)];

beforeEach(() => localStorage.setItem('token', makeToken()));

it('shows the answer he was led to with its question, marked and with the focus, however far down it stands', async () => {
  follow(answerItem(120).item_id, listing(answerItems(170)));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 120?'));
  const entry = screen.getByRole('article', { name: 'Question 120?' });
  expect(within(entry).getByText('Her words 120.')).toBeTruthy();
  expect(within(entry).getByText(notebookMessages.history.sought)).toBeTruthy();
  expect(marks()).toHaveLength(1);
  expect(screen.queryByText(GONE)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(150);
  await userEvent.click(screen.getByRole('button', { name: 'Show older answers' }));
  expect(document.activeElement?.textContent).toBe('Question 151?');
});

it('says so in a sentence where that answer has been deleted since, and shows the others', async () => {
  follow(answerItem(7).item_id, listing(answerItems(3)));
  expect((await screen.findByText(GONE)).closest('[role=status]')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(marks()).toEqual([]);
});

it('does not call gone what has not been looked for yet', async () => {
  follow(answerItem(7).item_id, [on(api.answers.list, noAnswer)]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(GONE)).toBeNull();
});

it('does not tell him that it is gone when he has just deleted it himself', async () => {
  const items = answerItems(2);
  const remove = () => {
    items.shift();
    return { message: '' };
  };
  follow(answerItem(1).item_id, [...listing(items), on(api.answers.remove, remove, { id: answerItem(1).item_id })]);
  const entry = await screen.findByRole('article', { name: 'Question 1?' });
  await userEvent.click(await within(entry).findByRole('button', { name: 'Delete answer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Her words 1.')).toBeNull());
  expect(screen.queryByText(GONE)).toBeNull();
});
