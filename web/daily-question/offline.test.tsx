import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { sealedStorage } from '../api/sealed-storage';
import { OnHisPhone } from '../phone/on-his-phone';
import { useSession } from '../session/session';
import { field, openLoaded, pass, press, stopClock, submit, type } from '../testing/question-page';
import { other, question, savedAnswer, server } from '../testing/question-server';
import { makeToken, premiumSubscription, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub, unreachable } from '../testing/server';
import { reloadBox, sealedKeys } from '../testing/storage';

beforeEach(stopClock);
// The library that fetches remembers what it was told last, for every test after this.
afterEach(() => void dispatchEvent(new Event('online')));

const say = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const nothingComes: Stub[] = [api.questions.daily, api.accounts.me, api.billing.status, api.questions.skipCount].map(
  (endpoint) => on(endpoint, unreachable),
);
const waitingKeys = () => sealedKeys().filter((key) => key.includes('/waiting/'));
/** The rest of the app, which sends what waits; the server answers as it says from now on. */
async function connect(extra: Stub[], token = makeToken()) {
  localStorage.setItem('token', token);
  const requests = playServer([...server, ...extra, on(api.answers.list, [])]);
  say(true);
  renderInApp(<OnHisPhone />);
  // The browser's database takes its turns, which no clock counts.
  for (let turns = 0; turns < 30; turns++) {
    await pass(20);
    await act(() => sealedStorage.settled());
  }
  return requests.filter(({ url }) => url.endsWith('/api/answer'));
}

describe('without a connection', () => {
  it('the question page opens with the question he saw today, and what he writes waits; with one it is sent once, for the moment he wrote it', async () => {
    await openLoaded();
    say(false);
    cleanup();
    await openLoaded(nothingComes);
    await pass(200);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(question.text);
    const writtenAt = Date.now();
    await submit('Peonies');
    await pass(50);
    expect(screen.getByText("You're offline; it will be sent when you're back.")).toBeTruthy();
    expect(screen.getByText('Peonies').closest('blockquote')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    const [key] = waitingKeys().map((name) => name.split('/').at(-1));

    cleanup();
    await reloadBox();
    await pass(60_000);
    const sent = await connect([]);
    expect(sent).toHaveLength(1);
    const body = await sent[0]?.json();
    expect(body).toMatchObject({ questionId: question.id, questionText: question.text, text: 'Peonies' });
    expect(Math.abs(Date.parse(body.writtenAt) - writtenAt)).toBeLessThan(1_000);
    expect(sent[0]?.headers.get('idempotency-key')).toBe(key);
    expect(waitingKeys()).toEqual([]);
    expect(screen.getByText(/^Saved: the answer you wrote on/)).toBeTruthy();
  });

  it('another day has another question: the one of yesterday is not passed off as its own', async () => {
    await openLoaded();
    say(false);
    cleanup();
    await pass(24 * 60 * 60 * 1000);
    await openLoaded(nothingComes);
    await pass(200);
    expect(screen.queryByText(question.text)).toBeNull();
  });

  it('what waits can be changed as long as it was never sent', async () => {
    await openLoaded();
    say(false);
    await submit('Peonies');
    await pass(50);
    await press('Edit');
    expect(field().value).toBe('Peonies');
    expect(waitingKeys()).toEqual([]);
  });

  it('another person on the same browser sees nothing of it, and does not send it', async () => {
    await openLoaded([], makeToken({ sub: 'him' }));
    say(false);
    await submit('Peonies');
    await pass(50);
    cleanup();
    expect(await connect([], makeToken({ sub: 'his brother' }))).toEqual([]);
    expect(document.body.textContent).not.toContain('Peonies');
    cleanup();
    expect(await connect([], makeToken({ sub: 'him' }))).toHaveLength(1);
  });
});

describe('with a connection', () => {
  it('QOTD-33 a failure is told in its words, and he may let it wait instead; then it cannot be changed, as it may have arrived', async () => {
    await openLoaded([on(api.answers.submit, unreachable)]);
    await submit('Peonies');
    expect(screen.getByRole('alert')).toBeTruthy();
    await press("Send when I'm back online");
    await pass(50);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.getByText("It hasn't reached us yet. We keep trying while Heartnote is open.")).toBeTruthy();
    cleanup();
    expect(await connect([])).toHaveLength(1);
  });

  it('a refusal offers no waiting', async () => {
    await openLoaded([on(api.answers.submit, refuse('question_not_found'))]);
    await submit('Peonies');
    expect(screen.queryByRole('button', { name: "Send when I'm back online" })).toBeNull();
  });

  it.each([
    ['question_not_found', 'The question is gone.', 'See Premium'],
    ['idempotency_key_reused', 'Other words were already saved', 'Edit'],
    ['written_at_unlikely', "That can't have been written then.", 'Edit'],
    ['body_too_large', "That's too long to send.", 'Edit'],
  ] as const)('%s: what waited is kept, he is told, and can do something', async (code, words, way) => {
    await openLoaded();
    say(false);
    await submit('Peonies');
    await pass(50);
    cleanup();
    await connect([on(api.answers.submit, refuse(code))]);
    expect(screen.getByText(/couldn't be saved yet/)).toBeTruthy();
    cleanup();
    await openLoaded();
    expect(screen.getByText('Peonies')).toBeTruthy();
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    const what = screen.queryByRole('button', { name: way }) ?? screen.queryByRole('link', { name: way });
    expect(what).toBeTruthy();
    await press('Discard');
    expect(waitingKeys()).toEqual([]);
  });

  /** What he wrote offline, refused when it was sent. */
  async function refusedLater(refusal: ReturnType<typeof refuse>) {
    await openLoaded();
    say(false);
    await submit('Peonies');
    await pass(50);
    cleanup();
    await connect([on(api.answers.submit, refusal)]);
    const said = document.body.textContent;
    cleanup();
    return said;
  }

  it('409: what was saved before stands beside what he wrote; edited, it is sent under another key', async () => {
    await refusedLater(refuse('idempotency_key_reused', undefined, 'Roses'));
    const [key] = waitingKeys();
    await openLoaded();
    const both = screen.getAllByRole('figure').map((one) => one.textContent);
    expect(both).toEqual(['Already savedRoses', 'Not saved yetPeonies']);
    await press('Edit');
    expect(field().value).toBe('Peonies');
    expect(waitingKeys()).not.toContain(key);
  });

  it('404: one tap keeps it under the same question as one of his own, for the moment he wrote it', async () => {
    await refusedLater(refuse('question_not_found'));
    const { id: own } = other;
    const { text } = question;
    await openLoaded([
      on(api.billing.status, premiumSubscription),
      on(api.questions.add, {
        id: own,
        text,
        category: 'custom',
        created_at: '2025-06-01T12:00:00.000Z',
        created_by_user_id: own,
      }),
    ]);
    await press('Keep it as a question of my own');
    await pass(50);
    cleanup();
    const [sent] = await connect([]);
    expect(await sent?.json()).toMatchObject({ questionId: own, text: 'Peonies', writtenAt: expect.any(String) });
    expect(waitingKeys()).toEqual([]);
  });

  it('401: it waits for his next login, and says so', async () => {
    expect(await refusedLater(refuse('authentication_required'))).toContain('Log in to send what you wrote.');
    expect(waitingKeys()).toHaveLength(1);
    localStorage.removeItem('token');
    expect(await connect([], makeToken())).toHaveLength(1);
    expect(waitingKeys()).toEqual([]);
  });
});

it('everywhere in the app he is told that there is no connection, until there is one', async () => {
  playServer(server);
  renderInApp(<OnHisPhone />);
  say(false);
  expect(screen.getByText("You're offline.")).toBeTruthy();
  say(true);
  expect(screen.queryByText("You're offline.")).toBeNull();
});

it('a logout with something waiting asks first, and then wipes it', async () => {
  await openLoaded();
  say(false);
  await submit('Peonies');
  await pass(50);
  cleanup();
  let logout = () => {};
  const Leave = () => {
    logout = useSession().logout;
    return <OnHisPhone />;
  };
  playServer(server);
  renderInApp(<Leave />);
  act(() => logout());
  await press('Stay');
  expect(waitingKeys()).toHaveLength(1);
  act(() => logout());
  await press('Log out');
  expect(sealedKeys()).toEqual([]);
});

it('what he types about another question is not touched by what waits', async () => {
  await openLoaded();
  say(false);
  await submit('Peonies');
  await pass(50);
  cleanup();
  say(true);
  await openLoaded([on(api.questions.daily, other), on(api.answers.submit, savedAnswer)]);
  type('Coffee');
  expect(field().value).toBe('Coffee');
  expect(screen.getByText('Peonies')).toBeTruthy();
});
