import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { MentionedDates } from '../dates/mentioned-dates';
import GiftsPage from '../ideas/gifts-page';
import { sent, serverFor } from '../testing/household';
import { answerItem } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { type Answering, on, playServer, refuse, type Stub, unreachable } from '../testing/server';
import { AnswerSearch } from './answer-search';
import { dashboardWords, searchPageWords } from './search-words';

beforeEach(() => localStorage.setItem('token', makeToken()));
const custom = answerItem(1, { is_custom_question: true });
const paths = { answer: `/api/answer/${custom.item_id}`, question: `/api/questions/${custom.question_id}` };
const removing = {
  answer: (answering: Answering<typeof api.answers.remove>) =>
    on(api.answers.remove, answering, { id: custom.item_id }),
  question: (answering: Answering<typeof api.questions.remove>) =>
    on(api.questions.remove, answering, { id: custom.question_id }),
};

async function open(extra: Stub[] = [], words = dashboardWords, isPremium = true, beside: ReactNode = null) {
  const items = [custom];
  const gone = () => {
    items.pop();
    return { message: '' };
  };
  const requests = playServer([
    ...serverFor({ items, isPremium }),
    removing.answer(gone),
    removing.question(gone),
    ...extra,
  ]);
  renderInApp(
    <>
      <AnswerSearch words={words} />
      {beside}
    </>,
  );
  await screen.findByText('1 answer found');
  return requests;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('deleting an answer', () => {
  it('SEARCH-31 asks first', async () => {
    const requests = await open();
    await press('Delete answer');
    expect(screen.getByRole('alertdialog').textContent).toContain('Are you sure you want to delete this answer?');
    expect(await sent(requests, 'DELETE')).toEqual([]);
  });

  it('SEARCH-32 SEARCH-38 deletes when accepted, and says so', async () => {
    const requests = await open();
    await press('Delete answer');
    await press('Delete');
    expect(await screen.findByText('Answer deleted successfully!')).toBeTruthy();
    expect(await sent(requests, 'DELETE')).toEqual([{ path: paths.answer, body: null }]);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('asks anew for what else quotes her words', async () => {
    const requests = await open(
      [on(api.ideas.list, { ideas: [] }), on(api.ideas.wishes, { quotes: [] }), on(api.dates.mentioned, [])],
      dashboardWords,
      true,
      <>
        <GiftsPage />
        <MentionedDates />
      </>,
    );
    const timesAsked = (path: string) => requests.filter(({ url }) => url.endsWith(path)).length;
    await press('Delete answer');
    await press('Delete');
    await screen.findByText('Answer deleted successfully!');
    expect([timesAsked('/api/ideas'), timesAsked('/api/dates/mentioned')]).toEqual([2, 2]);
  });

  it('SEARCH-33 sends nothing when declined', async () => {
    const requests = await open();
    await press('Delete answer');
    await press('Cancel');
    expect(await sent(requests, 'DELETE')).toEqual([]);
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('ROLE-13 is not offered to a basic user, nor is deleting a question', async () => {
    await open([], dashboardWords, false);
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });
});

describe('deleting a custom question', () => {
  it('SEARCH-34 asks first', async () => {
    const requests = await open();
    await press('Delete question');
    expect(
      screen.getByText('Are you sure you want to delete this question? This cannot be undone.').closest('dialog')?.open,
    ).toBe(true);
    expect(await sent(requests, 'DELETE')).toEqual([]);
  });

  it('SEARCH-35 on /search-answers says that its answers are deleted too', async () => {
    await open([], searchPageWords);
    await press('Delete question');
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('Are you sure you want to delete this question? This cannot be undone.');
    expect(dialog.textContent).toContain('Its answers are deleted too.');
  });

  it('SEARCH-36 SEARCH-39 deletes when accepted, and says so', async () => {
    const requests = await open();
    await press('Delete question');
    await press('Delete');
    expect(await screen.findByText('Question deleted successfully!')).toBeTruthy();
    expect(await sent(requests, 'DELETE')).toEqual([{ path: paths.question, body: null }]);
  });

  it('SEARCH-37 sends nothing when declined', async () => {
    const requests = await open();
    await press('Delete question');
    await press('Cancel');
    expect(await sent(requests, 'DELETE')).toEqual([]);
  });
});

describe('a deletion that fails', () => {
  const refused = refuse('not_found');
  const stumbled = refuse('server_error', "We couldn't find that.");

  it.each([
    // SEARCH-43 SEARCH-44 SEARCH-49 SEARCH-51
    ['SEARCH-43', 'answer', 'Failed to delete answer', dashboardWords],
    ['SEARCH-44', 'question', "Failed to delete question: We couldn't find that.", dashboardWords],
    ['SEARCH-51', 'answer', "Failed to delete answer: We couldn't find that.", searchPageWords],
    ['SEARCH-49', 'question', "Failed to delete question: We couldn't find that.", searchPageWords],
  ] as const)("%s of the %s shows '%s'", async (_, part, message, words) => {
    await open([removing[part](refused)], words);
    await press(`Delete ${part}`);
    await press('Delete');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it.each([
    ['answer', 'is gone', refused],
    ['question', 'is gone', refused],
    ['answer', 'went though the server stumbled', stumbled],
    ['question', 'went though the server stumbled', stumbled],
  ] as const)('of the %s that %s tells so, and it leaves the list', async (part, _, refusal) => {
    const items = [custom];
    const gone = () => {
      items.pop();
      return refusal;
    };
    playServer([...serverFor({ items, isPremium: true }), removing[part](gone)]);
    renderInApp(<AnswerSearch words={searchPageWords} />);
    await press(`Delete ${part}`);
    await press('Delete');
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.getByRole('alert').textContent).toBe(`Failed to delete ${part}: We couldn't find that.`);
  });

  it("SEARCH-44 tells the error's own message where the server gave none", async () => {
    await open([removing.question(unreachable)]);
    await press('Delete question');
    await press('Delete');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        "Failed to delete question: Couldn't reach the server. Check your connection and try again.",
      ),
    );
  });
});
