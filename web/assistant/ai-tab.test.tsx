import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { dashboardAt } from '../../contract/paths';
import DashboardPage from '../dashboard/dashboard-page';
import { answered, askFor, box, broken, openAssistant, textAlone } from '../testing/assistant';
import { sent } from '../testing/household';
import { on } from '../testing/server';

const QUERY = 'What could I give her?';

function open(extra?: Parameters<typeof openAssistant>[1], isPremium = true) {
  history.replaceState(null, '', dashboardAt('ai-query'));
  return openAssistant(<DashboardPage />, extra, isPremium);
}
const panel = (name: string) => screen.findByRole('region', { name });

describe("the dashboard's AI tab", () => {
  it("DASH-53 DASH-12 ROLE-17 has a box, 'Ask AI' and a place for the answer", async () => {
    open();
    expect(await box()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask AI' })).toBeTruthy();
    expect(await panel('Response')).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('AI Assistant');
  });

  it("DASH-54 DASH-55 DASH-57 sends the question, shows the answer and 'Query processed successfully!'", async () => {
    const requests = open();
    await askFor(` ${QUERY} `);
    expect(await screen.findByText('Query processed successfully!')).toBeTruthy();
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/grok/query', body: { question: QUERY } }]);
    expect(within(await panel(QUERY)).getByText('Peonies, the pale ones.')).toBeTruthy();
    expect((await box()).value).toBe('');
    expect(localStorage.getItem('queryHistory')).toBeNull();
  });

  it('DASH-55 shows the text where there is nothing but the text', async () => {
    open([on(api.assistant.ask, textAlone('Peonies.'))]);
    await askFor(QUERY);
    expect(await within(await panel(QUERY)).findByText('Peonies.')).toBeTruthy();
  });

  it('DASH-56 ignores a blank question without a word', async () => {
    const requests = open();
    await askFor('  ');
    expect(await sent(requests, 'POST')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AIPAGE-07 refuses what is too long', async () => {
    const requests = open();
    await askFor('x'.repeat(201));
    expect((await screen.findByRole('alert')).textContent).toBe('Query must be 200 characters or less.');
    expect(await sent(requests, 'POST')).toEqual([]);
  });

  it("DASH-58 a failure shows 'Failed to process query', and what he typed is still in the box", async () => {
    open([on(api.assistant.ask, broken)]);
    await askFor(QUERY);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to process query');
    expect((await box()).value).toBe(QUERY);
  });

  it('shows the last answer again after a look at another tab', async () => {
    open();
    await askFor(QUERY);
    await screen.findByText('Peonies, the pale ones.');
    await userEvent.click(screen.getByRole('tab', { name: 'Account Settings' }));
    await waitFor(() => expect(screen.queryByText('Peonies, the pale ones.')).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: 'AI Assistant' }));
    expect(await screen.findByText('Peonies, the pale ones.')).toBeTruthy();
  });

  it('DASH-16 leads to the query history', async () => {
    open([on(api.assistant.history, { conversations: [], hasMore: false, total: 0 })]);
    await userEvent.click(await screen.findByRole('link', { name: 'Your Conversations' }));
    expect(location.search).toBe('?tab=query-history');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Your Conversations' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('AI Assistant');
  });

  it('is not for a basic user, not even by address', async () => {
    open([on(api.assistant.ask, answered)], false);
    await screen.findByRole('heading', { level: 1, name: /husband@example.com/ });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
    expect(screen.queryByLabelText('Your question')).toBeNull();
  });
});
