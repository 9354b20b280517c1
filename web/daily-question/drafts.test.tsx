import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../session/session';
import {
  answerItem,
  button,
  field,
  openLoaded,
  other,
  pass,
  press,
  question,
  server,
  stopClock,
  submit,
  type,
} from '../testing/question-page';
import { makeToken, playServer, renderInApp } from '../testing/render';

beforeEach(stopClock);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** The tab is loaded anew: nothing is left but what the browser stores. */
const reload = (...args: Parameters<typeof openLoaded>) => {
  cleanup();
  return openLoaded(...args);
};
const answered = {
  'GET /api/question/daily': { body: { ...question, answered: true } },
  'GET /api/answers': { body: [answerItem] },
};
const tomorrow = { 'GET /api/question/daily': { body: other } };

it('what he typed survives a reload, and nothing is kept in localStorage but the token', async () => {
  await openLoaded();
  type('Peonies, the pa');
  await reload();
  expect(field().value).toBe('Peonies, the pa');
  expect(Object.keys(localStorage)).toEqual(['token']);
});

it('QOTD-31 what he typed is there again after logging in, with the key of the submission that was refused', async () => {
  const refusal = { status: 401, body: { error: 'No', code: 'authentication_required' } };
  const first = await openLoaded({ 'POST /api/answer': refusal }, makeToken({ sub: 'him', exp: 4_000_000_000 }));
  await submit('Peonies');
  await pass(2_000);
  expect(location.pathname + location.search).toBe('/login?next=/question-of-the-day');

  const again = await reload({}, makeToken({ sub: 'him', exp: 4_000_009_999 }));
  expect(field().value).toBe('Peonies');
  await press('Submit Answer');
  const keyOf = ({ requests }: typeof first) =>
    requests.find(({ url }) => url.endsWith('/api/answer'))?.headers.get('idempotency-key');
  expect(keyOf(again)).toBe(keyOf(first));
});

it('another person on the same browser does not see it', async () => {
  await openLoaded({}, makeToken({ sub: 'him' }));
  type('Peonies');
  await reload({}, makeToken({ sub: 'his brother' }));
  expect(field().value).toBe('');
  await reload({}, makeToken({ sub: 'him' }));
  expect(field().value).toBe('Peonies');
});

it('it is gone after a submission, after a logout, and when he deletes it', async () => {
  await openLoaded();
  await submit('Peonies');
  expect(sessionStorage.length).toBe(0);

  await reload();
  type('Peonies');
  type('');
  expect(sessionStorage.length).toBe(0);
  type('Peonies');
  expect(sessionStorage.length).toBe(1);
  cleanup();
  let logout = () => {};
  const Leave = () => {
    logout = useSession().logout;
    return null;
  };
  renderInApp(<Leave />);
  act(() => logout());
  expect(sessionStorage.length).toBe(0);
});

it('a submission that ends after he left the screen still clears it', async () => {
  let answer = (_: Response) => {};
  await openLoaded();
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  type('Peonies');
  await press('Submit Answer');
  cleanup();
  expect(sessionStorage.length).toBe(1);
  answer(Response.json({ answer_text: 'Peonies' }, { status: 201 }));
  await pass(50);
  expect(sessionStorage.length).toBe(0);
});

it('the question does not change under his hands at midnight, but does when he has written nothing', async () => {
  const midnight = async () => {
    playServer({ ...server, ...tomorrow });
    await pass(60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await pass(200);
  };
  await openLoaded();
  type('Peonies');
  await midnight();
  expect(heading()).toBe(question.text);
  expect(field().value).toBe('Peonies');
  type('');
  type('Dahlias');
  expect(heading()).toBe(question.text);

  await reload();
  type('');
  await midnight();
  expect(heading()).toBe(other.text);
});

it('an answer begun yesterday is offered, and can be gone on with or discarded', async () => {
  await openLoaded();
  type('Peonies');
  await reload(tomorrow);
  expect(heading()).toBe(other.text);
  expect(field().value).toBe('');
  expect(screen.getByText(question.text).tagName).toBe('Q');

  type('Coffee');
  await press('Continue writing');
  expect(heading()).toBe(question.text);
  expect(field().value).toBe('Peonies');
  expect(screen.getByText(other.text).tagName).toBe('Q');
  type('');
  expect(heading()).toBe(question.text);

  button('Discard').focus();
  await press('Discard');
  expect(screen.queryByText(/You began to write/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(sessionStorage.length).toBe(0);
});

it('an extra question that he writes about comes back after a reload', async () => {
  await openLoaded(answered);
  await press('Ask another question');
  type('Coffee');
  await reload(answered);
  expect(heading()).toBe(other.text);
  expect(field().value).toBe('Coffee');
  await press('Submit Answer');
  await reload(answered);
  expect(heading()).toBe(question.text);
});
