import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import type { Offer } from '../../contract/still-true';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { sent, serverFor } from '../testing/household';
import { answerItem, answerOf, idOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, type Stub, unreachable } from '../testing/server';
import { sealedAt, sealedKeys } from '../testing/storage';
import { AskAgain } from './ask-again';

const offer: Offer = {
  answerId: idOf(1_001),
  questionId: idOf(1),
  question: 'Which flower belongs on our table?',
  answer: 'Tulips, the red ones',
  saidOn: '2025-06-01T12:00:00.000Z',
  confirmedOn: null,
  warns: false,
};
const verdictAt = { on: '2026-06-10T12:00:00.000Z' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 10, 12) });
  localStorage.setItem('token', makeToken());
});

/** As the server is: once something was said of it, nothing more is offered. */
function open(extra: Stub[] = [], shown = offer) {
  let isSaid = false;
  const done = () => {
    isSaid = true;
  };
  const requests = playServer([
    ...serverFor({}),
    on(api.stillTrue.next, () => ({ offer: isSaid ? null : shown })),
    on(api.stillTrue.say, ({ body }) => {
      done();
      return { verdict: body.verdict, ...verdictAt };
    }),
    on(api.answers.submit, ({ body }) => {
      done();
      return answerOf(answerItem(2, { answer_text: body.text }));
    }),
    ...extra,
  ]);
  renderInApp(<AskAgain />);
  return requests;
}
const button = (name: string) => screen.findByRole('button', { name });
const heading = () => screen.findByRole('heading', { name: 'A year ago she said:' });

it('nothing stands there where nothing is asked', async () => {
  const requests = playServer([...serverFor({})]);
  const { container } = renderInApp(<AskAgain />);
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(container.textContent).toBe('');
});

it('says when she said what, and asks; never that it is outdated', async () => {
  open([], { ...offer, confirmedOn: '2025-11-03T12:00:00.000Z' });
  const card = (await heading()).closest('section');
  expect(screen.getByText('Tulips, the red ones').tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('Still true?')).toBeTruthy();
  expect(card?.textContent).toContain('(still true in November 2025)');
  expect(card?.textContent).not.toMatch(/outdated|expired|old/i);
});

it.each([
  [words.still, 'still'],
  [words.unsure, 'unsure'],
  [words.later, 'later'],
  [words.never, 'never'],
] as const)('%j is one tap: it is sent and folds away, and says so', async (name, verdict) => {
  const requests = open();
  await userEvent.click(await button(name));
  const noted = await screen.findByText(words.noted[verdict]);
  expect(document.activeElement).toBe(noted);
  expect(screen.queryByText('Tulips, the red ones')).toBeNull();
  expect(await sent(requests, 'POST')).toEqual([{ path: `/api/still-true/${offer.answerId}`, body: { verdict } }]);
});

it('a key does the same while the card has the focus', async () => {
  const requests = open();
  (await button(words.later)).focus();
  await userEvent.keyboard('u');
  expect(await screen.findByText(words.noted.unsure)).toBeTruthy();
  expect(await sent(requests, 'POST')).toMatchObject([{ body: { verdict: 'unsure' } }]);
});

it('where another device was first, what stands is told', async () => {
  open([on(api.stillTrue.say, { verdict: 'unsure', ...verdictAt })]);
  await userEvent.click(await button(words.still));
  expect(await screen.findByText(words.noted.unsure)).toBeTruthy();
});

it('what could not be saved is told, and can be said again', async () => {
  open([on(api.stillTrue.say, unreachable)]);
  await userEvent.click(await button(words.still));
  expect((await screen.findByRole('alert')).textContent).toBe(words.saveFailed);
  expect(await button(words.still)).toBeTruthy();
});

it("'Changed' opens a box under her old words; her new answer takes their place", async () => {
  const requests = open();
  await userEvent.click(await button(words.changed));
  const box = await screen.findByRole('textbox', { name: words.newLabel });
  expect(document.activeElement).toBe(box);
  expect(screen.getByText('Tulips, the red ones')).toBeTruthy();
  // The keys of the card are letters here.
  await userEvent.type(box, 'Such nice daisies');
  await userEvent.click(await button(words.save));
  expect(await screen.findByText(words.noted.changed)).toBeTruthy();
  expect(await sent(requests, 'POST')).toEqual([
    {
      path: '/api/answer',
      body: {
        questionId: offer.questionId,
        questionText: offer.question,
        text: 'Such nice daisies',
        replaces: offer.answerId,
      },
    },
  ]);
});

it('what he typed there is kept, and a failure keeps it too', async () => {
  open([on(api.answers.submit, unreachable)]);
  await userEvent.click(await button(words.changed));
  await userEvent.type(await screen.findByRole('textbox'), 'Daisies');
  await userEvent.click(await button(words.save));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Daisies');
  expect(sealedKeys().map(sealedAt).join()).toContain('Daisies');
});

it('says that a warning stays on her card only where her old words warned of something', async () => {
  open([], { ...offer, answer: 'No tulips, I am allergic to them', warns: true });
  await userEvent.click(await button(words.changed));
  await userEvent.type(await screen.findByRole('textbox', { name: words.newLabel }), 'Daisies');
  await userEvent.click(await button(words.save));
  expect((await screen.findByRole('status')).textContent).toBe(`${words.noted.changed} ${words.warnsOn}`);
});
