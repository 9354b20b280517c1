import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { Segment } from '../../contract/assistant';
import { dashboardAt } from '../../contract/paths';
import DashboardPage from '../dashboard/dashboard-page';
import {
  askFor,
  box,
  citation,
  conversation,
  entryOf,
  openAssistant,
  press,
  pressIn,
  replyOf,
} from '../testing/assistant';
import { sent } from '../testing/household';
import { on } from '../testing/server';
import AssistantPage from './assistant-page';

const QUERY = 'Can I buy her lilies?';
const quotes = ['Lilies. They smell of funerals.', 'Peonies, the pale ones.', 'Pollen makes me sneeze.'];
const segments: Segment[] = [
  {
    kind: 'lead',
    text: `Better not: on Mar 1, 2025 she said: “${quotes[0]}” [1]`,
    cites: [1],
    verdict: { may: false, thing: 'lilies' },
  },
  { kind: 'said', text: `She said on Mar 2, 2025: “${quotes[1]}” [2]`, cites: [2] },
  { kind: 'caution', text: `Keep in mind. She said on Mar 3, 2025: “${quotes[2]}” [3]`, cites: [3] },
  { kind: 'suggestion', text: 'An idea that fits what she said [2]: a bouquet on an ordinary day.', cites: [2] },
];
const reply = replyOf({
  encryptedResponse: segments.map(({ text }) => text).join('\n'),
  segments,
  citations: quotes.map((quote, at) => citation(at + 1, { quote })),
});
const opening = ({ encryptedResponse }: typeof reply) => ({
  query_text: QUERY,
  response_text: encryptedResponse,
  reply: { segments, citations: reply.citations, askHer: null },
});

describe('an answer', () => {
  it('AIPAGE-10 says first whether he may, in her words, then proves it, and keeps apart what to keep in mind', async () => {
    openAssistant(<AssistantPage />, [on(api.assistant.ask, reply)]);
    await askFor(QUERY);
    const entry = await entryOf(QUERY);
    const [lead, said, caution] = await within(entry).findAllByRole('figure');
    expect(lead?.textContent).toMatch(/^Better notShe was asked: Question 1\? Lilies\. They smell of funerals\./);
    expect(lead?.querySelector('time')?.textContent).toBe('Mar 1, 2025');
    expect(lead && within(lead).getByRole('link', { name: 'Whole answer, number 1' })).toBeTruthy();
    expect(said?.textContent).toMatch(/^She was asked: Question 2\? Peonies/);
    expect(caution?.parentElement?.textContent).toMatch(
      /^Keep in mindShe was asked: Question 3\? Pollen makes me sneeze\./,
    );
    expect(entry.textContent).toContain('A bouquet on an ordinary day.');
    expect(entry.textContent?.match(/Keep in mind/g)).toHaveLength(1);
  });

  it('AIPAGE-10 shows in a few words what only might matter, with what she was asked where her words alone say nothing', async () => {
    const aside = (text: string, n: number): Segment => ({ kind: 'caution', text, cites: [n], isAside: true });
    const told = [
      ...segments.slice(0, 2),
      aside('Keep in mind. She said on Mar 3, 2025: “Pollen makes me sneeze.” [3]', 3),
      aside('Keep in mind. Asked: Question 4? She said on Mar 4, 2025: “Walnuts.” [4]', 4),
    ];
    const citations = [...quotes, 'Walnuts.'].map((quote, at) => citation(at + 1, { quote }));
    openAssistant(<AssistantPage />, [on(api.assistant.ask, { ...reply, segments: told, citations })]);
    await askFor(QUERY);
    const figures = await within(await entryOf(QUERY)).findAllByRole('figure');
    const isHidden = (words: string) =>
      figures
        .map((one) => within(one).queryByText(words))
        .find(Boolean)
        ?.closest('.visually-hidden') != null;
    expect([isHidden('Question 2?'), isHidden('Question 3?'), isHidden('Question 4?')]).toEqual([false, true, false]);
    expect(figures.map(({ className }) => /aside/.test(className))).toEqual([false, false, true, true]);
    // There the day leads to the whole answer.
    const ways = figures.map((one) => within(one).getByRole('link', { name: /Whole answer/ }));
    expect(ways[2]?.textContent).toBe(figures[2]?.querySelector('time')?.textContent);
    expect(ways[2]?.getAttribute('aria-label')).toBe(`${ways[2]?.textContent}: Whole answer, number 3`);
    expect(ways[1]?.textContent).toBe('Whole answer');
  });

  it('to small talk offers questions that he could put, and puts the chosen one into the box', async () => {
    const examples: Segment[] = ['Which flowers does she love?', 'What should I never give her?'].map((text) => ({
      ...{ kind: 'example', text, cites: [] },
    }));
    const talk = replyOf({
      evidence: 'none',
      citations: [],
      segments: [{ kind: 'notice', text: 'Hello.', cites: [] }, ...examples],
    });
    const requests = openAssistant(<AssistantPage />, [on(api.assistant.ask, talk)]);
    await askFor('hi');
    await pressIn('hi', 'What should I never give her?');
    expect((await box()).value).toBe('What should I never give her?');
    expect(document.activeElement).toBe(await box());
    expect(await sent(requests, 'POST')).toHaveLength(1);
  });
});

describe('an earlier answer that is long', () => {
  const shown = (entry: HTMLElement) =>
    within(entry)
      .getAllByRole('blockquote')
      .map(({ textContent }) => textContent);

  it('AIHIST-08 shows its beginning and what it warns of in the query history, and all of it when he wants', async () => {
    globalThis.history.replaceState(null, '', dashboardAt('query-history'));
    const conversations = [conversation(1, opening(reply)), conversation(2)];
    openAssistant(<DashboardPage />, [on(api.assistant.history, { conversations, hasMore: false, total: 2 })]);
    const card = await entryOf(QUERY);
    expect(shown(card)).toEqual([quotes[0], quotes[2]]);
    const all = within(card).getByRole('button', { name: 'Show all' });
    expect(all.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(all);
    expect(shown(card)).toEqual(quotes);
    expect(document.activeElement?.textContent).toBe('Show less');
    expect(within(await entryOf('Query 2?')).queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  it('never hides or cuts a danger, though it is told as her answer first', async () => {
    globalThis.history.replaceState(null, '', dashboardAt('query-history'));
    const [lilies = '', peonies = '', pollen = ''] = quotes;
    const told: Segment[] = [
      { kind: 'said', text: `She said: “${peonies}” [1]`, cites: [1] },
      { kind: 'said', text: `She said: “${lilies}” [2]`, cites: [2] },
      { kind: 'said', text: `Sneezing is not her thing. [3]`, cites: [3] },
      { kind: 'caution', text: `Keep in mind. She said: “${pollen}” [3]`, cites: [3] },
      { kind: 'notice', text: 'There is more to keep in mind than fits here.', cites: [] },
    ];
    const citations = [peonies, lilies, pollen].map((quote, at) => citation(at + 1, { quote }));
    const kept = conversation(1, {
      ...{ query_text: QUERY, response_text: 'Long. '.repeat(50) },
      reply: { segments: told, citations, askHer: null },
    });
    openAssistant(<DashboardPage />, [on(api.assistant.history, { conversations: [kept], hasMore: false, total: 1 })]);
    const card = await entryOf(QUERY);
    expect(shown(card)).toEqual([peonies, pollen]);
    expect(
      within(card)
        .getByText(/^There is more to keep in mind/)
        .closest('[hidden]'),
    ).toBeNull();
    const isCut = (words: string) => within(card).getByText(words).closest('[class*="brief"]') !== null;
    expect([isCut(peonies), isCut(pollen)]).toEqual([true, false]);
  });

  it('AIPAGE-14 is folded on the page once something newer stands above it, as a text alone too', async () => {
    const entry = (query: string, day: number) => ({
      query,
      response: reply.encryptedResponse,
      timestamp: new Date(Date.UTC(2025, 5, day, 12)).toISOString(),
    });
    localStorage.setItem('queryHistory', JSON.stringify([entry('Newest', 15), entry('Older', 14)]));
    openAssistant(<AssistantPage />);
    const older = await entryOf('Older');
    const hidden = () => [...older.querySelectorAll('p[hidden]')].length;
    expect(hidden()).toBe(2);
    expect(within(older).getByText(/Pollen makes me sneeze/).hidden).toBe(false);
    expect((await entryOf('Newest')).querySelector('[hidden]')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'June 15, 2025',
      'June 14, 2025',
    ]);
    await pressIn('Older', 'Show all');
    expect(hidden()).toBe(0);
  });
});

describe('what the next question goes on from', () => {
  const bodies = async (requests: Request[]) => (await sent(requests, 'POST')).map(({ body }) => body);
  const asked = async (question: string) => {
    await askFor(question);
    await waitFor(async () => expect((await box()).value).toBe(''));
  };

  it.each([
    ['page', <AssistantPage key="page" />],
    ["dashboard's tab", <DashboardPage key="tab" />],
  ])('is the last answer on the %s, until he starts over', async (_, part) => {
    globalThis.history.replaceState(null, '', dashboardAt('ai-query'));
    const requests = openAssistant(part);
    await asked('What could I give her?');
    expect(await screen.findByText('What could I give her?', { selector: 'q' })).toBeTruthy();
    await asked('And under $50?');
    await press('Start over');
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    expect(document.activeElement).toBe(await box());
    await asked('Which books?');
    const after = replyOf().conversationId;
    expect(await bodies(requests)).toEqual([
      { question: 'What could I give her?' },
      { question: 'And under $50?', after },
      { question: 'Which books?' },
    ]);
  });

  it('AIPAGE-18 is the same once more when he retries', async () => {
    const requests = openAssistant(<AssistantPage />);
    await asked('What could I give her?');
    await asked('And under $50?');
    await press('Start over');
    await pressIn('And under $50?', 'Retry');
    await waitFor(async () => expect(await bodies(requests)).toHaveLength(3));
    const [, second, third] = await bodies(requests);
    expect(third).toEqual(second);
  });
});
