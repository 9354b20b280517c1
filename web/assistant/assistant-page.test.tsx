import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import {
  answered,
  askFor,
  box,
  broken,
  entryOf,
  keptEntries,
  openAssistant,
  replyOf,
  textAlone,
} from '../testing/assistant';
import { sent } from '../testing/household';
import { premiumSubscription } from '../testing/render';
import { noAnswer, on } from '../testing/server';
import { blockStorage } from '../testing/storage';
import AssistantPage from './assistant-page';

const open = (...given: [extra?: Parameters<typeof openAssistant>[1], isPremium?: boolean]) =>
  openAssistant(<AssistantPage />, ...given);
const QUERY = 'What could I give her?';

describe('entering the page', () => {
  it('AIPAGE-01 asks for the status of the subscription', async () => {
    const requests = open();
    await box();
    expect((await sent(requests, 'GET')).map(({ path }) => path)).toContain('/api/subscription/status');
  });

  it('AIPAGE-02 AIPAGE-03 AIPAGE-04 without Premium it says what is needed, and where to get it', async () => {
    open([], false);
    expect(await screen.findByText('Premium subscription required to access the AI Assistant.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe(paths.upgrade);
    expect(screen.queryByLabelText('Your question')).toBeNull();
    expect(screen.queryByText('Your Conversations')).toBeNull();
  });

  it('AIPAGE-05 ROLE-17 with Premium there is the box, and the history under it', async () => {
    open();
    expect(await box()).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Your Conversations' })).toBeTruthy();
    expect(screen.getByText('Your questions will appear here')).toBeTruthy();
  });

  it("AIPAGE-26 AIPAGE-27 a check that fails shows 'Failed to fetch subscription status.' and leads to the login", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    history.replaceState(null, '', paths.aiAssistant);
    open([on(api.billing.status, broken)]);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch subscription status.');
    expect(location.pathname).toBe(paths.aiAssistant);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(location.pathname).toBe(paths.login);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('a check that succeeds on the second try keeps him here', async () => {
    let isDown = true;
    open([on(api.billing.status, () => (isDown ? broken : premiumSubscription))]);
    await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await box()).toBeTruthy();
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

describe('the box', () => {
  it('AIPAGE-08 counts what is typed', async () => {
    open();
    await userEvent.type(await box(), 'Gift?');
    expect(screen.getByText('5/200')).toBeTruthy();
  });

  it.each([
    ['AIPAGE-06', '', 'Query cannot be empty.'],
    ['AIPAGE-07', 'x'.repeat(201), 'Query must be 200 characters or less.'],
  ])('%s refuses with its complaint and sends nothing', async (_, text, complaint) => {
    const requests = open();
    await askFor(text);
    expect((await screen.findByRole('alert')).textContent).toBe(complaint);
    expect(document.activeElement).toBe(await box());
    expect(await sent(requests, 'POST')).toEqual([]);
    expect(keptEntries()).toBeNull();
  });

  it('is filled by an example, to be changed or sent', async () => {
    const requests = open();
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'What should I avoid?' }));
    expect((await box()).value).toBe('What should I avoid?');
    expect(document.activeElement).toBe(await box());
    expect(await sent(requests, 'POST')).toEqual([]);
  });

  it.each(['Control', 'Meta'])('%s with Enter asks', async (key) => {
    const requests = open();
    await userEvent.type(await box(), `Gift?{${key}>}{Enter}{/${key}}`);
    await entryOf('Gift?');
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/grok/query', body: { question: 'Gift?' } }]);
  });

  it.each([
    [null, 'Answered on this server from her own words. Nothing leaves it.'],
    [
      'api.x.ai',
      'With each question, her answers that come closest to it (in a small notebook, all of them) are sent to api.x.ai.',
    ],
  ])('says where her words go when the provider is %s', async (provider, sentence) => {
    open([on(api.assistant.about, { provider, left: null })]);
    const form = (await box()).closest('form');
    await waitFor(() => expect(form?.textContent).toContain(sentence));
  });

  it('claims nothing where that is not known', async () => {
    open([on(api.assistant.about, broken)]);
    const form = (await box()).closest('form');
    await waitFor(() => expect(form?.textContent).toContain('Her answers leave our server only if'));
  });
});

describe('asking', () => {
  it('AIPAGE-09 AIPAGE-11 AIPAGE-12 AIPAGE-13 sends the question and keeps one entry, in which the answer arrives', async () => {
    let arrive = () => {};
    const coming = new Promise<typeof answered>((done) => {
      arrive = () => done(answered);
    });
    const requests = open([on(api.assistant.ask, () => coming)]);
    await askFor(` ${QUERY} `);
    const entry = await entryOf(QUERY);
    expect(within(entry).getByText('Looking through her answers...')).toBeTruthy();
    expect(keptEntries()).toEqual([{ query: QUERY, response: '', timestamp: expect.any(String) }]);
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/grok/query', body: { question: QUERY } }]);

    arrive();
    await within(entry).findByText('Peonies, the pale ones.');
    expect(keptEntries()).toEqual([
      {
        query: QUERY,
        response: answered.encryptedResponse,
        timestamp: expect.any(String),
        conversationIds: [answered.conversationId],
      },
    ]);
    expect(localStorage.getItem('queryCount')).toBe('1');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect((await box()).value).toBe('');
  });

  it('goes on from the box to the answer', async () => {
    open();
    await askFor(QUERY);
    await within(await entryOf(QUERY)).findByText('Peonies, the pale ones.');
    const heading = screen.getByRole('heading', { level: 4, name: QUERY });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('leaves him where he types the next question while the answer comes', async () => {
    let arrive = () => {};
    const coming = new Promise<typeof answered>((done) => {
      arrive = () => done(answered);
    });
    open([on(api.assistant.ask, () => coming)]);
    await askFor(QUERY);
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'And then?');
    arrive();
    await within(await entryOf(QUERY)).findByText('Peonies, the pale ones.');
    expect(document.activeElement).toBe(await box());
    expect((await box()).value).toBe('And then?');
  });

  it.each(['blocked', 'full'] as const)(
    'AIPAGE-13 with storage %s the answer arrives all the same, and he is told',
    async (how) => {
      blockStorage(how);
      open();
      await askFor(QUERY);
      await within(await entryOf(QUERY)).findByText('Peonies, the pale ones.');
      expect(screen.getByText(/has no room to keep these/)).toBeTruthy();
      expect(screen.queryByText(/kept in this browser until you log out/)).toBeNull();
    },
  );

  it('one at a time: while an answer is on its way nothing else is sent', async () => {
    const requests = open([on(api.assistant.ask, noAnswer)]);
    await askFor(QUERY);
    await entryOf(QUERY);
    await userEvent.click(screen.getByRole('button', { name: 'Asking...' }));
    await userEvent.type(await box(), '{Control>}{Enter}{/Control}');
    expect(await sent(requests, 'POST')).toHaveLength(1);
  });

  it('AIPAGE-10 shows her words with their day and what she was asked, ideas as ideas, and leads from one to the other', async () => {
    open();
    await askFor(QUERY);
    const quote = within(await entryOf(QUERY)).getByRole('figure');
    expect(quote.querySelector('blockquote')?.textContent).toBe('Peonies, the pale ones.');
    expect(quote.querySelector('time')?.textContent).toBe('Mar 1, 2025');
    expect(quote.textContent).toContain('Question 1?');
    expect(quote.querySelector('blockquote')?.textContent).not.toContain('Question 1?');
    expect(screen.getByText('a bouquet on a Tuesday.', { exact: false })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Her words, number 1' }));
    expect(document.activeElement).toBe(quote);
    const whole = within(quote).getByRole('link', { name: 'Whole answer, number 1' });
    expect(whole.getAttribute('href')).toBe(`/view-answers#answer-${answered.citations[0]?.answerId}`);
  });

  it('AIPAGE-10 shows the text where there is nothing but the text', async () => {
    open([on(api.assistant.ask, textAlone('Peonies.\nIn spring.'))]);
    await askFor(QUERY);
    const entry = await entryOf(QUERY);
    expect(await within(entry).findByText('Peonies.')).toBeTruthy();
    expect(within(entry).getByText('In spring.')).toBeTruthy();
  });

  it('AIPAGE-10 says that nothing is stored as plainly as it is', async () => {
    const text = "She hasn't told you anything about that yet.";
    const reply = replyOf({
      encryptedResponse: text,
      evidence: 'none',
      segments: [{ kind: 'notice', text, cites: [] }],
      citations: [],
    });
    open([on(api.assistant.ask, reply)]);
    await askFor(QUERY);
    expect(await within(await entryOf(QUERY)).findByText(text)).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('AIPAGE-14 what was asked is there again on the next visit', async () => {
    const kept = [{ query: QUERY, response: 'She said: “Peonies” [1]', timestamp: '2025-06-15T12:00:00.000Z' }];
    localStorage.setItem('queryHistory', JSON.stringify(kept));
    open();
    const entry = await entryOf(QUERY);
    expect(entry.textContent).toContain('She said: “Peonies” [1]');
    expect(entry.querySelector('time')?.textContent).toBe('Jun 15, 2025, 12:00 PM');
  });
});
