import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { keepEdit, listEdits } from '../drafts/edit-storage';
import { sent, serverFor } from '../testing/household';
import { answerItem, answerItems, answerOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { type Answering, on, playServer, refuse, type Stub, unreachable } from '../testing/server';
import { sealedKeys, typedBefore } from '../testing/storage';
import { shows, visit } from '../testing/whole-app';
import ViewAnswersPage from './view-answers-page';

beforeEach(() => localStorage.setItem('token', makeToken()));
const march = answerItem(1, { created_at: new Date(2025, 2, 10).toISOString() });
const may = answerItem(2, { created_at: new Date(2025, 4, 1).toISOString() });
const path = `/api/answer/${may.item_id}`;
const removing = (answering: Answering<typeof api.answers.remove>) =>
  on(api.answers.remove, answering, { id: may.item_id });

async function open(extra: Stub[] = [], isPremium = true, shown = 'Her words 2.') {
  const items = [may, march, answerItem(3, { type: 'question', answer_text: null })];
  const requests = playServer([
    ...serverFor({ items, isPremium }),
    removing(() => {
      items.shift();
      return { message: '' };
    }),
    ...extra,
  ]);
  renderInApp(<ViewAnswersPage />);
  await screen.findByText(shown);
  return requests;
}
const entry = () => within(screen.getByRole('article', { name: 'Question 2?' }));
const beginDeleting = async () => userEvent.click(await entry().findByRole('button', { name: 'Delete answer' }));

describe('the history', () => {
  it("HISTORY-01 is headed 'Question History'", async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Question History');
  });

  it('HISTORY-02 ROLE-06 lists his answers by month, the newest first', async () => {
    const requests = await open([], false);
    expect((await sent(requests, 'GET')).map((each) => each.path)).toContain('/api/answers');
    expect(screen.getAllByRole('heading', { level: 2 }).map((month) => month.textContent)).toEqual([
      'May 2025',
      'March 2025',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('HISTORY-03 gives each answer a delete button', async () => {
    await open();
    expect(await screen.findAllByRole('button', { name: 'Delete answer' })).toHaveLength(2);
  });

  it('ROLE-12 ROLE-13 gives a basic user neither that nor an edit, and says that this is Premium', async () => {
    await open([], false);
    expect(await screen.findByText(/^Editing and deleting her answers is part of Premium/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe(paths.upgrade);
    for (const name of ['Delete answer', 'Edit answer']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('ROLE-19 lets a premium user edit an answer in place, and the focus comes back', async () => {
    const requests = await open([
      on(
        api.answers.edit,
        ({ body }) => {
          may.answer_text = body.text;
          return answerOf(may);
        },
        { id: may.item_id },
      ),
    ]);
    await userEvent.click(await entry().findByRole('button', { name: 'Edit answer' }));
    const box = await entry().findByRole('textbox', { name: 'Her answer' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Tulips now');
    await userEvent.click(entry().getByRole('button', { name: 'Save' }));
    expect(await entry().findByText('Answer updated successfully!')).toBeTruthy();
    expect((await entry().findByText('Tulips now')).tagName).toBe('BLOCKQUOTE');
    expect(await sent(requests, 'PUT')).toEqual([{ path, body: { text: 'Tulips now', basedOn: 'Her words 2.' } }]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Options for'));
    expect(screen.queryByText(/part of Premium/)).toBeNull();
    may.answer_text = 'Her words 2.';
  });

  it('HISTORY-04 HISTORY-07 asks first, and sends nothing when declined', async () => {
    const requests = await open();
    await beginDeleting();
    expect(screen.getByRole('alertdialog').textContent).toContain('Are you sure you want to delete this answer?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await sent(requests, 'DELETE')).toEqual([]);
    expect(entry().getByText('Her words 2.')).toBeTruthy();
  });

  it('HISTORY-05 HISTORY-06 deletes when accepted, and the answer leaves the list', async () => {
    const requests = await open();
    await beginDeleting();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Her words 2.')).toBeNull());
    expect(await sent(requests, 'DELETE')).toEqual([{ path, body: null }]);
    expect(screen.getByText('Her words 1.')).toBeTruthy();
  });

  it.each([
    ['is gone', refuse('answer_not_found')],
    ['went though the server stumbled', refuse('server_error')],
  ])('an answer that %s leaves the list too, and the words stay', async (_, refusal) => {
    const items = [may, march];
    const gone = () => {
      items.shift();
      return refusal;
    };
    await open([on(api.answers.list, () => items), removing(gone)]);
    await beginDeleting();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Her words 2.')).toBeNull());
    expect(screen.getByRole('alert').textContent).toBe('Failed to delete answer.');
  });

  it('what he was changing is there to go on with, and goes with an answer that he deletes instead', async () => {
    keepEdit('somebody', `answer ${may.item_id}`, { base: 'Her words 2.', text: 'Her words, changed' });
    await open([], true, 'Her words 1.');
    const box = await entry().findByRole<HTMLTextAreaElement>('textbox', { name: 'Her answer' });
    expect(box.value).toBe('Her words, changed');
    await userEvent.click(entry().getByRole('button', { name: 'Cancel' }));
    await beginDeleting();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Her words 2.')).toBeNull());
    expect(listEdits('somebody').size).toBe(0);
  });

  it("HISTORY-10 a failed deletion shows 'Failed to delete answer.'", async () => {
    await open([removing(refuse('server_error'))]);
    await beginDeleting();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await entry().findByText('Failed to delete answer.')).toBeTruthy();
    expect(entry().getByText('Her words 2.')).toBeTruthy();
  });

  // The specification names no status: 'Failed to fetch answers.' leads to the login whatever the failure was.
  it.each([['a refusal', refuse('server_error')] as const, ['no network', unreachable] as const])(
    'HISTORY-08 HISTORY-09 a failed load (%s) says so, then ends at the login, and keeps what he has typed elsewhere',
    async (_, failure) => {
      typedBefore('draft/somebody/q1', 'x');
      vi.useFakeTimers({ shouldAdvanceTime: true });
      playServer([...serverFor({}), on(api.answers.list, failure)]);
      visit(paths.viewAnswers, makeToken());
      expect(await screen.findByText('Failed to fetch answers.')).toBeTruthy();
      expect(location.pathname).toBe(paths.viewAnswers);
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      await shows('login');
      expect(screen.getByLabelText('Password')).toBeTruthy();
      expect(location.pathname).toBe(paths.login);
      expect(localStorage.getItem('token')).toBeNull();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect([Object.keys(localStorage), sealedKeys()]).toEqual([[], ['draft/somebody/q1']]);
    },
  );

  it('HISTORY-09 a session that has ended asks whether to log in again, over the login', async () => {
    const refusal = refuse('authentication_required', 'No');
    playServer([...serverFor({}), on(api.answers.list, refusal)]);
    visit(paths.viewAnswers, makeToken());
    expect(await screen.findByText('Your session has expired. Would you like to log in again?')).toBeTruthy();
    await shows('login');
  });

  it('stays when a second try is under way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    history.replaceState(null, '', paths.viewAnswers);
    let isDown = true;
    const failed = refuse('server_error');
    playServer([...serverFor({}), on(api.answers.list, () => (isDown ? failed : [may]))]);
    renderInApp(<ViewAnswersPage />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    act(() => again.click());
    expect(await screen.findByText('Her words 2.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(location.pathname).toBe(paths.viewAnswers);
  });

  it('shows a long history in steps', async () => {
    playServer(serverFor({ items: answerItems(60) }));
    renderInApp(<ViewAnswersPage />);
    await screen.findByText('Her words 50.');
    expect(screen.getAllByRole('article')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show older answers' }));
    expect(screen.getAllByRole('article')).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show older answers' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Question 51?');
  });

  it('is printed whole', async () => {
    playServer(serverFor({ items: answerItems(120) }));
    renderInApp(<ViewAnswersPage />);
    await screen.findByText('Her words 50.');
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('article')).toHaveLength(120);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('article')).toHaveLength(50);
  });

  it('says what will be here while there is nothing', async () => {
    playServer(serverFor({}));
    renderInApp(<ViewAnswersPage />);
    expect(await screen.findByText('No answers yet')).toBeTruthy();
    const way = screen.getByRole('link', { name: "Go to today's question" });
    expect(way.getAttribute('href')).toBe(paths.questionOfTheDay);
  });
});
