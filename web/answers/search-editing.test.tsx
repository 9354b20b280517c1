import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { sent, serverFor } from '../testing/household';
import { answerItem, answerOf, poolQuestion } from '../testing/notebook';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { noAnswer, on, playServer, refuse, type Sent, type Stub } from '../testing/server';
import { AnswerSearch } from './answer-search';
import { dashboardWords, searchPageWords } from './search-words';

beforeEach(() => localStorage.setItem('token', makeToken()));
const system = answerItem(1, { question_text: 'Which tea?', answer_text: 'Green' });
const custom = answerItem(2, { question_text: 'Which song?', answer_text: 'The slow one', is_custom_question: true });

async function open(extra: Stub[] = [], words = dashboardWords, isPremium = true) {
  const items: AnswerItem[] = [structuredClone(system), structuredClone(custom)];
  const change = ({ body }: Sent<typeof api.answers.edit>) => {
    const changed = { ...system, answer_text: body.text };
    items[0] = changed;
    return answerOf(changed);
  };
  const edit = on(api.answers.edit, change, { id: system.item_id });
  const requests = playServer([...serverFor({ items, isPremium }), edit, ...extra]);
  renderInApp(<AnswerSearch words={words} />);
  await screen.findByText('2 answers found');
  return { requests, items };
}
const entry = (name: string) => within(screen.getByRole('article', { name }));
const fields = () => screen.queryAllByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });

describe('editing in place', () => {
  it('SEARCH-17 SEARCH-20 opens one part of one item by a click on it', async () => {
    await open();
    await userEvent.click(screen.getByText('Green'));
    expect(fields()).toHaveLength(1);
    expect(entry('Which tea?').getByRole<HTMLTextAreaElement>('textbox').value).toBe('Green');
    expect(document.activeElement).toBe(fields()[0]);
    // The other part and the other item are as they were.
    expect(entry('Which tea?').getByRole('heading').textContent).toBe('Which tea?');
    expect(entry('Which song?').getByText('The slow one')).toBeTruthy();
  });

  it('SEARCH-17 a click on a custom question opens the question', async () => {
    await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Which song?' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' }).value).toBe('Which song?');
    expect(screen.getByText('The slow one')).toBeTruthy();
  });

  it('leaves the entry its name while its question is changed', async () => {
    await open();
    await userEvent.click(button('Edit question'));
    expect(entry('Which song?').getByRole('textbox', { name: 'Question' })).toBeTruthy();
    expect(entry('Which song?').getByRole('heading').parentElement?.className).toBe('visually-hidden');
  });

  it('leaves in the list what no longer holds the term, with its message, until he looks for something else', async () => {
    await open();
    const term = screen.getByRole('searchbox');
    await userEvent.type(term, 'green');
    await screen.findByText('1 answer found');
    await userEvent.click(screen.getByText('Green'));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'Black');
    await userEvent.click(button('Save'));
    expect(await entry('Which tea?').findByText('Black')).toBeTruthy();
    expect(entry('Which tea?').getByText('Answer updated successfully!')).toBeTruthy();
    await userEvent.type(term, 'x');
    await userEvent.type(term, '{Backspace}');
    expect(await screen.findByText('No results found for "green"')).toBeTruthy();
  });

  it('cannot be changed or cancelled while it is being saved', async () => {
    await open([on(api.answers.edit, noAnswer, { id: system.item_id })]);
    await userEvent.click(screen.getByText('Green'));
    await userEvent.click(button('Save'));
    await userEvent.type(screen.getByRole('textbox'), ' and black');
    await userEvent.click(button('Cancel'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Green');
  });

  it("SEARCH-21 a system question's text does not open", async () => {
    await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Which tea?' }));
    expect(fields()).toHaveLength(0);
    expect(entry('Which tea?').queryByRole('button', { name: 'Edit question' })).toBeNull();
    expect(entry('Which song?').getByRole('button', { name: 'Edit question' })).toBeTruthy();
  });

  it("SEARCH-18 SEARCH-19 has 'Save' and 'Cancel', and Cancel leaves everything as it was", async () => {
    const { requests } = await open();
    await userEvent.click(entry('Which tea?').getByRole('button', { name: 'Edit answer' }));
    await userEvent.type(screen.getByRole('textbox'), ' and black');
    expect(button('Save')).toBeTruthy();
    await userEvent.click(button('Cancel'));
    expect(fields()).toHaveLength(0);
    expect(screen.getByText('Green')).toBeTruthy();
    expect(await sent(requests, 'PUT')).toEqual([]);
    expect(document.activeElement).toBe(button('Options for Which tea?'));
  });

  it('SEARCH-22 SEARCH-42 saves an answer and says so', async () => {
    const { requests } = await open();
    await userEvent.click(screen.getByText('Green'));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), ' Black ');
    await userEvent.click(button('Save'));
    expect(await entry('Which tea?').findByText('Answer updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'PUT')).toEqual([
      { path: `/api/answer/${system.item_id}`, body: { text: 'Black', basedOn: 'Green' } },
    ]);
    expect(entry('Which tea?').getByText('Black')).toBeTruthy();
    expect(fields()).toHaveLength(0);
  });

  it('SEARCH-23 SEARCH-41 saves a custom question and says so', async () => {
    const edited = poolQuestion(2, { category: 'custom', created_by_user_id: basicUser.id });
    const { requests } = await open([on(api.questions.edit, edited, { id: custom.question_id })]);
    await userEvent.click(button('Edit question'));
    await userEvent.type(screen.getByRole('textbox'), ' Really');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Question updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'PUT')).toEqual([
      { path: `/api/questions/${custom.question_id}`, body: { text: 'Which song? Really', basedOn: 'Which song?' } },
    ]);
  });

  it.each([
    ['SEARCH-24', 'the dashboard', 'answer', 'Text cannot be empty', dashboardWords],
    ['SEARCH-24', 'the dashboard', 'question', 'Text cannot be empty', dashboardWords],
    ['SEARCH-25', paths.searchAnswers, 'answer', 'Answer text cannot be empty', searchPageWords],
    ['SEARCH-25', paths.searchAnswers, 'question', 'Question text cannot be empty', searchPageWords],
  ])("%s on %s a blank %s gives '%s' and is not sent", async (_, __, part, message, words) => {
    const { requests } = await open([], words);
    await userEvent.click(entry('Which song?').getByRole('button', { name: `Edit ${part}` }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '  ');
    await userEvent.click(button('Save'));
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(await sent(requests, 'PUT')).toEqual([]);
  });

  it.each([
    // SEARCH-46 SEARCH-47 SEARCH-50 SEARCH-52
    ['SEARCH-47', 'answer', 'Failed to update answer', dashboardWords],
    ['SEARCH-46', 'question', 'Failed to update question', dashboardWords],
    ['SEARCH-52', 'answer', 'Failed to update answer: Out of ink', searchPageWords],
    ['SEARCH-50', 'question', 'Failed to update question: Out of ink', searchPageWords],
  ])("%s a failed edit of the %s shows '%s' with the item, and the text stays", async (_, part, message, words) => {
    const failure = refuse('server_error', 'Out of ink');
    await open(
      [
        on(api.answers.edit, failure, { id: custom.item_id }),
        on(api.questions.edit, failure, { id: custom.question_id }),
      ],
      words,
    );
    await userEvent.click(entry('Which song?').getByRole('button', { name: `Edit ${part}` }));
    await userEvent.type(screen.getByRole('textbox'), ' more');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain(' more');
  });

  it.each(['answer', 'question'])('after a failed edit of the %s the list is as the server has it', async (part) => {
    const failure = refuse('server_error', 'Out of ink');
    const { items } = await open([
      on(api.answers.edit, failure, { id: custom.item_id }),
      on(api.questions.edit, failure, { id: custom.question_id }),
    ]);
    items[0] = { ...system, answer_text: 'Black, since yesterday' };
    await userEvent.click(entry('Which song?').getByRole('button', { name: `Edit ${part}` }));
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Black, since yesterday')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(`Failed to update ${part}`);
  });

  it('SEARCH-56 SHELL-24 a message stands with its item and clears after 3 seconds', async () => {
    await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByText('Green'));
    fireEvent.click(button('Save'));
    expect(await entry('Which tea?').findByText('Answer updated successfully!')).toBeTruthy();
    expect(entry('Which song?').queryByText('Answer updated successfully!')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(entry('Which tea?').getByText('Answer updated successfully!')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(screen.queryByText('Answer updated successfully!')).toBeNull();
  });

  it('ROLE-12 ROLE-33 offers a basic user no way to edit', async () => {
    await open([], dashboardWords, false);
    await userEvent.click(screen.getByText('Green'));
    expect(fields()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
  });

  it('what cannot be read is not offered for editing', async () => {
    playServer(serverFor({ items: [{ ...system, unreadable: true }], isPremium: true }));
    renderInApp(<AnswerSearch words={dashboardWords} />);
    expect(await screen.findByRole('button', { name: 'Delete answer' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit answer' })).toBeNull();
  });
});
