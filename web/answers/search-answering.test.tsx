import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { sent, serverFor } from '../testing/household';
import { answerItem, answerOf, idOf, poolQuestion } from '../testing/notebook';
import { makeToken, premiumSubscription, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub } from '../testing/server';
import { AnswerSearch } from './answer-search';
import { dashboardWords, searchPageWords } from './search-words';

beforeEach(() => localStorage.setItem('token', makeToken()));
const items: AnswerItem[] = [];
const saved = () => {
  const item = answerItem(7, { answer_text: 'Peonies' });
  items.unshift(item);
  return answerOf(item);
};

const premium = [on(api.billing.status, premiumSubscription)];

async function open(extra: Stub[] = [on(api.answers.submit, saved)], words = dashboardWords) {
  items.length = 0;
  const requests = playServer([...serverFor({ items, questions: [poolQuestion(7), poolQuestion(8)] }), ...extra]);
  renderInApp(<AnswerSearch words={words} />);
  await screen.findByText('No answers found');
  await userEvent.type(screen.getByLabelText('Search questions and answers'), 'question');
  await screen.findByText('0 answers found, 2 questions not answered yet');
  return requests;
}
const entry = (n: number) => within(screen.getByRole('article', { name: `Question ${n}?` }));
const begin = (n: number) => userEvent.click(entry(n).getByRole('button', { name: 'Write her answer' }));

describe('answering a question found by search', () => {
  it("SEARCH-26 ROLE-37 happens in place, with 'Save Answer' and 'Cancel', for a basic user too", async () => {
    await open();
    await begin(7);
    expect(entry(7).getByRole('button', { name: 'Save Answer' })).toBeTruthy();
    await userEvent.click(entry(7).getByRole('button', { name: 'Cancel' }));
    expect(entry(7).queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Write her answer');
  });

  it('SEARCH-27 is kept by question: one box leaves the others alone', async () => {
    await open();
    await begin(7);
    await userEvent.type(entry(7).getByRole('textbox'), 'Peonies');
    expect(entry(8).queryByRole('textbox')).toBeNull();
    await begin(8);
    await userEvent.type(entry(8).getByRole('textbox'), 'Tulips');
    expect(entry(7).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Peonies');
    await userEvent.click(entry(7).getByRole('button', { name: 'Cancel' }));
    expect(entry(8).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Tulips');
  });

  it("SEARCH-28 SEARCH-30 SEARCH-40 saves it, says so and marks it 'Answered'", async () => {
    const requests = await open();
    await begin(7);
    await userEvent.type(entry(7).getByRole('textbox'), ' Peonies ');
    await userEvent.click(entry(7).getByRole('button', { name: 'Save Answer' }));
    expect(await entry(7).findByText('Answer saved successfully!')).toBeTruthy();
    expect(await sent(requests, 'POST')).toEqual([
      { path: '/api/answer', body: { questionId: idOf(7), questionText: 'Question 7?', text: 'Peonies' } },
    ]);
    expect(requests.find(({ method }) => method === 'POST')?.headers.get('Idempotency-Key')).toMatch(/^\w{32}$/);
    expect(await entry(7).findByText('Peonies')).toBeTruthy();
    expect(entry(7).getByText('Answered')).toBeTruthy();
    expect(entry(7).queryByRole('textbox')).toBeNull();
    expect(entry(8).queryByText('Answered')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Question 7?');
  });

  it("SEARCH-29 an empty one gives 'Please enter an answer' and is not sent", async () => {
    const requests = await open();
    await begin(7);
    await userEvent.type(entry(7).getByRole('textbox'), '   ');
    await userEvent.click(entry(7).getByRole('button', { name: 'Save Answer' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter an answer');
    expect(await sent(requests, 'POST')).toEqual([]);
  });

  it.each([
    // SEARCH-45 SEARCH-53
    ['SEARCH-45', 'the dashboard', dashboardWords],
    ['SEARCH-53', paths.searchAnswers, searchPageWords],
  ])("%s on %s a failure shows 'Failed to save answer: ...' and keeps the text", async (_, __, words) => {
    const requests = await open([on(api.answers.submit, refuse('server_error', 'Out of ink'))], words);
    await begin(7);
    await userEvent.type(entry(7).getByRole('textbox'), 'Peonies');
    await userEvent.click(entry(7).getByRole('button', { name: 'Save Answer' }));
    await waitFor(() => expect(entry(7).getByRole('alert').textContent).toBe('Failed to save answer: Out of ink'));
    expect(entry(7).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Peonies');
    // A second try is the same submission.
    await userEvent.click(entry(7).getByRole('button', { name: 'Save Answer' }));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const keys = requests.flatMap((request) => request.headers.get('Idempotency-Key') ?? []);
    expect(new Set(keys).size).toBe(1);
  });

  it('SEARCH-30 is marked no longer once that answer is deleted, and can be answered again', async () => {
    const gone = () => {
      items.length = 0;
      return { message: '' };
    };
    await open([...premium, on(api.answers.submit, saved), on(api.answers.remove, gone, { id: idOf(1_007) })]);
    await begin(7);
    await userEvent.type(entry(7).getByRole('textbox'), 'Peonies');
    await userEvent.click(entry(7).getByRole('button', { name: 'Save Answer' }));
    await userEvent.click(await entry(7).findByRole('button', { name: 'Delete answer' }));
    expect(entry(7).getByText('Answered')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await entry(7).findByRole('button', { name: 'Write her answer' })).toBeTruthy();
    expect(entry(7).queryByText('Answered')).toBeNull();
  });

  it('a custom question without an answer can be answered too', async () => {
    playServer(
      serverFor({ items: [answerItem(3, { type: 'question', answer_text: null, is_custom_question: true })] }),
    );
    renderInApp(<AnswerSearch words={dashboardWords} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Write her answer' }));
    expect(screen.getByRole('button', { name: 'Save Answer' })).toBeTruthy();
  });
});
