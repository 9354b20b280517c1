import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import { searchFor } from '../../contract/paths';
import { serverFor } from '../testing/household';
import { answerItem, answerItems, answerOf, poolQuestion } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, type Stub, unreachable } from '../testing/server';
// Read here, so that no test waits for the file to arrive.
import './advanced-search';
import { AnswerSearch } from './answer-search';
import { dashboardWords } from './search-words';

beforeEach(() => localStorage.setItem('token', makeToken()));
const chocolate = answerItem(1, { answer_text: 'Dark chocolate', category: 'everyday-favourites' });
const lake = answerItem(2, { answer_text: 'The lake', is_custom_question: true, category: 'custom' });
const questions = [poolQuestion(7, { category: 'our-story' }), poolQuestion(8)];

function begin(household: Parameters<typeof serverFor>[0], extra: Stub[]) {
  const server = serverFor({ items: [chocolate, lake], questions, isPremium: true, ...household });
  playServer([...server, ...extra]);
  renderInApp(<AnswerSearch words={dashboardWords} />);
}
async function open(household: Parameters<typeof serverFor>[0] = {}, extra: Stub[] = []) {
  begin(household, extra);
  await screen.findByText(/answers? found/);
}
const box = () => screen.getByRole('searchbox');
const filters = () => within(screen.getByRole('group', { name: 'Filters' }));
const names = () => screen.queryAllByRole('article').map((entry) => within(entry).getByRole('heading').textContent);

describe('the search of a premium user', () => {
  it('ROLE-22 finds what he means and marks it', async () => {
    await open();
    await userEvent.type(box(), 'choclate');
    expect(await screen.findByText('1 answer found')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('chocolate'));
  });

  it('ROLE-22 a basic user has the plain one, without filters, whatever the address says', async () => {
    history.replaceState(null, '', '/dashboard?tab=search&questions=own');
    await open({ isPremium: false });
    expect(await screen.findByText('2 answers found')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
    await userEvent.type(box(), 'choclate');
    expect(await screen.findByText('No results found for "choclate"')).toBeTruthy();
  });

  it('ROLE-22 narrows by category and by his own questions, and clears it again', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Category'), 'Everyday favorites');
    await waitFor(() => expect(names()).toEqual(['Question 1?']));
    expect(location.search).toBe('?category=everyday-favourites');
    await userEvent.click(filters().getByRole('radio', { name: 'My own' }));
    expect(await screen.findByText('Nothing matches these filters. Clear them to see more.')).toBeTruthy();
    await userEvent.click(filters().getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toEqual(['Question 1?', 'Question 2?']));
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }));
  });

  it('where nothing was found the filters can be cleared too, and the focus goes to the count', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Category'), 'Affection');
    await screen.findByText('Nothing matches these filters. Clear them to see more.');
    const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear as HTMLElement);
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(document.activeElement?.textContent).toBe('2 answers found');
  });

  it('ROLE-22 narrows by days', async () => {
    const old = answerItem(3, { created_at: new Date(2024, 0, 5, 12).toISOString() });
    await open({ items: [chocolate, old] });
    await userEvent.type(await screen.findByLabelText('To'), '2024-01-05');
    await waitFor(() => expect(names()).toEqual(['Question 3?']));
  });

  it('ROLE-22 lists what he has not asked yet, without a term too', async () => {
    history.replaceState(null, '', searchFor('category=our-story&not-asked=yes'));
    await open();
    expect(await screen.findByText('0 answers found, 1 question not answered yet')).toBeTruthy();
    expect(names()).toEqual(['Question 7?']);
    expect(screen.getByLabelText<HTMLInputElement>('From').disabled).toBe(true);
    await userEvent.click(filters().getByRole('switch', { name: 'Not asked yet' }));
    await waitFor(() => expect(names()).toEqual([]));
  });

  it('shows just what she said a while ago, once the server has told which that is', async () => {
    history.replaceState(null, '', searchFor('said=a-while-ago'));
    let isAway = true;
    const [first, second] = [answerItem(1), answerItem(2)];
    const told = () => (isAway ? unreachable : { answers: [second.item_id] });
    begin({ items: [first, second] }, [on(api.stillTrue.aWhileAgo, told)]);
    expect(await screen.findByText('Failed to load data')).toBeTruthy();
    expect(names()).toEqual([]);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1 answer found')).toBeTruthy();
    expect(names()).toEqual(['Question 2?']);
    await userEvent.click(filters().getByRole('switch', { name: 'Said a while ago' }));
    await waitFor(() => expect(names()).toEqual(['Question 1?', 'Question 2?']));
    expect(location.search).toBe('');
  });

  it('keeps what he answers in that list in sight, with its message', async () => {
    history.replaceState(null, '', searchFor('not-asked=yes'));
    const items: AnswerItem[] = [];
    const save = () => {
      const item = answerItem(7, { answer_text: 'Peonies' });
      items.unshift(item);
      return answerOf(item);
    };
    await open({ items }, [on(api.answers.submit, save)]);
    await screen.findByText('0 answers found, 2 questions not answered yet');
    const entry = () => within(screen.getByRole('article', { name: 'Question 7?' }));
    await userEvent.click(entry().getByRole('button', { name: 'Write her answer' }));
    await userEvent.type(entry().getByRole('textbox'), 'Peonies');
    await userEvent.click(entry().getByRole('button', { name: 'Save Answer' }));
    expect(await entry().findByText('Answer saved successfully!')).toBeTruthy();
    expect(await entry().findByText('Peonies')).toBeTruthy();
    expect(names()).toContain('Question 8?');
  });

  it('begins at the first page with other filters', async () => {
    await open({ items: answerItems(30) });
    await userEvent.click(await screen.findByRole('button', { name: 'Page 3' }));
    await userEvent.click(filters().getByRole('radio', { name: 'Pool' }));
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
  });

  it('on a phone one button opens the filters and says how many are set', async () => {
    await open();
    const opener = await screen.findByRole('button', { name: 'Filters' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('group', { name: 'Filters' }),
    );
    await userEvent.click(filters().getByRole('radio', { name: 'Pool' }));
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  });
});
