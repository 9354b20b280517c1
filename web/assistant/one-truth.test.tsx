import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { Conversation } from '../../contract/assistant';
import { dashboardAt } from '../../contract/paths';
import DashboardPage from '../dashboard/dashboard-page';
import {
  answered,
  askFor,
  broken,
  confirm,
  conversation,
  entryOf,
  keptEntries,
  openAssistant,
  press,
  pressIn,
} from '../testing/assistant';
import { sent } from '../testing/household';
import { idOf } from '../testing/notebook';
import { on, refuse, type Stub, unreachable } from '../testing/server';
import AssistantPage from './assistant-page';

const [first, second, third] = [1, 2, 3].map((n) => conversation(n)) as [Conversation, Conversation, Conversation];
const gone = refuse('not_found');
const deletedNow = { message: '' };
const historyOf = (conversations: Conversation[], hasMore = false) => ({ conversations, hasMore, total: 3 });

const entryFor = ({ id, query_text, response_text, timestamp }: Conversation, ...earlier: string[]) => ({
  query: query_text,
  response: response_text,
  timestamp,
  conversationIds: [...earlier, id],
});
const listed = () => screen.queryAllByRole('article').map((entry) => entry.querySelector('h4')?.textContent);
const deleted = async (requests: Request[]) => (await sent(requests, 'DELETE')).map(({ path }) => path);
const pathOf = (id: string) => `/api/grok/history/${id}`;
/** He comes back to this window. */
const comeBack = () => act(() => dispatchEvent(new Event('focus')));

async function openWith(entries: object[], extra: Stub[] = []): Promise<Request[]> {
  localStorage.setItem('queryHistory', JSON.stringify(entries));
  localStorage.setItem('queryCount', String(entries.length));
  const requests = openAssistant(<AssistantPage />, [
    on(api.assistant.history, historyOf([first, second, third])),
    on(api.assistant.remove, deletedNow),
    on(api.assistant.clear, deletedNow),
    ...extra,
  ]);
  await screen.findByRole('heading', { level: 2, name: /Your Conversations/ });
  return requests;
}
async function removeSecond(): Promise<void> {
  await pressIn('Query 2?', 'Delete');
  await confirm('Delete');
}

describe("deleting on the assistant's page", () => {
  it('AIPAGE-19 deletes the conversation on the server too, with every answer that a retry brought', async () => {
    const requests = await openWith([entryFor(first), entryFor(second, third.id)]);
    await removeSecond();
    expect(await screen.findByText('Deleted!')).toBeTruthy();
    expect(await deleted(requests)).toEqual([pathOf(third.id), pathOf(second.id)]);
    expect(keptEntries()).toEqual([entryFor(first)]);
  });

  it('AIPAGE-19 finds by its words what was kept before it had a name', async () => {
    const { conversationIds: _, ...nameless } = entryFor(second);
    const requests = await openWith([nameless]);
    await removeSecond();
    expect(await screen.findByText('Deleted!')).toBeTruthy();
    expect(await deleted(requests)).toEqual([pathOf(second.id)]);
  });

  it.each([
    ['the server fails', broken],
    ['it cannot be reached', unreachable],
  ])('says that it failed and keeps it where %s', async (_, answer) => {
    await openWith([entryFor(first), entryFor(second)], [on(api.assistant.remove, answer)]);
    await removeSecond();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete query');
    expect(listed()).toEqual(['Query 1?', 'Query 2?']);
  });

  it('says that it is deleted where only the answer got lost, or where it was gone already', async () => {
    const answers = [unreachable, gone];
    await openWith([entryFor(first), entryFor(second)], [on(api.assistant.remove, () => answers.shift() ?? broken)]);
    await removeSecond();
    expect(await screen.findByText('Deleted!')).toBeTruthy();
    expect(listed()).toEqual(['Query 1?']);
  });

  it('AIPAGE-21 clearing all clears the server too', async () => {
    const requests = await openWith([entryFor(first), entryFor(second)]);
    await press('Clear All');
    expect(screen.getByRole('alertdialog').textContent).toContain('on your dashboard too');
    await confirm('Clear All');
    expect(await screen.findByText('Deleted!')).toBeTruthy();
    expect(await deleted(requests)).toEqual(['/api/grok/history']);
    expect(keptEntries()).toEqual([]);
  });

  it('AIPAGE-21 clearing that fails is told, and all stays', async () => {
    await openWith([entryFor(first), entryFor(second)], [on(api.assistant.clear, broken)]);
    await press('Clear All');
    await confirm('Clear All');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to clear AI history');
    expect(listed()).toHaveLength(2);
  });

  it('says of a query without an answer that there may be one on the server', async () => {
    const requests = await openWith([{ query: 'Query 2?', response: '', timestamp: second.timestamp }]);
    await pressIn('Query 2?', 'Delete');
    expect(screen.getByRole('alertdialog').textContent).toContain('No answer arrived here.');
    await confirm('Delete');
    expect(await screen.findByText('Deleted!')).toBeTruthy();
    expect(await deleted(requests)).toEqual([]);
  });
});

describe('what was deleted elsewhere', () => {
  it('is gone when he opens the page', async () => {
    await openWith([entryFor(first), entryFor(second)], [on(api.assistant.history, historyOf([first]))]);
    await waitFor(() => expect(listed()).toEqual(['Query 1?']));
    expect(keptEntries()).toEqual([entryFor(first)]);
  });

  it('stays where it may only be too old to be among the last', async () => {
    const older = { ...entryFor(third), conversationIds: [idOf(1)] };
    await openWith([entryFor(first), entryFor(second), older], [on(api.assistant.history, historyOf([first], true))]);
    await waitFor(() => expect(listed()).toEqual(['Query 1?', 'Query 3?']));
  });

  it('is gone when he comes back to the window', async () => {
    await openWith([], [on(api.assistant.history, historyOf([]))]);
    await askFor('Which flowers?');
    await screen.findByText('Peonies, the pale ones.');
    comeBack();
    await waitFor(() => expect(listed()).toEqual([]));
    expect(keptEntries()).toEqual([]);
  });

  it("is gone from the dashboard's tab as well", async () => {
    globalThis.history.replaceState(null, '', dashboardAt('ai-query'));
    openAssistant(<DashboardPage />, [on(api.assistant.history, historyOf([]))]);
    await askFor('Which flowers?');
    await screen.findByText('Peonies, the pale ones.');
    comeBack();
    await waitFor(() => expect(screen.queryByText('Peonies, the pale ones.')).toBeNull());
    expect(await screen.findByRole('region', { name: 'Response' })).toBeTruthy();
  });

  it('is not taken for what was answered while the list was on its way', async () => {
    let arrive = () => {};
    const late = new Promise<ReturnType<typeof historyOf>>((done) => {
      arrive = () => done(historyOf([]));
    });
    await openWith([entryFor(first)], [on(api.assistant.history, () => late)]);
    await askFor('Which flowers?');
    await screen.findByText('Peonies, the pale ones.');
    arrive();
    await waitFor(() => expect(listed()).toEqual(['Which flowers?']));
  });

  it('is deleted on the server once its answer comes, where another tab deleted it on the way', async () => {
    let arrive = () => {};
    const coming = new Promise<typeof answered>((done) => {
      arrive = () => done(answered);
    });
    const requests = await openWith([], [on(api.assistant.ask, () => coming)]);
    await askFor('Which flowers?');
    const entry = await entryOf('Which flowers?');
    expect(entry.querySelector<HTMLButtonElement>('button:last-of-type')?.disabled).toBe(true);
    localStorage.setItem('queryHistory', '[]');
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'queryHistory' })));
    arrive();
    await waitFor(async () => expect(await deleted(requests)).toEqual([pathOf(answered.conversationId)]));
    expect(keptEntries()).toEqual([]);
  });
});
