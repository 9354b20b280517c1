import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { api } from '../../../contract/api';
import { openAdmin, press } from '../../testing/administrator';
import { sent } from '../../testing/household';
import { poolQuestion } from '../../testing/notebook';
import { on, refuse } from '../../testing/server';
import { QuestionPanel } from './question-panel';

/** As a reload and logging in again do too: nothing is left but what is stored. */
async function open(opening: Parameters<typeof openAdmin>[0] = {}) {
  cleanup();
  const pool = Array.from({ length: 41 }, (_, n) => poolQuestion(n + 1));
  const requests = openAdmin({ pool, ...opening, part: <QuestionPanel /> });
  await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThan(0));
  return requests;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^(Question|Your text)$/);
const write = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
};
const article = (name: string) => within(screen.getByRole('article', { name }));

it('a new question and its category are kept over a reload, and in sight, until they are added', async () => {
  await open();
  await press('Add New Question');
  await write('Which soup cures her cold?');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'playful');
  const requests = await open();
  expect(field().value).toBe('Which soup cures her cold?');
  expect(document.activeElement).toBe(document.body);
  await press('Add Question');
  await screen.findByText('Question added successfully!');
  expect(await sent(requests, 'POST')).toMatchObject([
    { body: { text: 'Which soup cures her cold?', category: 'playful' } },
  ]);
  expect(Object.keys(localStorage)).toEqual(['token']);
});

it('a question that is being changed outlives a search, a page turned and a reload', async () => {
  await open();
  await press('Page 3');
  await press('Edit');
  const name = screen.getByRole('article').querySelector('p')?.textContent ?? '';
  await write('Which soup cures her cold?');
  await userEvent.type(screen.getByLabelText('Search questions'), 'question 17');
  await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
  await userEvent.clear(screen.getByLabelText('Search questions'));
  await press('Page 3');
  expect(field().value).toBe('Which soup cures her cold?');

  await open();
  const offer = within(screen.getByRole('region', { name: 'Not saved yet' }));
  expect(offer.getByRole('article', { name })).toBeTruthy();
  expect(field().value).toBe('Which soup cures her cold?');
});

it('a question that another administrator changed meanwhile stands beside his', async () => {
  const requests = await open({
    pool: [poolQuestion(1)],
    extra: [on(api.admin.editQuestion, refuse('changed_meanwhile', 'Changed.', 'Which broth?'))],
  });
  await press('Edit');
  await write('Which soup?');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was overwritten.');
  expect(article('Question 1?').getByText('Which broth?')).toBeTruthy();
  await press('Keep mine');
  expect((await sent(requests, 'PUT')).map((one) => one.body)).toEqual([
    { text: 'Which soup?', basedOn: 'Question 1?' },
    { text: 'Which soup?', basedOn: 'Which broth?' },
  ]);
});
