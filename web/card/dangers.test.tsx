import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { Card } from '../../contract/card';
import { answerPath } from '../../contract/paths';
import type { Verdict } from '../../contract/still-true';
import { ideasQuery } from '../ideas/queries';
import { sent, serverFor } from '../testing/household';
import { idOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { Dangers } from './dangers';
import { cardQuery } from './queries';

beforeEach(() => localStorage.setItem('token', makeToken()));

const WORDS = 'Hazelnuts and cilantro close my throat.';
const quote = (n: number, words: string, saidOn: string) => ({
  ...{ answerId: idOf(n), question: 'Which one?', quote: words, start: 0, end: words.length, isPart: false, saidOn },
});
const hazelnuts: Card['dangers'][number] = {
  kind: 'allergy',
  quote: quote(9, WORDS, '2026-03-04T12:00:00.000Z'),
  since: quote(10, 'Cilantro is fine now.', '2026-09-01T12:00:00.000Z'),
};

/** Ideas are open as well: beside them stands what she must not have. */
function Page() {
  useQuery(ideasQuery);
  const { data } = useQuery(cardQuery);
  return data && <Dangers dangers={data.dangers} isShort={false} />;
}

function open(standsFor: (said: Verdict) => Verdict, isOver = (said: Verdict): boolean => said === 'changed') {
  let dangers = [hazelnuts];
  const requests = playServer([
    ...serverFor({}),
    on(api.card.show, () => ({ dangers, lines: [] })),
    on(api.ideas.list, { ideas: [] }),
    on(api.stillTrue.say, ({ body }) => {
      const verdict = standsFor(body.verdict);
      dangers = isOver(verdict) ? [] : [hazelnuts];
      return { verdict, on: '2026-11-16T12:00:00.000Z' };
    }),
  ]);
  renderInApp(<Page />);
  return requests;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('a danger that he let go comes back with one tap, and what stands beside ideas with it', async () => {
  const requests = open((said) => said);
  const ideasAsked = () => requests.filter(({ url }) => new URL(url).pathname === '/api/ideas').length;
  await press('No longer');
  expect(await screen.findByText('Noted: it warns no more.')).toBeTruthy();
  const later = screen.getByRole('link', { name: 'that answer' });
  expect(later.getAttribute('href')).toBe(answerPath(idOf(9)));
  await waitFor(() => expect(ideasAsked()).toBe(2));
  await press('Undo: Allergy');
  expect(await screen.findByText('It warns again.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'No longer' })).toBeTruthy();
  expect(screen.queryByText('Noted: it warns no more.')).toBeNull();
  await waitFor(() => expect(ideasAsked()).toBe(3));
  expect((await sent(requests, 'POST')).map(({ body }) => body)).toEqual([
    { verdict: 'changed' },
    { verdict: 'later' },
  ]);
});

it.each<Verdict>(['still', 'unsure', 'later', 'never'])(
  "where he said '%s' before and that stands, 'No longer' says so, and nothing is said to be gone",
  async (standing) => {
    open(() => standing);
    await press('No longer');
    expect(await screen.findByText(/^Today you have said something else of it already/)).toBeTruthy();
    expect(screen.getByText(WORDS)).toBeTruthy();
    expect(screen.queryByText('Noted: it warns no more.')).toBeNull();
  },
);

it('nothing is said to be gone while it still warns, though his word was taken', async () => {
  const requests = open(
    (said) => said,
    () => false,
  );
  await press('No longer');
  const cardAsked = () => requests.filter(({ url }) => new URL(url).pathname === '/api/card').length;
  await waitFor(() => expect(cardAsked()).toBe(2));
  expect(screen.getByText(WORDS)).toBeTruthy();
  expect(screen.queryByText('Noted: it warns no more.')).toBeNull();
});
