import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { Conversation } from '../../contract/assistant';
import { dashboardAt } from '../../contract/paths';
import DashboardPage from '../dashboard/dashboard-page';
import { broken, confirm, conversation, keptEntries, openAssistant, press, pressIn } from '../testing/assistant';
import { sent } from '../testing/household';
import { on, refuse } from '../testing/server';

type Extra = Parameters<typeof openAssistant>[1];
const pathOf = ({ id }: Conversation) => `/api/grok/history/${id}` as const;
const [first, second, third] = [1, 2, 3].map((n) => conversation(n)) as [Conversation, Conversation, Conversation];

/** Opens the query history on a server that keeps these three, and deletes what it is told to. */
async function open(extra: Extra = []) {
  let kept = [first, second, third];
  const without = (gone: Conversation) => () => {
    kept = kept.filter((one) => one !== gone);
    return { message: '' };
  };
  globalThis.history.replaceState(null, '', dashboardAt('query-history'));
  const requests = openAssistant(<DashboardPage />, [
    on(api.assistant.history, () => ({ conversations: kept, hasMore: false, total: kept.length })),
    on(api.assistant.remove, without(second), { id: second.id }),
    on(api.assistant.clear, () => {
      kept = [];
      return { message: '' };
    }),
    ...extra,
  ]);
  await waitFor(() => expect(listed()).toHaveLength(3));
  return { requests, forget: without(second) };
}
const listed = () => screen.queryAllByRole('article').map((card) => card.querySelector('h4')?.textContent);
const heading = () => screen.getByRole('heading', { level: 2, name: 'Your Conversations' });
const deleted = async (requests: Request[]) => (await sent(requests, 'DELETE')).map(({ path }) => path);

const entryFor = ({ query_text, response_text }: Conversation, n: number) => ({
  query: query_text,
  response: response_text,
  timestamp: new Date(Date.UTC(2025, 5, n)).toISOString(),
});

describe('deleting one question of the query history', () => {
  it('asks first; declining keeps it and sends nothing', async () => {
    const { requests } = await open();
    await pressIn('Query 2?', 'Delete');
    expect(screen.getByRole('alertdialog').textContent).toContain('Are you sure you want to delete this query?');
    await press('Cancel');
    expect(await deleted(requests)).toEqual([]);
    expect(listed()).toHaveLength(3);
  });

  it('AIHIST-06 takes it from the server and from the list, and says how many are left', async () => {
    const { requests } = await open();
    await pressIn('Query 2?', 'Delete');
    await confirm('Delete');
    expect(await screen.findByText('Deleted!')).toBeTruthy();
    expect(await deleted(requests)).toEqual([pathOf(second)]);
    expect(listed()).toEqual(['Query 1?', 'Query 3?']);
    expect(screen.getByText('Showing 2 of 2 total conversations')).toBeTruthy();
    expect(document.activeElement).toBe(heading());
  });

  it("takes it from the assistant's page of this browser too, and leaves what else was asked there", async () => {
    const kept = [entryFor(first, 3), entryFor(second, 2), entryFor({ ...second, response_text: 'Another.' }, 1)];
    localStorage.setItem('queryHistory', JSON.stringify(kept));
    await open();
    await pressIn('Query 2?', 'Delete');
    await confirm('Delete');
    await screen.findByText('Deleted!');
    expect(keptEntries()).toEqual([kept[0], kept[2]]);
  });

  it('knows it by its name: what was asked anew in the same words stays', async () => {
    const alike = entryFor(second, 3);
    const named = { ...entryFor(second, 2), conversationIds: [second.id] };
    const other = { ...entryFor(second, 1), conversationIds: [first.id] };
    localStorage.setItem('queryHistory', JSON.stringify([alike, named, other]));
    await open();
    await pressIn('Query 2?', 'Delete');
    await confirm('Delete');
    await screen.findByText('Deleted!');
    expect(keptEntries()).toEqual([other]);
  });

  it('a failure is told, and it stays', async () => {
    await open([on(api.assistant.remove, broken, { id: second.id })]);
    await pressIn('Query 2?', 'Delete');
    await confirm('Delete');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete query');
    expect(listed()).toHaveLength(3);
  });

  it('one that is gone already leaves the list and this browser: it is deleted, as he wanted', async () => {
    localStorage.setItem('queryHistory', JSON.stringify([entryFor(first, 2), entryFor(second, 1)]));
    let forget = (): unknown => undefined;
    const gone = refuse('not_found', "We couldn't find that.");
    ({ forget } = await open([
      on(
        api.assistant.remove,
        () => {
          forget();
          return gone;
        },
        { id: second.id },
      ),
    ]));
    await pressIn('Query 2?', 'Delete');
    await confirm('Delete');
    await waitFor(() => expect(listed()).toEqual(['Query 1?', 'Query 3?']));
    expect(await screen.findByText('Deleted!')).toBeTruthy();
    expect(document.activeElement).toBe(heading());
    expect(keptEntries()).toEqual([entryFor(first, 2)]);
  });

  it('one that cannot be read can be deleted as well', async () => {
    const lost = { ...second, query_text: "This entry couldn't be read", unreadable: true };
    const conversations = [first, lost, third];
    const { requests } = await open([on(api.assistant.history, { conversations, hasMore: false, total: 3 })]);
    await pressIn("This entry couldn't be read", 'Delete');
    await confirm('Delete');
    await screen.findByText('Deleted!');
    expect(await deleted(requests)).toEqual([pathOf(second)]);
  });
});

describe('clearing the query history', () => {
  it('asks first; declining keeps it and sends nothing', async () => {
    const { requests } = await open();
    await press('Clear History');
    expect(screen.getByRole('alertdialog').textContent).toContain('Are you sure you want to clear your AI history?');
    await press('Cancel');
    expect(await deleted(requests)).toEqual([]);
  });

  it('AIHIST-15 takes all of it, in this browser too, and leads to the first question', async () => {
    localStorage.setItem('queryHistory', JSON.stringify([entryFor(first, 1)]));
    const { requests } = await open();
    await press('Clear History');
    await confirm('Clear History');
    expect(await screen.findByText('AI history cleared!')).toBeTruthy();
    expect(await deleted(requests)).toEqual(['/api/grok/history']);
    expect(screen.getByText('No AI conversations found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear History' })).toBeNull();
    expect(keptEntries()).toEqual([]);
    expect(localStorage.getItem('queryCount')).toBe('0');
    expect(document.activeElement).toBe(heading());
  });

  it('a failure is told, and all stays', async () => {
    await open([on(api.assistant.clear, broken)]);
    await press('Clear History');
    await confirm('Clear History');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to clear AI history');
    expect(listed()).toHaveLength(3);
  });
});
