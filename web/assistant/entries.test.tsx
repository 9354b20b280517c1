import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { confirm, entryOf, keptEntries, openAssistant, press, pressIn } from '../testing/assistant';
import { sent } from '../testing/household';
import { on } from '../testing/server';
import AssistantPage from './assistant-page';

const kept = ['First', 'Second', 'Third'].map((query, n) => ({
  query,
  response: `Response to ${query}`,
  timestamp: new Date(Date.UTC(2025, 5, 15 - n)).toISOString(),
}));
const queries = () => screen.queryAllByRole('article').map((entry) => entry.querySelector('h4')?.textContent);

beforeEach(() => {
  localStorage.setItem('queryHistory', JSON.stringify(kept));
  localStorage.setItem('queryCount', '3');
});
async function open() {
  const requests = openAssistant(<AssistantPage />, [on(api.assistant.clear, { message: '' })]);
  await entryOf('First');
  return requests;
}
/** Two seconds, and not much more. */
async function expectGoneAfterTwoSeconds(text: string): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(1_800));
  expect(screen.queryByText(text)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.queryByText(text)).toBeNull();
}

describe('copying', () => {
  it("AIPAGE-15 AIPAGE-16 puts the response on the clipboard and shows 'Copied!' for two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open();
    await pressIn('Second', 'Copy');
    expect(await within(await entryOf('Second')).findByText('Copied!')).toBeTruthy();
    expect(writeText.mock.calls).toEqual([['Response to Second']]);
    await expectGoneAfterTwoSeconds('Copied!');
  });

  it("AIPAGE-17 a failure shows 'Failed to copy response.'", async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await open();
    await pressIn('Second', 'Copy');
    expect((await within(await entryOf('Second')).findByRole('alert')).textContent).toBe('Failed to copy response.');
  });
});

describe('retrying', () => {
  it('AIPAGE-18 AIPAGE-13 asks the same again and answers in the same place', async () => {
    const requests = await open();
    await pressIn('Second', 'Retry');
    await within(await entryOf('Second')).findByText('Peonies, the pale ones.');
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/grok/query', body: { question: 'Second' } }]);
    expect(queries()).toEqual(['First', 'Second', 'Third']);
  });
});

describe('deleting one', () => {
  it('AIPAGE-20 asks first; declining keeps it', async () => {
    await open();
    await pressIn('Second', 'Delete');
    expect(screen.getByRole('alertdialog').textContent).toContain('Are you sure you want to delete this query?');
    await press('Cancel');
    expect(queries()).toEqual(['First', 'Second', 'Third']);
    expect(keptEntries()).toEqual(kept);
  });

  it("AIPAGE-19 AIPAGE-23 removes that one alone, and 'Deleted!' stays for two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await pressIn('Second', 'Delete');
    await confirm('Delete');
    expect(await screen.findByText('Deleted!')).toBeTruthy();
    expect(queries()).toEqual(['First', 'Third']);
    expect(keptEntries()).toEqual([kept[0], kept[2]]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /Your Conversations/ }));
    await expectGoneAfterTwoSeconds('Deleted!');
  });
});

describe('clearing all', () => {
  it('AIPAGE-22 asks first; declining keeps the history', async () => {
    await open();
    await press('Clear All');
    expect(screen.getByRole('alertdialog').textContent).toContain('Are you sure you want to clear your AI history?');
    await press('Cancel');
    expect(queries()).toHaveLength(3);
  });

  it('AIPAGE-21 removes every entry, and the count begins anew', async () => {
    await open();
    await press('Clear All');
    await confirm('Clear All');
    await waitFor(() => expect(queries()).toEqual([]));
    expect(keptEntries()).toEqual([]);
    expect(localStorage.getItem('queryCount')).toBe('0');
    expect(screen.getByText('Your questions will appear here')).toBeTruthy();
  });
});
