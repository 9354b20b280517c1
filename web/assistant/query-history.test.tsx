import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { limits } from '../../contract/limits';
import { dashboardAt } from '../../contract/paths';
import DashboardPage from '../dashboard/dashboard-page';
import { box, broken, conversation, openAssistant, press, replyOf } from '../testing/assistant';
import { type Answering, on, type Sent } from '../testing/server';

const PAGE = limits.pageSize.assistantHistory;

/** Plays the history as the server keeps it: so many conversations, and a search that finds those with the word. */
function historyOf(count: number) {
  const all = Array.from({ length: count }, (_, n) => conversation(n + 1));
  return ({ query: { search: word, offset } }: Sent<typeof api.assistant.history>) => {
    const found = word ? all.filter(({ query_text }) => query_text.includes(word)) : all;
    const conversations = found.slice(offset, offset + PAGE);
    return { conversations, hasMore: offset + PAGE < found.length, total: found.length };
  };
}

function open(history: Answering<typeof api.assistant.history>, isPremium = true) {
  globalThis.history.replaceState(null, '', dashboardAt('query-history'));
  const requests = openAssistant(<DashboardPage />, [on(api.assistant.history, history)], isPremium);
  return () =>
    requests
      .filter(({ url }) => new URL(url).pathname === '/api/grok/history')
      .map(({ url }) => Object.fromEntries(new URL(url).searchParams));
}
const listed = () => screen.queryAllByRole('article').map((card) => card.querySelector('h4')?.textContent);
const term = () => screen.findByRole('searchbox', { name: 'Search your conversations' });

describe('the query history', () => {
  it('AIHIST-01 AIHIST-04 asks for the first twenty, without a term', async () => {
    const asked = open(historyOf(3));
    await waitFor(() => expect(listed()).toHaveLength(3));
    expect(asked()).toEqual([{ limit: '20', offset: '0' }]);
  });

  it('AIHIST-06 says how many of how many are shown', async () => {
    open(historyOf(25));
    expect(await screen.findByText('Showing 20 of 25 total conversations')).toBeTruthy();
  });

  it('AIHIST-08 AIHIST-09 AIHIST-10 shows each as a past response, with its day and a way to ask again', async () => {
    open(historyOf(1));
    const card = await screen.findByRole('article', { name: 'Query 1?' });
    expect(card.textContent).toContain('Response 1.');
    expect(card.textContent).toContain('PAST RESPONSE');
    expect(card.querySelector('time')?.dateTime).toBe(conversation(1).timestamp);
    await press('Ask Similar Question');
    expect(location.search).toBe('?tab=ai-query');
    expect((await box()).value).toBe('Query 1?');
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
  });

  it('AIHIST-08 shows her dated words beside the response, with the way to the whole answer', async () => {
    const { segments, citations } = replyOf();
    const reply = { segments, citations, askHer: null };
    open({ conversations: [conversation(1, { reply })], hasMore: false, total: 1 });
    const quote = await screen.findByRole('figure');
    expect(quote.querySelector('blockquote')?.textContent).toBe('Peonies, the pale ones.');
    expect(within(quote).getByRole('link', { name: 'Whole answer, number 1' })).toBeTruthy();
  });

  it('says so where a text cannot be opened, and does not offer to ask it', async () => {
    const lost = conversation(1, { query_text: "This entry couldn't be read", unreadable: true });
    open({ conversations: [lost], hasMore: false, total: 1 });
    expect(await screen.findByText("This entry couldn't be read")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask Similar Question' })).toBeNull();
  });

  it('AIHIST-15 AIHIST-16 where there is none, leads to the first question', async () => {
    open(historyOf(0));
    expect(await screen.findByText('No AI conversations found')).toBeTruthy();
    await press('Ask Your First Question');
    expect(location.search).toBe('?tab=ai-query');
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
  });

  it("AIHIST-17 a failure shows 'Failed to load AI history', and can be tried again", async () => {
    let isDown = true;
    const history = historyOf(1);
    open((sent) => (isDown ? broken : history(sent)));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load AI history');
    isDown = false;
    await press('Try Again');
    await waitFor(() => expect(listed()).toEqual(['Query 1?']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AIHIST-18 cannot be reached by a basic user', async () => {
    const asked = open(historyOf(1), false);
    await screen.findByRole('heading', { level: 1, name: /husband@example.com/ });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
    expect(asked()).toEqual([]);
  });
});

describe('searching it', () => {
  it('AIHIST-02 AIHIST-03 AIHIST-07 asks the server from the beginning, and says what was found', async () => {
    const asked = open(historyOf(25));
    await userEvent.type(await term(), ' Query 12? ');
    await press('Search');
    expect(await screen.findByText('Found 1 conversation(s) matching "Query 12?"')).toBeTruthy();
    expect(listed()).toEqual(['Query 12?']);
    expect(asked().at(-1)).toEqual({ limit: '20', offset: '0', search: 'Query 12?' });
  });

  it('AIHIST-05 clearing empties the term and brings back the whole list', async () => {
    const asked = open(historyOf(3));
    await userEvent.type(await term(), 'Query 2{Enter}');
    await waitFor(() => expect(listed()).toEqual(['Query 2?']));
    await press('Clear');
    expect(await screen.findByText('Showing 3 of 3 total conversations')).toBeTruthy();
    expect((await term()).getAttribute('value')).toBe('');
    expect(document.activeElement).toBe(await term());
    expect(asked().at(-1)).toEqual({ limit: '20', offset: '0' });
  });

  it('AIHIST-03 searching for the same again asks again, from the beginning', async () => {
    const asked = open(historyOf(45));
    await userEvent.type(await term(), 'Query');
    await press('Search');
    await press('Load More Conversations');
    await waitFor(() => expect(listed()).toHaveLength(40));
    await press('Search');
    await waitFor(() => expect(listed()).toHaveLength(20));
    expect(asked().map(({ offset }) => offset)).toEqual(['0', '0', '20', '0']);
  });

  it('AIHIST-15 finding nothing says so', async () => {
    open(historyOf(3));
    await userEvent.type(await term(), 'zebra{Enter}');
    expect(await screen.findByText('Found 0 conversation(s) matching "zebra"')).toBeTruthy();
    expect(screen.getByText('No AI conversations found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask Your First Question' })).toBeNull();
  });
});

describe('loading more', () => {
  it('AIHIST-11 AIHIST-12 AIHIST-13 AIHIST-14 appends the next page, until there is no more', async () => {
    const asked = open(historyOf(25));
    await press('Load More Conversations');
    expect(await screen.findByText('Showing 25 of 25 total conversations')).toBeTruthy();
    expect(listed()).toEqual(Array.from({ length: 25 }, (_, n) => `Query ${n + 1}?`));
    expect(asked().at(-1)).toEqual({ limit: '20', offset: '20' });
    expect(screen.queryByRole('button', { name: 'Load More Conversations' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Query 21?');
  });

  it('AIHIST-17 keeps what is there where the next page does not come, and tries again', async () => {
    let isDown = true;
    const history = historyOf(25);
    open((sent) => (isDown && sent.query.offset === 20 ? broken : history(sent)));
    await press('Load More Conversations');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load AI history');
    expect(listed()).toHaveLength(20);
    isDown = false;
    await press('Try Again');
    await waitFor(() => expect(listed()).toHaveLength(25));
  });

  it('shows once what came twice because something was asked meanwhile', async () => {
    const first = { conversations: [conversation(1), conversation(2)], hasMore: true, total: 3 };
    const second = { conversations: [conversation(2), conversation(3)], hasMore: false, total: 4 };
    open(({ query }) => (query.offset === 20 ? second : first));
    await press('Load More Conversations');
    await waitFor(() => expect(listed()).toEqual(['Query 1?', 'Query 2?', 'Query 3?']));
  });
});
