import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { dashboardAt, paths, searchFor } from '../../contract/paths';
import { serverFor } from '../testing/household';
import { answerItem, answerItems } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { basicServer, shows, visit } from '../testing/whole-app';
import { AnswerSearch } from './answer-search';
import { dashboardWords } from './search-words';

beforeEach(() => localStorage.setItem('token', makeToken()));
const items = [answerItem(1, { answer_text: 'Lemon tart' }), answerItem(2), answerItem(3)];
const box = () => screen.getByLabelText<HTMLInputElement>('Search questions and answers');
const count = (words: string) => screen.findByText(words);
const searchLink = () => screen.getByRole('link', { name: 'Search Answers' });

function open(address: string, isPremium = false) {
  const requests = playServer([...basicServer, ...serverFor({ items, isPremium })]);
  visit(address, makeToken());
  return requests;
}

describe('what he looks for', () => {
  it('stands in the address behind the #, and in nothing that is sent', async () => {
    const requests = open(paths.searchAnswers);
    await count('3 answers found');
    await userEvent.type(box(), 'lemon tart');
    await waitFor(() => expect(location.hash).toBe('#search=lemon+tart'));
    expect(location.search).toBe('');
    expect(requests.map(({ url }) => url).join(' ')).not.toContain('lemon');
    await userEvent.clear(box());
    await waitFor(() => expect(location.hash).toBe(''));
  });

  it.each([paths.searchAnswers, dashboardAt('search')])('is there again after a reload of %s', async (address) => {
    open(`${address}#search=lemon+tart`);
    await count('1 answer found');
    expect(box().value).toBe('lemon tart');
  });

  it('is there again on the way back, also where he left before the pause', async () => {
    open(paths.searchAnswers);
    await count('3 answers found');
    await userEvent.type(box(), 'lemon');
    await userEvent.click(screen.getByRole('link', { name: 'History' }));
    await shows('view-answers');
    expect(location.hash).toBe('');
    history.back();
    await shows('search-answers');
    await count('1 answer found');
    expect(box().value).toBe('lemon');
  });

  it('is not shown to somebody else who comes to the same step of the history', async () => {
    open(paths.searchAnswers);
    await count('3 answers found');
    await userEvent.type(box(), 'lemon');
    await waitFor(() => expect(location.hash).toBe('#search=lemon'));
    cleanup();
    playServer([...basicServer, ...serverFor({ items })]);
    localStorage.setItem('token', makeToken({ sub: 'his brother' }));
    renderInApp(<AnswerSearch words={dashboardWords} />);
    await count('3 answers found');
    expect(box().value).toBe('');
  });

  it('is gone where a link leads to the search anew', async () => {
    open(`${paths.searchAnswers}#search=lemon`);
    await count('1 answer found');
    await userEvent.click(searchLink());
    await count('3 answers found');
    expect(box().value).toBe('');
  });

  it('stays when a filter is chosen, and the filter when he goes on typing', async () => {
    open(`${paths.searchAnswers}#search=lemon`, true);
    await count('1 answer found');
    await userEvent.click(await screen.findByLabelText('Pool'));
    expect(location.search + location.hash).toBe('?questions=pool#search=lemon');
    expect(box().value).toBe('lemon');
    await userEvent.type(box(), ' tart');
    await waitFor(() => expect(location.search + location.hash).toBe('?questions=pool#search=lemon+tart'));
  });

  it('keeps the filters of a picture beside it', async () => {
    open(`${searchFor('questions=own')}#search=lemon`, true);
    expect(await screen.findByText('No results found for "lemon"')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('My own').checked).toBe(true);
  });
});

describe('the page he had turned to', () => {
  it('is there again on the way back', async () => {
    playServer([...basicServer, on(api.answers.list, () => answerItems(25))]);
    visit(paths.searchAnswers, makeToken());
    await count('25 answers found');
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await count('Her words 25.');
    await userEvent.click(screen.getByRole('link', { name: 'History' }));
    await shows('view-answers');
    history.back();
    await shows('search-answers');
    await count('Page 3 of 3');
  });
});
