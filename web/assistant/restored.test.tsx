import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../contract/api';
import { askFor, broken, conversation, entryOf, openAssistant, replyOf } from '../testing/assistant';
import { type Answering, on } from '../testing/server';
import AssistantPage from './assistant-page';

const { encryptedResponse, segments, citations } = replyOf();
const asked = { query: 'What could I give her?', response: encryptedResponse, timestamp: '2025-06-15T12:00:00.000Z' };
const kept = conversation(1, {
  query_text: asked.query,
  response_text: asked.response,
  reply: { segments, citations, askHer: 'Which scent do you love?' },
});
const historyOf = (...conversations: (typeof kept)[]) => ({
  conversations,
  hasMore: false,
  total: conversations.length,
});

function comeBack(history: Answering<typeof api.assistant.history>, entries: object[] = [asked]): Request[] {
  localStorage.setItem('queryHistory', JSON.stringify(entries));
  return openAssistant(<AssistantPage />, [on(api.assistant.history, history)]);
}
const timesFetched = (requests: readonly Request[]) =>
  requests.filter(({ url }) => new URL(url).pathname === '/api/grok/history').length;

it('AIPAGE-14 on the next visit an answer stands there as it did, with her dated words and the way to the whole answer', async () => {
  comeBack(historyOf(conversation(2), kept));
  const entry = await entryOf(asked.query);
  const quote = await within(entry).findByRole('figure');
  expect(quote.querySelector('blockquote')?.textContent).toBe('Peonies, the pale ones.');
  expect(quote.querySelector('time')?.textContent).toBe('Mar 1, 2025');
  const whole = within(quote).getByRole('link', { name: 'Whole answer, number 1' });
  expect(whole.getAttribute('href')).toBe(`/view-answers#answer-${citations[0]?.answerId}`);
  expect(within(entry).getByText('Which scent do you love?')).toBeTruthy();
});

it('AIPAGE-14 an answer that the server does not have, or not just so, is shown as the text that was kept', async () => {
  const known = { ...asked, query: 'What else?', timestamp: '2025-06-15T11:00:00.000Z' };
  const other = { ...kept, query_text: known.query };
  comeBack(historyOf({ ...kept, response_text: 'Another answer.' }, other), [asked, known]);
  const entry = await entryOf(asked.query);
  await within(await entryOf(known.query)).findByRole('figure');
  expect(entry.textContent).toContain('“Peonies, the pale ones.” [1]');
  expect(within(entry).queryByRole('figure')).toBeNull();
});

it('AIPAGE-14 without the server the text is there all the same, and nothing is complained of', async () => {
  const requests = comeBack(broken);
  const entry = await entryOf(asked.query);
  await waitFor(() => expect(timesFetched(requests)).toBe(1));
  expect(entry.textContent).toContain('“Peonies, the pale ones.” [1]');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what was asked on this visit needs no second look', async () => {
  const requests = comeBack(historyOf(kept), []);
  await askFor(asked.query);
  await within(await entryOf(asked.query)).findByRole('figure');
  expect(timesFetched(requests)).toBe(0);
});
