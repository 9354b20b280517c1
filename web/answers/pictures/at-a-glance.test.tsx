import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../contract/api';
import { searchFor } from '../../../contract/paths';
import { questionCategories } from '../../../contract/questions';
import { Overview } from '../../dashboard/overview';
import { serverFor } from '../../testing/household';
import { answerItem, poolQuestion } from '../../testing/notebook';
import { makeToken, renderInApp } from '../../testing/render';
import { on, playServer } from '../../testing/server';
import AtAGlance from './at-a-glance';

const today = new Date(2025, 5, 18, 12);
/** Noon, so many days before today. */
const ago = (days: number) => new Date(2025, 5, 18 - days, 12).toISOString();
const answered = (n: number, days: number, fields = {}) => answerItem(n, { created_at: ago(days), ...fields });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
  localStorage.setItem('token', makeToken());
});
const heading = 'Your notebook at a glance';
const open = async (household: Parameters<typeof serverFor>[0]) => {
  playServer(serverFor({ isPremium: true, ...household }));
  renderInApp(<AtAGlance />);
  expect((await screen.findByText(heading, {}, { timeout: 5_000 })).tagName).toBe('H2');
};
const items = [answered(1, 0), answered(2, 1, { category: 'our-story' }), answered(3, 1), answered(4, 10)];
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the pictures', () => {
  it('ROLE-35 stand on the overview of a premium user', async () => {
    playServer(serverFor({ isPremium: true, items }));
    renderInApp(<Overview />);
    expect(await screen.findByText(heading, {}, { timeout: 5_000 })).toBeTruthy();
    for (const name of ['Day by day', 'Over time', 'What you know about', "What you haven't asked yet"]) {
      expect((await screen.findByText(name)).tagName).toBe('H3');
    }
    expect(document.querySelectorAll('figure > figcaption')).toHaveLength(4);
  });

  it('ROLE-35 and not on that of a basic user', async () => {
    playServer(serverFor({ items }));
    renderInApp(<Overview />);
    expect(await screen.findByText('The last thing she told you')).toBeTruthy();
    expect(screen.queryByText(heading)).toBeNull();
  });

  it('say how many answers there are and how many days in a row', async () => {
    await open({ items });
    expect([fact('Her answers'), fact('Current streak'), fact('Longest streak')]).toEqual(['4', '2 days', '2 days']);
  });

  it('do not hold it against him when a row has ended', async () => {
    await open({ items: [answered(1, 5)] });
    expect([fact('Current streak'), fact('Longest streak')]).toEqual([undefined, '1 day']);
  });

  it('ROLE-35 tell in a table what the squares of the days show', async () => {
    await open({ items });
    const weeks = rows('Answers on each day since December 2024');
    expect(weeks).toHaveLength(26);
    // Sunday 0, Monday 0, Tuesday 2, Wednesday (today) 1.
    expect(weeks.at(-1)).toBe('June 15, 20250021');
    expect(weeks.at(-2)).toBe('June 8, 20251000000');
  });

  it('ROLE-35 tell in a table what the columns over time show', async () => {
    await open({ items });
    expect(rows('Answers by week')).toEqual(['the week of June 8, 20251', 'the week of June 15, 2025 (so far)3']);
    expect(screen.getByText(/^Your busiest week was the week of June 15, 2025/)).toBeTruthy();
  });

  it('ROLE-35 lead from a category to its answers', async () => {
    await open({ items });
    const figure = screen.getByRole('heading', { name: 'What you know about' }).closest('section');
    const list = within(figure as HTMLElement).getAllByRole('listitem');
    expect(list.map((each) => each.textContent)).toEqual(['Playful3 answers', 'Our story1 answer']);
    expect(screen.getByRole('link', { name: 'Playful' }).getAttribute('href')).toBe(searchFor('category=playful'));
  });

  it('ROLE-35 lead from a category to what he has not asked yet', async () => {
    await open({ items, questions: [poolQuestion(3), poolQuestion(50, { category: 'affection' })] });
    expect(await screen.findByText('1 question to look forward to. Choose a category to read them.')).toBeTruthy();
    expect(screen.getByText('1 of 1 still open')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Affection' }).getAttribute('href')).toBe(
      searchFor('category=affection&not-asked=yes'),
    );
  });

  it('tell how much is fresh, by category, lead to the rest, and never say that something is outdated', async () => {
    playServer([
      ...serverFor({ isPremium: true, items }),
      on(api.stillTrue.freshness, {
        categories: [
          { category: 'playful', fresh: 2, answers: 3 },
          { category: 'our-story', fresh: 1, answers: 1 },
        ],
      }),
    ]);
    renderInApp(<AtAGlance />);
    const figure = (await screen.findByRole('heading', { name: 'What is fresh' })).closest('section') as HTMLElement;
    expect(
      within(figure)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['Playful2 of 3 fresh, 1 a while ago', 'Our story1 of 1 fresh']);
    expect(figure.textContent).toMatch(/75% is said or confirmed not long ago.* 1 thing was said a while ago/);
    const ways = within(figure)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['1 thing was said a while ago', searchFor('said=a-while-ago')],
      ['Playful', searchFor('category=playful&said=a-while-ago')],
      ['Our story', searchFor('category=our-story')],
    ]);
    expect(figure.textContent).not.toMatch(/outdated|expired|stale/i);
  });

  it('show the first six of many categories, and all when asked', async () => {
    const ids = Object.keys(questionCategories) as (keyof typeof questionCategories)[];
    await open({ items: ids.map((category, n) => answered(n, 0, { category })) });
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 18' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(18);
    expect(screen.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'My own questions' }).getAttribute('href')).toBe(
      searchFor('questions=own'),
    );
  });
});

describe('with little to show', () => {
  it('nothing is drawn that is not there', async () => {
    await open({ questions: [poolQuestion(1)] });
    expect(screen.getByText(/^With her first answer the pictures begin/)).toBeTruthy();
    expect(await screen.findByText("What you haven't asked yet")).toBeTruthy();
    expect(screen.queryByText('Day by day')).toBeNull();
  });

  it('one week is no picture over time yet', async () => {
    await open({ items: [answered(1, 0)] });
    expect(screen.getByText('Your progress over time shows up here in the second week.')).toBeTruthy();
    expect(screen.queryByText('Over time')).toBeNull();
  });

  it('says so when he has asked her everything', async () => {
    await open({ items, questions: [poolQuestion(1)] });
    expect(await screen.findByText(/^You've asked her every question there is/)).toBeTruthy();
  });
});
