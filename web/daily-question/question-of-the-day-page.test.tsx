import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import type { Endpoint } from '../../contract/endpoint';
import { paths } from '../../contract/paths';
import { App } from '../app';
import { button, field, open, openLoaded, pass, press, stopClock, type } from '../testing/question-page';
import { answerItem, other, question, server } from '../testing/question-server';
import { basicUser, makeToken } from '../testing/render';
import { on, playServer, refuse, unreachable } from '../testing/server';

beforeEach(stopClock);

it.each([
  ['Anna', 'What did Anna say?', 'Guess her answer first. Then ask Anna, and write down what she says.'],
  [null, 'Her answer', 'Guess her answer first. Then ask her, and write down what she says.'],
])('with the name %s, asks for her answer as %s', async (her_name, label, hint) => {
  await openLoaded([on(api.accounts.me, { ...basicUser, her_name })]);
  expect(screen.getByLabelText(label)).toBeTruthy();
  expect(screen.getByText(hint)).toBeTruthy();
});

it('no longer asks for her name once her answer is saved, when he is about to be led on', async () => {
  await openLoaded([on(api.accounts.me, { ...basicUser, her_name_asked: false })]);
  expect(screen.getByLabelText("What's her name?")).toBeTruthy();
  type('Peonies');
  await press('Submit Answer');
  expect(screen.getByText('Answer submitted successfully!')).toBeTruthy();
  expect(screen.queryByLabelText("What's her name?")).toBeNull();
});

const newDay = [
  ...server,
  on(api.questions.daily, other),
  on(api.questions.skipCount, { skipsRemaining: 7, skipsUsed: 0 }),
];
const failing = refuse('server_error');

describe('the screen', () => {
  it('QOTD-01 QOTD-02 QOTD-03 QOTD-04 QOTD-05 QOTD-06 shows question, counter, writing surface and buttons', async () => {
    await openLoaded();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(question.text);
    expect(screen.getByText('Gifts and surprises')).toBeTruthy();
    expect(screen.getByText('5/7')).toBeTruthy();
    expect(field().getAttribute('rows')).toBe('5');
    expect(screen.getByLabelText('Her answer')).toBe(field());
    expect(button('Submit Answer').type).toBe('submit');
    expect(button('Skip Question').type).toBe('button');
    expect(screen.queryByText('Some features may be limited')).toBeNull();
  });

  it('QOTD-07 QOTD-08 CONST-11 shows a loading text and asks for nothing in the first 100 ms', async () => {
    const page = open();
    expect(screen.getByText("Loading today's question...")).toBeTruthy();
    await pass(99);
    expect(page.asked()).toEqual([]);
    await pass(1);
    expect(page.asked()).toContain('GET /api/question/daily');
    await pass(50);
    expect(screen.queryByText("Loading today's question...")).toBeNull();
  });

  it('asks for nothing at all when it is left within the 100 ms', async () => {
    const page = open();
    await pass(50);
    page.unmount();
    await pass(500);
    expect(page.asked()).toEqual([]);
  });

  it('QOTD-13 fetches the user, the subscription status and the skip count beside the question', async () => {
    const page = await openLoaded();
    expect(page.asked().sort()).toEqual([
      'GET /api/dates/next',
      'GET /api/question/daily',
      'GET /api/question/extra',
      'GET /api/question/skip-count',
      'GET /api/subscription/status',
      'GET /api/user',
    ]);
  });

  it('keeps its heading, and the focus on it, from loading to loaded', async () => {
    open();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Question of the Day');
    heading.focus();
    await pass(150);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(document.activeElement).toBe(heading);
  });

  it('QOTD-21 sends a visitor without a token to /login', async () => {
    vi.useRealTimers();
    playServer(server);
    history.replaceState(null, '', paths.questionOfTheDay);
    render(<App />);
    await vi.waitFor(() => expect(location.pathname).toBe(paths.login));
  });
});

describe('without a question', () => {
  it("QOTD-09 QOTD-10 QOTD-11 a full-page error with the server's words replaces the screen, and can be tried again", async () => {
    const page = await openLoaded([on(api.questions.daily, refuse('busy', 'Busy.'))]);
    expect(screen.getByText('Busy.')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Your answer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Skip Question' })).toBeNull();
    expect(page.asked().filter((call) => call === 'GET /api/question/daily')).toHaveLength(1);

    playServer(server);
    await press('Try Again');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(question.text);
  });

  it("QOTD-12 says 'Failed to load question' when the server gave no reason", async () => {
    await openLoaded([on(api.questions.daily, unreachable)]);
    expect(screen.getByText('Failed to load question')).toBeTruthy();
  });
});

describe('without what stands beside the question', () => {
  const listed = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it.each([
    // QOTD-16 QOTD-17 QOTD-18
    ['QOTD-16', 'User data failed', api.accounts.me],
    ['QOTD-17', 'Subscription data failed', api.billing.status],
    ['QOTD-18', 'Skip count failed', api.questions.skipCount],
  ])('%s QOTD-14 QOTD-15 %s: the warning lists it, the question stays usable', async (_, line, endpoint) => {
    const page = await openLoaded([on<Endpoint>(endpoint, failing)]);
    expect(screen.getByText('Some features may be limited')).toBeTruthy();
    expect(listed()).toEqual([line]);
    type('Peonies');
    await press('Submit Answer');
    expect(page.asked()).toContain('POST /api/answer');
  });

  it('QOTD-20 lists all of them in the one warning', async () => {
    await openLoaded([
      on(api.accounts.me, failing),
      on(api.billing.status, failing),
      on(api.questions.skipCount, failing),
    ]);
    expect(screen.getAllByText('Some features may be limited')).toHaveLength(1);
    expect(listed()).toEqual(['User data failed', 'Subscription data failed', 'Skip count failed']);
  });

  it('QOTD-19 counts 7 of 7 skips when the count is not known, until a skip tells', async () => {
    await openLoaded([on(api.questions.skipCount, failing)]);
    expect(screen.getByText('7/7')).toBeTruthy();
    await press('Skip Question');
    expect(screen.getByText('4/7')).toBeTruthy();
    expect(screen.queryByText('Skip count failed')).toBeNull();
  });
});

describe("when today's question is answered", () => {
  const answered = [
    on(api.questions.daily, { ...question, answered: true }),
    on(api.answers.list, [{ ...answerItem, question_id: other.id, answer_text: 'Coffee' }, answerItem]),
  ];

  it('says so and shows her answer; the answers are asked for only then', async () => {
    const page = await openLoaded();
    expect(page.asked()).not.toContain('GET /api/answers');
    page.unmount();
    await openLoaded(answered);
    expect(screen.getByText("Done for today. Here's what she said:")).toBeTruthy();
    expect(screen.getByText('Peonies').tagName).toBe('BLOCKQUOTE');
    expect(screen.queryByPlaceholderText('Your answer')).toBeNull();
  });

  it('offers another question, which opens the writing surface again and takes the focus', async () => {
    await openLoaded(answered);
    await press('Ask another question');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(other.text);
    expect(document.activeElement).toBe(heading);
    expect(field().value).toBe('');
  });

  it('says when there is no other question, and when it could not be fetched', async () => {
    await openLoaded([...answered, on(api.questions.random, { ...question, answered: true })]);
    await press('Ask another question');
    expect(screen.getByRole('alert').textContent).toBe('There is no question to ask right now.');
    playServer([...server, ...answered, on(api.questions.random, unreachable)]);
    await press('Ask another question');
    expect(screen.getByRole('alert').textContent).toBe('Failed to load question');
  });

  it('says that the answer is safe when it cannot be shown', async () => {
    await openLoaded([...answered, on(api.answers.list, failing)]);
    expect(screen.getByText("Her answer is saved, but we couldn't load it just now.")).toBeTruthy();
    playServer([...server, ...answered]);
    await press('Try Again');
    expect(screen.getByText('Peonies')).toBeTruthy();
  });
});

it('over midnight the open page shows the skips of the new day, and keeps what he writes about the question of the old', async () => {
  vi.setSystemTime(new Date(2025, 5, 15, 23, 58));
  await openLoaded([], makeToken({ exp: 4_000_000_000 }));
  expect(screen.getByText('5/7')).toBeTruthy();
  type('Peonies');
  playServer(newDay);
  await pass(3 * 60_000);
  expect(screen.getByText('7/7')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(question.text);
  expect(field().value).toBe('Peonies');
});

it('a device that slept over midnight shows the new day as soon as he is back', async () => {
  vi.setSystemTime(new Date(2025, 5, 15, 23, 58));
  await openLoaded([], makeToken({ exp: 4_000_000_000 }));
  playServer(newDay);
  vi.setSystemTime(new Date(2025, 5, 16, 0, 5));
  dispatchEvent(new Event('focus'));
  await pass(50);
  expect(screen.getByText('7/7')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(other.text);
});
