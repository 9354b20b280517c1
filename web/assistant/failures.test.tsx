import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { answered, askFor, box, broken, entryOf, keptEntries, openAssistant, pressIn } from '../testing/assistant';
import { sent } from '../testing/household';
import { on, refuse, unreachable } from '../testing/server';
import { sealedAt, sealedKeys } from '../testing/storage';
import AssistantPage from './assistant-page';

const open = (extra: Parameters<typeof openAssistant>[1]) => openAssistant(<AssistantPage />, extra);
const QUERY = 'What could I give her?';

describe('a query that fails', () => {
  it.each([
    ['a fault of the server', broken, 'Failed to process query.'],
    ['no connection', unreachable, 'Failed to process query.'],
    ['no Premium', refuse('premium_required'), 'Premium subscription required to use this feature.'],
    ['a limit', refuse('too_many_requests'), 'Too many attempts. Please wait a bit and try again.'],
  ])(
    'AIPAGE-25 AIPAGE-28 %s says so in its entry, and what he typed is still in the box',
    async (why, answer, sentence) => {
      open([on(api.assistant.ask, answer)]);
      await askFor(QUERY);
      const entry = await entryOf(QUERY);
      expect((await within(entry).findByRole('alert')).textContent).toBe(sentence);
      expect((await box()).value).toBe(QUERY);
      expect(within(entry).queryByRole('button', { name: 'Copy' })).toBeNull();
      expect(within(entry).queryByRole('link', { name: 'Upgrade to Premium' }) !== null).toBe(why === 'no Premium');
    },
  );

  it("AIPAGE-24 without a session any more says 'Please log in.', then leads there, and the question is kept", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    history.replaceState(null, '', paths.aiAssistant);
    open([on(api.assistant.ask, refuse('authentication_required'))]);
    await askFor(QUERY);
    expect((await screen.findByRole('alert')).textContent).toBe('Please log in.');
    expect(location.pathname).toBe(paths.aiAssistant);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(location.pathname).toBe(paths.login);
    expect(sealedKeys().map(sealedAt)).toContain(JSON.stringify(QUERY));
  });

  it('AIPAGE-18 AIPAGE-13 stays as an entry, and a retry is answered in its place', async () => {
    let isDown = true;
    const requests = open([on(api.assistant.ask, () => (isDown ? broken : answered))]);
    await askFor(QUERY);
    await within(await entryOf(QUERY)).findByRole('alert');
    expect(keptEntries()).toEqual([{ query: QUERY, response: '', timestamp: expect.any(String) }]);
    isDown = false;
    await pressIn(QUERY, 'Retry');
    expect(await screen.findByText('Peonies, the pale ones.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await sent(requests, 'POST')).toHaveLength(2);
    expect(localStorage.getItem('queryCount')).toBe('1');
  });

  it('asked again from the box goes on in its entry', async () => {
    let isDown = true;
    open([on(api.assistant.ask, () => (isDown ? broken : answered))]);
    await askFor(QUERY);
    await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Ask AI' }));
    expect(await screen.findByText('Peonies, the pale ones.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('of an earlier visit says so, and can be retried', async () => {
    localStorage.setItem(
      'queryHistory',
      JSON.stringify([{ query: QUERY, response: '', timestamp: '2025-06-15T12:00:00.000Z' }]),
    );
    open([]);
    const entry = await entryOf(QUERY);
    expect(within(entry).getByText('Failed to process query.')).toBeTruthy();
    await pressIn(QUERY, 'Retry');
    await waitFor(() => expect(entry.textContent).toContain('Peonies, the pale ones.'));
    expect(keptEntries()).toEqual([
      {
        query: QUERY,
        response: answered.encryptedResponse,
        timestamp: '2025-06-15T12:00:00.000Z',
        conversationIds: [answered.conversationId],
      },
    ]);
  });

  it('a retry that fails takes away nothing that was there', async () => {
    let isDown = false;
    open([on(api.assistant.ask, () => (isDown ? broken : answered))]);
    await askFor(QUERY);
    await screen.findByText('Peonies, the pale ones.');
    isDown = true;
    await pressIn(QUERY, 'Retry');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to process query.');
    expect(screen.getByText('Peonies, the pale ones.')).toBeTruthy();
  });
});
