import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { loginThen, paths } from '../../contract/paths';
import { sent, serverFor } from '../testing/household';
import { answerItem, answerOf, idOf, poolQuestion } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { noAnswer, on, outsideContract, playServer, refuse, type Stub } from '../testing/server';
import { sealedKeys } from '../testing/storage';
import { AnswerSearch } from './answer-search';
import { dashboardWords, searchPageWords } from './search-words';

beforeEach(() => localStorage.setItem('token', makeToken({ sub: 'him' })));

/** Opens the search, as a reload or another tab of the dashboard does too: nothing is left but what is stored. */
async function open(extra: Stub[] = [], words = dashboardWords) {
  cleanup();
  const questions = [7, 8].map((n) => poolQuestion(n));
  const requests = playServer([...serverFor({ questions }), ...extra]);
  renderInApp(<AnswerSearch words={words} />);
  // What he searched for stands in the address, and is searched for again.
  await screen.findAllByText(/answers found/);
  await seek('question');
  return requests;
}
async function seek(term: string, finds = 7) {
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, term);
  await screen.findByRole('article', { name: `Question ${finds}?` });
}
const entry = (n: number) => within(screen.getByRole('article', { name: `Question ${n}?` }));
const field = (n: number) => entry(n).getByRole<HTMLTextAreaElement>('textbox');
const press = (n: number, name: string) => userEvent.click(entry(n).getByRole('button', { name }));
async function write(n: number, text: string) {
  await press(n, 'Write her answer');
  await userEvent.type(field(n), text);
}
const keptWords = () => sealedKeys().length;
const keysOf = (requests: Request[]) => requests.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? []);
const expired = [on(api.answers.submit, refuse('authentication_required', 'No'))];
const saved = [on(api.answers.submit, answerOf(answerItem(7)))];
const lost = [on(api.answers.submit, outsideContract(504))];

describe('her answer that is being written in the search', () => {
  it('is there again after a reload, and leaves the focus where it is', async () => {
    await open();
    await write(7, 'Peonies, the pa');
    await open();
    expect(field(7).value).toBe('Peonies, the pa');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(entry(8).queryByRole('textbox')).toBeNull();
  });

  it('belongs to him alone', async () => {
    await open();
    await write(7, 'Peonies');
    localStorage.setItem('token', makeToken({ sub: 'his brother' }));
    await open();
    expect(entry(7).queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['the dashboard', dashboardWords],
    [paths.searchAnswers, searchPageWords],
  ])('on %s a session that has ended says so, leads to the login after 2 s, and keeps it', async (_, words) => {
    const first = await open(expired, words);
    await write(7, 'Peonies');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => entry(7).getByRole('button', { name: 'Save Answer' }).click());
    expect((await entry(7).findByRole('alert')).textContent).toBe('Session expired. Please log in again.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(localStorage.getItem('token')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(location.pathname + location.search).toBe(loginThen(paths.questionOfTheDay));
    expect(localStorage.getItem('token')).toBeNull();
    vi.useRealTimers();

    localStorage.setItem('token', makeToken({ sub: 'him', exp: 4_000_000_000 }));
    const again = await open(saved);
    expect(field(7).value).toBe('Peonies');
    await press(7, 'Save Answer');
    await entry(7).findByText('Answer saved successfully!');
    expect(keysOf(again)).toEqual(keysOf(first));
  });

  it('leads to the login although he has gone on to another term', async () => {
    await open(expired);
    await write(7, 'Peonies');
    await press(7, 'Save Answer');
    await entry(7).findByRole('alert');
    await seek('8?', 8);
    await waitFor(() => expect(location.pathname).toBe(paths.login));
  });

  it('is forgotten once it is saved, and when he cancels', async () => {
    await open(saved);
    await write(7, 'Peonies');
    await write(8, 'Tulips');
    expect(keptWords()).toBe(2);
    await press(8, 'Cancel');
    expect(keptWords()).toBe(1);
    await press(7, 'Save Answer');
    await entry(7).findByText('Answer saved successfully!');
    expect(keptWords()).toBe(0);
  });

  it('is the same submission when he tries again after another term, and another once it says something else', async () => {
    const requests = await open(lost);
    await write(7, 'Peonies');
    await press(7, 'Save Answer');
    await entry(7).findByRole('alert');
    await seek('8?', 8);
    await seek('7?');
    await press(7, 'Save Answer');
    await waitFor(() => expect(keysOf(requests)).toHaveLength(2));
    await entry(7).findByRole('button', { name: 'Save Answer' });
    await userEvent.type(field(7), ' too');
    await press(7, 'Save Answer');
    await waitFor(() => expect(keysOf(requests)).toHaveLength(3));
    const [first, second, third] = keysOf(requests);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('cannot be changed or cancelled while it is being saved', async () => {
    await open([on(api.answers.submit, noAnswer)]);
    await write(7, 'Peonies');
    await press(7, 'Save Answer');
    expect(field(7).readOnly).toBe(true);
    await userEvent.type(field(7), ' and more');
    await press(7, 'Cancel');
    expect(field(7).value).toBe('Peonies');
  });

  it('goes with its question when that is deleted', async () => {
    const waiting = answerItem(3, { type: 'question', answer_text: null, is_custom_question: true });
    const items = [waiting];
    const requests = playServer([
      ...serverFor({ items, isPremium: true }),
      on(
        api.questions.remove,
        () => {
          items.pop();
          return { message: '' };
        },
        { id: idOf(3) },
      ),
    ]);
    renderInApp(<AnswerSearch words={dashboardWords} />);
    await screen.findByText('0 answers found, 1 question not answered yet');
    await write(3, 'The slow one');
    await userEvent.click(await entry(3).findByRole('button', { name: 'Delete question' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Question deleted successfully!');
    expect(await sent(requests, 'DELETE')).toHaveLength(1);
    expect(keptWords()).toBe(0);
  });
});
