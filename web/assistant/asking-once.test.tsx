import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { answered, askFor, box, entryOf, keptEntries, openAssistant, pressIn } from '../testing/assistant';
import { on, unreachable } from '../testing/server';
import { AiTab } from './ai-tab';
import AssistantPage from './assistant-page';
import { MOST_ENTRIES } from './browser-history';

const QUERY = 'What could I give her?';
const keysOf = (requests: Request[]) =>
  requests.filter(({ url }) => url.endsWith('/api/grok/query')).map(({ headers }) => headers.get('Idempotency-Key'));

const places: [string, ReactNode][] = [
  ['the page', <AssistantPage key="page" />],
  ["the dashboard's tab", <AiTab key="tab" />],
];

describe.each(places)('asking on %s', (_, part) => {
  it('counts two quick taps once', async () => {
    const requests = openAssistant(part);
    fireEvent.change(await box(), { target: { value: QUERY } });
    const button = screen.getByRole('button', { name: 'Ask AI' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(keysOf(requests)).toHaveLength(1));
    expect((await box()).value).toBe('');
    expect(keysOf(requests)).toHaveLength(1);
  });

  it('names the try, and gives it the same name once more where no answer came', async () => {
    let isAway = true;
    const requests = openAssistant(part, [on(api.assistant.ask, () => (isAway ? unreachable : answered))]);
    await askFor(QUERY);
    await waitFor(async () => expect(screen.getByRole('button', { name: 'Ask AI' }).ariaDisabled).not.toBe('true'));
    isAway = false;
    await askFor(QUERY);
    await waitFor(async () => expect((await box()).value).toBe(''));
    await askFor(QUERY);
    await waitFor(async () => expect((await box()).value).toBe(''));
    const [first, second, third] = keysOf(requests);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

it('a retry of an entry that was answered asks anew', async () => {
  const requests = openAssistant(<AssistantPage />);
  await askFor(QUERY);
  await entryOf(QUERY);
  await waitFor(async () => expect((await box()).value).toBe(''));
  await pressIn(QUERY, 'Retry');
  await waitFor(() => expect(new Set(keysOf(requests)).size).toBe(2));
});

it('typing does not draw a hundred replies anew', async () => {
  const kept = Array.from({ length: MOST_ENTRIES }, (_, n) => ({
    query: `Query ${n}?`,
    response: `She said: “Peonies.” [1]\n${'Idea: a bouquet on a Tuesday.\n'.repeat(5)}`,
    timestamp: new Date(Date.UTC(2025, 1, 1) - n * 60_000).toISOString(),
  }));
  localStorage.setItem('queryHistory', JSON.stringify(kept));
  const shares: number[] = [];
  openAssistant(
    <Profiler id="page" onRender={(_, __, actual, whole) => shares.push(actual / whole)}>
      <AssistantPage />
    </Profiler>,
  );
  const field = await box();
  await entryOf('Query 99?');
  expect(keptEntries()).toHaveLength(MOST_ENTRIES);
  shares.length = 0;
  for (const typed of ['W', 'Wh', 'Wha', 'What', 'What ', 'What i', 'What is', 'What is ', 'What is h']) {
    fireEvent.change(field, { target: { value: typed } });
  }
  // Of what drawing all of it takes; the middle one of nine, since the machine may be busy with something else.
  expect(shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]).toBeLessThan(0.2);
});
