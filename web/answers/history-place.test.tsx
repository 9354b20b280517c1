import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import { monthPath, paths } from '../../contract/paths';
import { serverFor } from '../testing/household';
import { answerItem, answerItems } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { basicServer, shows, visit } from '../testing/whole-app';
import ViewAnswersPage from './view-answers-page';

beforeEach(() => {
  localStorage.setItem('token', makeToken());
  // The browser would scroll; here it is only written down where it was told to.
  vi.stubGlobal('scrollTo', (_: number, y: number) => {
    vi.stubGlobal('scrollY', y);
  });
});

/** An answer for each day, so that a month has about thirty. */
const daily = (count: number): AnswerItem[] =>
  Array.from({ length: count }, (_, n) =>
    answerItem(n + 1, { created_at: new Date(2025, 11, 31 - n, 12).toISOString() }),
  );
// Not by their roles: to work those out for hundreds of elements takes seconds.
const months = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
const entries = () => [...document.querySelectorAll('article')];
const press = (words: string) => userEvent.click(screen.getByText(words));

function open(address: string, items: AnswerItem[]): void {
  history.replaceState(null, '', address);
  playServer(serverFor({ items }));
  renderInApp(<ViewAnswersPage />);
}

/** Reads on to a place and rests there. */
async function scrollDown(y: number): Promise<void> {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(history.state).toMatchObject({ y }));
}

describe('Back to the history', () => {
  it('finds how much was shown, and where he was in it', async () => {
    playServer([...basicServer, on(api.answers.list, () => answerItems(120))]);
    visit(paths.viewAnswers, makeToken());
    await screen.findByText('Her words 50.');
    await press('Show older answers');
    expect(entries()).toHaveLength(100);
    await scrollDown(4_200);
    await press('Account');
    await shows('account-settings');
    expect(scrollY).toBe(0);
    history.back();
    await shows('view-answers');
    await screen.findByText('Her words 100.');
    expect(entries()).toHaveLength(100);
    expect(scrollY).toBe(4_200);
  });

  it('a new visit begins at the beginning', async () => {
    playServer([...basicServer, on(api.answers.list, () => answerItems(120))]);
    visit(paths.viewAnswers, makeToken());
    await screen.findByText('Her words 50.');
    await press('Show older answers');
    await press('Account');
    await shows('account-settings');
    await press('History');
    await shows('view-answers');
    await screen.findByText('Her words 50.');
    expect(entries()).toHaveLength(50);
    expect(scrollY).toBe(0);
  });
});

describe('a month of the history', () => {
  it('is where its address leads, with the focus, and what is newer is one press away', async () => {
    open(monthPath('2025-09'), daily(200));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('September 2025'));
    expect(months()).toEqual(['September 2025', 'August 2025']);
    await press('Show newer answers');
    expect(months()).toEqual(['November 2025', 'October 2025', 'September 2025', 'August 2025']);
    // The one just above what he was reading: 92 answers are newer than September.
    expect(document.activeElement?.textContent).toBe('Question 92?');
    await press('Show newer answers');
    expect(months()[0]).toBe('December 2025');
    expect(screen.queryByText('Show newer answers')).toBeNull();
  });

  it('can be chosen, and Back leads back', async () => {
    open(paths.viewAnswers, daily(200));
    await screen.findByText('Her words 1.');
    const choice = screen.getByLabelText('Go to a month');
    expect(within(choice).getByText('July 2025 (31 answers)')).toBeTruthy();
    await userEvent.selectOptions(choice, '2025-08');
    await userEvent.selectOptions(choice, '2025-07');
    // With the keyboard each arrow key is a choice: none of them leads away.
    expect([location.hash, months()[0]]).toEqual(['', 'December 2025']);
    await press('Go');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('July 2025'));
    expect(location.hash).toBe('#month-2025-07');
    history.back();
    await waitFor(() => expect(months()[0]).toBe('December 2025'));
  });

  it('without an answer leads to the newest', async () => {
    open(monthPath('1999-01'), daily(3));
    await screen.findByText('Her words 1.');
    expect(entries()).toHaveLength(3);
    expect(screen.queryByText('Show newer answers')).toBeNull();
  });

  it('is not offered while there is only one', async () => {
    open(paths.viewAnswers, daily(3));
    await screen.findByText('Her words 1.');
    expect(screen.queryByLabelText('Go to a month')).toBeNull();
  });
});
