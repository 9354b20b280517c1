import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import type { Card, CardLine } from '../../contract/card';
import { allCardFields, type CardField } from '../../contract/card-fields';
import { answerPath, herCardInShop, paths } from '../../contract/paths';
import { quote } from '../testing/card';
import { sent, serverFor } from '../testing/household';
import { idea } from '../testing/ideas';
import { idOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub } from '../testing/server';
import HerCardPage from './her-card-page';

beforeEach(() => localStorage.setItem('token', makeToken()));

const NOW = '2026-11-16T12:00:00.000Z';
const line = (field: CardLine['field'], rest: Partial<CardLine> = {}): CardLine => ({
  field,
  said: null,
  entries: [],
  ask: { questionId: idOf(700), text: 'Which one?', isWaiting: false },
  ...rest,
});
const entry = {
  id: idOf(50),
  value: 'US 8½',
  quote: null,
  source: 'none',
  writtenOn: '2026-03-05T12:00:00.000Z',
} as const;

const lilies: Card['dangers'] = [{ kind: 'allergy', quote: quote(9, 'I am allergic to lilies.') }];

interface Opening {
  isPremium?: boolean;
  at?: string;
  stubs?: Stub[];
  dangers?: Card['dangers'];
}

function open(
  known: CardLine[],
  { isPremium = false, at = paths.herCard, stubs = [], dangers = lilies }: Opening = {},
) {
  const shown: Card = {
    dangers,
    lines: allCardFields.map((field) => known.find((one) => one.field === field) ?? line(field)),
  };
  history.replaceState(null, '', at);
  const requests = playServer([...serverFor({ isPremium }), on(api.card.show, () => shown), ...stubs]);
  renderInApp(<HerCardPage />);
  return { requests, shown };
}
const group = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') as HTMLElement);
};

describe('her card', () => {
  it('has her words with their day and the way to the whole answer, his short form beside them, dangers on top', async () => {
    open([line('shoe', { said: quote(1, 'Eight and a half'), entries: [entry] })]);
    const sizes = await group('Sizes');
    expect(sizes.getByText('Eight and a half')).toBeTruthy();
    expect(sizes.getByText('US 8½')).toBeTruthy();
    expect(sizes.getByText('Mar 4, 2026')).toBeTruthy();
    expect(sizes.getByRole('link', { name: 'Whole answer, Shoes' }).getAttribute('href')).toBe(answerPath(idOf(1)));
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('Always keep in mind');
  });

  it('what she said of a line can be kept as an idea, with its source', async () => {
    const { requests } = open([line('flower', { said: quote(1, 'Peonies') })], {
      stubs: [on(api.ideas.add, { idea: idea(1, 'idea', { title: 'A bunch' }), dangers: [] })],
    });
    const favorites = await group('Favorites');
    await userEvent.click(favorites.getByRole('button', { name: 'Keep as idea' }));
    await userEvent.type(favorites.getByLabelText('What is it?'), 'A bunch');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await sent(requests, 'POST')).toHaveLength(1));
    const [{ path, body } = { path: '', body: {} }] = await sent(requests, 'POST');
    expect(path).toBe('/api/ideas');
    expect(body).toMatchObject({ title: 'A bunch', sources: [{ answerId: idOf(1), start: 0, end: 7 }] });
  });

  it('where she has said something else since, shows and prints that and not his old note', async () => {
    const saidOn = '2026-09-01T12:00:00.000Z';
    const ring = { ...quote(2, 'A 7 now'), saidOn };
    const flowers = { ...quote(3, 'Dahlias'), saidOn };
    open([
      line('shoe', { said: quote(1, 'Eight and a half'), entries: [entry] }),
      line('ring', { said: ring, entries: [{ ...entry, id: idOf(51), value: 'US 6' }] }),
      line('flower', {
        entries: [{ ...entry, id: idOf(52), value: 'Peonies', quote: flowers, source: 'replaced' }],
      }),
    ]);
    const favorites = await group('Favorites');
    expect(favorites.getByText('She has said something else since. Her newest words:')).toBeTruthy();
    expect(favorites.getByText('Dahlias')).toBeTruthy();
    const paper = [...document.querySelectorAll('[aria-hidden="true"] p')].map((one) => one.textContent);
    expect(paper).toEqual(
      expect.arrayContaining(['Shoes: US 8½', 'Ring: A 7 now (Sep 2026)', 'Flower: Dahlias (Sep 2026)']),
    );
  });

  it('puts the question of an empty line in line, and says so', async () => {
    const { requests, shown } = open([], {
      stubs: [
        on(api.extraQuestions.add, () => {
          shown.lines = shown.lines.map((one) => (one.ask ? { ...one, ask: { ...one.ask, isWaiting: true } } : one));
          return { questions: [] };
        }),
      ],
    });
    const sizes = await group('Sizes');
    const [ask] = sizes.getAllByRole('button', { name: 'Ask her' });
    await userEvent.click(ask as HTMLElement);
    expect((await sizes.findAllByRole('link', { name: "Waiting on today's page" }))[0]?.getAttribute('href')).toBe(
      paths.questionOfTheDay,
    );
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/question/extra', body: { questionId: idOf(700) } }]);
  });

  it('leads to his days, and says plainly where no question would fill a line', async () => {
    open([line('dress', { ask: null })], { isPremium: true });
    const people = await group('People and days');
    expect(people.getByRole('link', { name: 'Days to Remember' }).getAttribute('href')).toBe(paths.dates);
    expect((await screen.findByRole('link', { name: 'Write your own' })).getAttribute('href')).toBe(paths.addQuestion);
    cleanup();
    open([line('dress', { ask: null })]);
    expect(await screen.findByText('We have no question for this. Ask her yourself, and note it here.')).toBeTruthy();
  });

  it('saves his short form beside what she said, and keeps his words where that fails', async () => {
    const known = line('shoe', { said: quote(1, 'Eight and a half') });
    let isAway = true;
    const { requests } = open([known], {
      stubs: [on(api.card.write, () => (isAway ? refuse('busy') : { ...known, entries: [entry] }))],
    });
    const sizes = await group('Sizes');
    await userEvent.click(sizes.getAllByRole('button', { name: 'Your note' })[0] as HTMLElement);
    expect(document.activeElement).toBe(sizes.getByLabelText('Your note, Shoes'));
    await userEvent.keyboard('US 8½');
    await userEvent.click(sizes.getByRole('button', { name: 'Save' }));
    expect((await sizes.findByRole('alert')).textContent).toContain('busy');
    isAway = false;
    await userEvent.click(sizes.getByRole('button', { name: 'Save' }));
    expect(await sizes.findByText('US 8½')).toBeTruthy();
    expect((await sent(requests, 'PUT')).at(-1)).toEqual({
      path: '/api/card/shoe',
      body: { value: 'US 8½', answerId: idOf(1), basedOn: '' },
    });
  });

  it('a note on an empty line leaves the rest of them unfolded, and the focus goes with the line', async () => {
    open([], { stubs: [on(api.card.write, line('dress', { entries: [entry] }))] });
    const sizes = await group('Sizes');
    expect(sizes.getByText(/^Not known yet/).closest('details')?.open).toBe(true);
    const dress = within(sizes.getByText('Dress').closest('li') as HTMLElement);
    await userEvent.click(dress.getByRole('button', { name: 'Your note' }));
    await userEvent.type(dress.getByLabelText('Your note, Dress'), 'US 8½');
    await userEvent.click(dress.getByRole('button', { name: 'Save' }));
    const heading = await sizes.findByRole('heading', { name: 'Dress' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sizes.getByText(/^Not known yet/).closest('details')?.open).toBe(true);
  });

  it('offers to keep her words as an idea, but not those of what she does not want', async () => {
    const said = (field: CardField, n: number) => line(field, { said: quote(n, `Words ${n}`) });
    open([said('flower', 1), said('never-flower', 2), said('never-say', 3)]);
    const offers = async (words: string) => {
      const figures = (await screen.findAllByText(words)).flatMap((one) => one.closest('figure') ?? []);
      return figures.flatMap((one) => within(one).queryAllByRole('button', { name: 'Keep as idea' })).length > 0;
    };
    expect([await offers('Words 1'), await offers('Words 2'), await offers('Words 3')]).toEqual([true, false, false]);
  });

  it('ends a quote with dots only where her words go on', async () => {
    const whole = { ...quote(1, 'half a size up in boots'), start: 10, end: 33, isPart: true };
    open([line('shoe', { said: whole }), line('ring', { said: { ...quote(2, 'Six'), isPart: true, goesOn: true } })]);
    const sizes = await group('Sizes');
    expect(sizes.getByText('… half a size up in boots')).toBeTruthy();
    expect(sizes.getByText('Six …')).toBeTruthy();
  });

  it('tells how long ago she said it and asks whether it is still true, only where that may have changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 4, 10, 12) });
    let due = [{ answerId: idOf(1), questionId: idOf(700), warns: false }];
    const confirmed = { ...quote(2, 'Six'), confirmedOn: '2027-03-04T12:00:00.000Z' };
    const { requests, shown } = open([line('shoe', { said: quote(1, 'Eight') }), line('ring', { said: confirmed })], {
      stubs: [
        on(api.stillTrue.onCard, () => ({ answers: due })),
        on(api.stillTrue.say, ({ body }) => {
          due = [];
          const [shoe] = shown.lines.filter(({ field }) => field === 'shoe');
          if (shoe?.said) shoe.said = { ...shoe.said, confirmedOn: '2027-05-10T12:00:00.000Z' };
          return { verdict: body.verdict, on: '2027-05-10T12:00:00.000Z' };
        }),
      ],
    });
    const sizes = await group('Sizes');
    expect(sizes.getByText('still true, Mar 2027')).toBeTruthy();
    const ask = await sizes.findByRole('button', { name: 'Said 14 months ago. Still true? Shoes' });
    expect(sizes.queryByRole('button', { name: /Still true\? Ring/ })).toBeNull();
    await userEvent.click(ask);
    await userEvent.click(await sizes.findByRole('button', { name: 'Still true' }));
    const noted = await sizes.findByText('Noted: still true.');
    expect(document.activeElement).toBe(noted);
    expect(await sent(requests, 'POST')).toEqual([{ path: `/api/still-true/${idOf(1)}`, body: { verdict: 'still' } }]);
    expect(await sizes.findByText('still true, May 2027')).toBeTruthy();
  });

  it('offers a premium user what she may have said elsewhere, and puts it on her card with one tap', async () => {
    const found = { ...quote(3, 'My dress size is 8'), end: 18 };
    const { requests } = open([], {
      isPremium: true,
      stubs: [
        on(api.card.candidates, { quotes: [found] }),
        on(api.card.write, line('shoe', { entries: [{ ...entry, value: '', quote: found, source: 'living' }] })),
      ],
    });
    const sizes = await group('Sizes');
    const [find] = await sizes.findAllByRole('button', { name: 'She may have said it' });
    await userEvent.click(find as HTMLElement);
    await userEvent.click(await sizes.findByRole('button', { name: 'Put on her card' }));
    expect(await sizes.findByRole('heading', { name: 'Shoes' })).toBeTruthy();
    expect((await sent(requests, 'PUT'))[0]?.body).toEqual({ value: '', answerId: idOf(3), start: 0, end: 18 });
  });

  it('asks of a danger that a newer word took the place of whether it still holds, and lets it go only then', async () => {
    const since = { ...quote(10, 'Cilantro is fine now.'), saidOn: '2026-09-01T12:00:00.000Z' };
    const words = 'Hazelnuts and cilantro close my throat.';
    const [danger] = [{ kind: 'allergy' as const, quote: quote(9, words), since }];
    const { requests, shown } = open([], {
      dangers: [danger],
      stubs: [
        on(api.stillTrue.say, ({ body }) => {
          shown.dangers = body.verdict === 'still' ? [{ ...danger, quote: { ...danger.quote, confirmedOn: NOW } }] : [];
          return { verdict: body.verdict, on: NOW };
        }),
      ],
    });
    const dangers = await group('Always keep in mind');
    expect(dangers.getByText(words)).toBeTruthy();
    expect(dangers.getByText('Allergy, earlier')).toBeTruthy();
    expect(dangers.getByText('Cilantro is fine now.')).toBeTruthy();
    const paper = document.querySelector('[aria-hidden="true"] p')?.textContent;
    expect(paper).toBe(`Allergy: ${words} (earlier, Mar 2026)`);
    await userEvent.click(dangers.getByRole('button', { name: 'Still true' }));
    await waitFor(() => expect(dangers.queryByRole('button', { name: 'Still true' })).toBeNull());
    expect(dangers.getByText(words)).toBeTruthy();
    await userEvent.click(dangers.getByRole('button', { name: 'No longer' }));
    expect(await screen.findByText(/^No allergy or fear found/)).toBeTruthy();
    expect(screen.getByText('Noted: it warns no more.')).toBeTruthy();
    expect((await sent(requests, 'POST')).map(({ path, body }) => [path, body])).toEqual([
      [`/api/still-true/${idOf(9)}`, { verdict: 'still' }],
      [`/api/still-true/${idOf(9)}`, { verdict: 'changed' }],
    ]);
  });

  it('in the shop shows sizes and what never to buy, and dangers, and nothing else', async () => {
    open([line('shoe', { said: quote(1, 'Eight'), entries: [entry] }), line('flower', { said: quote(2, 'Peonies') })], {
      at: herCardInShop,
    });
    expect(await screen.findByRole('heading', { level: 3, name: 'Shoes' })).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Always keep in mind', 'Sizes']);
    const dangers = await group('Always keep in mind');
    expect(dangers.getByText('I am allergic to lilies.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask her' })).toBeNull();
  });

  it('is blank once covered, until Escape or a tap', async () => {
    open([line('shoe', { said: quote(1, 'Eight') })]);
    await group('Sizes');
    for (const uncover of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(screen.getByText(/^Covered/))]) {
      await userEvent.click(screen.getByRole('button', { name: 'Cover' }));
      expect(screen.queryByRole('heading')).toBeNull();
      await uncover();
      expect(screen.getByRole('heading', { level: 2, name: 'Sizes' })).toBeTruthy();
      expect(document.activeElement?.textContent).toContain('Cover');
    }
  });
});
