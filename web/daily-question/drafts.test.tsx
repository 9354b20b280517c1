import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { loginThen, paths } from '../../contract/paths';
import { useSession } from '../session/session';
import { idOf } from '../testing/notebook';
import { button, field, openLoaded, pass, press, stopClock, submit, type } from '../testing/question-page';
import { answerItem, other, question, savedAnswer, server } from '../testing/question-server';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse } from '../testing/server';
import { blockStorage, elsewhere, sealedAt, sealedKeys } from '../testing/storage';

beforeEach(stopClock);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** The tab is loaded anew: nothing is left but what the browser stores. */
const reload = (...args: Parameters<typeof openLoaded>) => {
  cleanup();
  return openLoaded(...args);
};
const answered = [on(api.questions.daily, { ...question, answered: true }), on(api.answers.list, [answerItem])];
const kept = () => [
  ...Object.keys(localStorage).filter((key) => key !== 'token'),
  ...sealedKeys().filter((key) => !key.endsWith('/seen')),
];
const third = { ...other, id: idOf(3), text: 'Sea?' };
const draftKey = `draft/somebody/${question.id}`;
const tomorrow = [on(api.questions.daily, other)];

it('what he typed survives a reload and a closed tab, under a key of his own, until it is sent', async () => {
  await openLoaded();
  type('Peonies, the pa');
  await reload();
  expect(field().value).toBe('Peonies, the pa');
  expect(kept()).toEqual([`draft/somebody/${question.id}`]);
  expect(sessionStorage.length).toBe(0);
});

it('QOTD-31 what he typed is there again after logging in, with the key of the submission that was refused', async () => {
  const refusal = refuse('authentication_required', 'No');
  const first = await openLoaded([on(api.answers.submit, refusal)], makeToken({ sub: 'him', exp: 4_000_000_000 }));
  await submit('Peonies');
  await pass(2_000);
  expect(location.pathname + location.search).toBe(loginThen(paths.questionOfTheDay));

  const again = await reload([], makeToken({ sub: 'him', exp: 4_000_009_999 }));
  expect(field().value).toBe('Peonies');
  await press('Submit Answer');
  const keyOf = ({ requests }: typeof first) =>
    requests.find(({ url }) => url.endsWith('/api/answer'))?.headers.get('idempotency-key');
  expect(keyOf(again)).toBe(keyOf(first));
});

it('another person on the same browser does not see it', async () => {
  await openLoaded([], makeToken({ sub: 'him' }));
  type('Peonies');
  await reload([], makeToken({ sub: 'his brother' }));
  expect(field().value).toBe('');
  await reload([], makeToken({ sub: 'him' }));
  expect(field().value).toBe('Peonies');
});

it('it is gone after a submission, after a logout, and when he deletes it', async () => {
  await openLoaded();
  await submit('Peonies');
  expect(kept()).toEqual([]);

  await reload();
  type('Peonies');
  type('');
  expect(kept()).toEqual([]);
  type('Peonies');
  expect(kept()).toHaveLength(1);
  cleanup();
  let logout = () => {};
  const Leave = () => {
    logout = useSession().logout;
    return null;
  };
  renderInApp(<Leave />);
  act(() => logout());
  expect(kept()).toEqual([]);
});

it('a submission that ends after he left the screen still clears it', async () => {
  let answer = () => {};
  const arrived = new Promise<typeof savedAnswer>((resolve) => {
    answer = () => resolve(savedAnswer);
  });
  await openLoaded();
  playServer([...server, on(api.answers.submit, () => arrived)]);
  type('Peonies');
  await press('Submit Answer');
  cleanup();
  expect(kept()).toHaveLength(1);
  answer();
  await pass(50);
  expect(kept()).toEqual([]);
});

it('the question does not change under his hands at midnight, but does when he has written nothing', async () => {
  const midnight = async () => {
    playServer([...server, ...tomorrow]);
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
  expect(screen.queryByText(/You started/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(kept()).toEqual([]);
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

it('QOTD-39 a skip empties the field and keeps the words with their question, beside the new one and after a reload', async () => {
  await openLoaded();
  type('Peonies, the pa');
  await press('Skip Question');
  expect(heading()).toBe(other.text);
  expect(field().value).toBe('');
  expect(screen.getByText(question.text).tagName).toBe('Q');
  expect(screen.getByText('Peonies, the pa')).toBeTruthy();

  await reload(tomorrow);
  expect(field().value).toBe('');
  type('Coffee');
  await press('Continue writing');
  expect(heading()).toBe(question.text);
  expect(field().value).toBe('Peonies, the pa');
});

it('words about an extra question that he skipped are offered, and do not come back by themselves', async () => {
  await openLoaded(answered);
  await press('Ask another question');
  type('Coffee');
  playServer([...server, ...answered, on(api.questions.random, third)]);
  await press('Skip Question');
  expect(heading()).toBe('Sea?');
  await reload(answered);
  expect(heading()).toBe(question.text);
  await press('Continue writing');
  expect(heading()).toBe(other.text);
  expect(field().value).toBe('Coffee');
});

it('all that he began is offered, each with its own question', async () => {
  await openLoaded();
  type('Peonies');
  await press('Skip Question');
  type('Coffee');
  await reload([on(api.questions.daily, third)]);
  expect(screen.getAllByRole('button', { name: 'Continue writing' })).toHaveLength(2);
});

it('words about a question that another device has answered can be reached, and sent', async () => {
  await openLoaded();
  type('Peonies and tulips');
  const page = await reload(answered);
  expect(screen.getByText('Peonies')).toBeTruthy();
  expect(screen.getByText('Peonies and tulips')).toBeTruthy();
  await press('Continue writing');
  expect(field().value).toBe('Peonies and tulips');
  await press('Submit Answer');
  expect(await page.bodies('/api/answer')).toEqual([
    { questionId: question.id, questionText: question.text, text: 'Peonies and tulips' },
  ]);
});

it('a second tab shows what is being written in the first, and what is set aside there', async () => {
  const key = draftKey;
  await openLoaded();
  type('Peon');
  const draft = JSON.parse(sealedAt(key) ?? '');
  elsewhere(key, JSON.stringify({ ...draft, text: 'Peonies' }));
  expect(field().value).toBe('Peonies');
  elsewhere(`draft/somebody/${other.id}`, JSON.stringify({ ...draft, question: other, text: 'Coffee' }));
  expect(screen.getByText(other.text).tagName).toBe('Q');
});

it('an answer that was sent in one tab is gone from the box of the second, which shows it as written down', async () => {
  await openLoaded();
  type('Peonies');
  playServer([...server, ...answered]);
  elsewhere(draftKey, null);
  await pass(200);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Peonies').closest('blockquote')).toBeTruthy();
});

it('an answer that was sent in one tab takes no other words from the second', async () => {
  await openLoaded();
  type('Peonies');
  const sent = sealedAt(draftKey);
  type('Peonies and tulips');
  elsewhere(draftKey, null, sent);
  await pass(200);
  expect(field().value).toBe('Peonies and tulips');
});

it.each(['blocked', 'full'] as const)('with storage %s he writes and sends all the same, and is told', async (how) => {
  blockStorage(how);
  await openLoaded();
  type('Peonies');
  await pass(50);
  expect(screen.getByText(/doesn't let us keep drafts/).closest('[role=status]')).toBeTruthy();
  await press('Skip Question');
  expect(field().value).toBe('');
  await press('Continue writing');
  expect(field().value).toBe('Peonies');
  await press('Submit Answer');
  expect(screen.getByText('Answer submitted successfully!')).toBeTruthy();
  expect(screen.queryByText(/doesn't let us keep drafts/)).toBeNull();
});
