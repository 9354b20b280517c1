import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { NextDate, WentQuestion } from '../../contract/dates';
import type { Idea } from '../../contract/ideas';
import { fill } from '../testing/fill';
import { sent, serverFor } from '../testing/household';
import { idOf } from '../testing/notebook';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { DatesStrip } from './dates-strip';
import { DayGreeting } from './day-greeting';

beforeEach(() => localStorage.setItem('token', makeToken()));

const near = (n: number, daysLeft: number, more: Partial<NextDate> = {}): NextDate => ({
  id: idOf(n),
  label: 'Her birthday',
  occasion: 'her-birthday',
  next: '2026-12-05',
  daysLeft,
  years: null,
  monthOnly: false,
  ...more,
});
const idea = { answerId: idOf(9), text: 'A weekend by the sea', saidAt: '2026-10-01T12:00:00.000Z' };

type Stubs = Parameters<typeof playServer>[0];
function open(dates: NextDate[], { ideas = [idea], extra = [] as Stubs } = {}) {
  const requests = playServer([...serverFor({}), on(api.dates.next, { dates, howItWent: null }), ...extra]);
  renderInApp(<DatesStrip wishes={ideas} />);
  return requests;
}
const strip = () => screen.findByRole('region', { name: 'Days to remember' });

describe('the strip', () => {
  it('counts down to the next, with the others that are near, and leads to all of them', async () => {
    const others = [near(2, 25, { label: 'Another' }), near(3, 31, { label: 'Far' })];
    open([near(1, 19), ...others]);
    const text = (await strip()).textContent;
    expect(text).toContain('Her birthday in 19 days');
    expect(text).toContain('Another in 25 days');
    expect(text).not.toContain('Far');
    expect(screen.getByRole('link', { name: 'All days' }).getAttribute('href')).toBe('/dates');
  });

  it('knows today, a month that is all that is known, and her name', async () => {
    const mother = near(2, 15, { label: 'Her mother', occasion: 'her-mother', next: '2026-12-01', monthOnly: true });
    open([near(1, 0), mother], { extra: [on(api.accounts.me, { ...basicUser, her_name: 'Anna' })] });
    await waitFor(async () => expect((await strip()).textContent).toContain("Anna's birthday today"));
    expect((await strip()).textContent).toContain('Her mother December');
  });

  it('opens what she said that helps, with the way to the whole of it', async () => {
    open([near(1, 19)]);
    await userEvent.click(await screen.findByRole('button', { name: '1 wish in her words' }));
    expect(screen.getByText('A weekend by the sea')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Oct 1, 2026' }).getAttribute('href')).toBe(
      `/view-answers#answer-${idOf(9)}`,
    );
  });

  it.each([
    ['without any, as for those who have no Premium', near(1, 19), []],
    ['for a day that is far', near(1, 40), [idea]],
    ["for somebody else's", near(1, 19, { occasion: 'her-mother' }), [idea]],
  ])('offers no ideas %s', async (_, date, ideas) => {
    open([date], { ideas });
    await strip();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('makes one gentle offer where he keeps none and has written something down', async () => {
    open([]);
    expect(await screen.findByText("When's her birthday? We'll remind you in time.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add her birthday' }).getAttribute('href')).toBe('/dates');
  });

  it('and before the first answer no more than the way', async () => {
    open([], { extra: [on(api.accounts.me, { ...basicUser, answersCount: 0 })] });
    expect((await screen.findByRole('link', { name: 'Days to remember' })).getAttribute('href')).toBe('/dates');
    expect(screen.queryByText(/When's her birthday/)).toBeNull();
  });
});

describe('a week after a day', () => {
  const howItWent: WentQuestion = {
    ...{ id: idOf(1), label: 'Her birthday', occasion: 'her-birthday', occurrence: '2026-11-08', planned: [] },
  };
  const path = `/api/dates/${idOf(1)}/went/2026-11-08`;

  /** The server asks these in turn: the next one once he has answered. */
  const asking = (...questions: WentQuestion[]) => [
    on(api.dates.next, () => ({ dates: [], howItWent: questions[0] ?? null })),
    on(api.dates.sayHowItWent, () => {
      questions.shift();
      return { message: '' };
    }),
  ];
  const question = (label: string) => screen.findByLabelText(`${label} was a week ago. How did it go?`);
  const askedAgain = (requests: Request[]) =>
    waitFor(() => expect(requests.filter(({ url }) => url.endsWith('/api/dates/next'))).toHaveLength(2));

  it('he is asked how it went, and what he says is saved with it', async () => {
    const requests = open([], { extra: asking(howItWent) });
    await question('Her birthday');
    await fill('Her birthday was a week ago. How did it go?', 'She cried over the book');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await askedAgain(requests);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(document.activeElement).toBe(await screen.findByText('Saved with the day'));
    expect(await sent(requests, 'PUT')).toEqual([{ path, body: { text: 'She cried over the book' } }]);
  });

  it('he says with a tap that he gave what he planned, and can still write how it went', async () => {
    const planned = [{ id: idOf(8), title: 'A teapot' }];
    const given: Idea = {
      ...{ id: idOf(8), kind: 'gift', state: 'given', title: 'A teapot', note: '', where: '', price: null },
      ...{
        plannedFor: null,
        givenOn: '2026-11-15',
        dateId: idOf(1),
        remindOn: null,
        reaction: null,
        reactionWords: '',
      },
      ...{ neverAgain: false, steps: [], sources: [], dangers: [], createdAt: idea.saidAt, updatedAt: idea.saidAt },
    };
    const requests = open([], { extra: [...asking({ ...howItWent, planned }), on(api.ideas.move, given)] });
    expect(await screen.findByText('You planned: A teapot. Did you give it?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I gave it: A teapot' }));
    expect(await screen.findByText("Noted. We'll ask how she took it.")).toBeTruthy();
    expect(await sent(requests, 'POST')).toEqual([
      { path: `/api/ideas/${idOf(8)}/state`, body: { from: 'planned', to: 'given' } },
    ]);
    expect(await question('Her birthday')).toBeTruthy();
  });

  it('he need not say, and nothing is called saved', async () => {
    const requests = open([], { extra: asking(howItWent) });
    await userEvent.click(await screen.findByRole('button', { name: 'Not this time' }));
    await askedAgain(requests);
    expect(document.activeElement).toBe(await screen.findByText("All right. We won't ask about it again."));
    expect(screen.queryByText('Saved with the day')).toBeNull();
    expect(await sent(requests, 'PUT')).toEqual([{ path, body: { text: null } }]);
  });

  it('he is asked about each of two on one day', async () => {
    const other = { ...howItWent, id: idOf(2), label: 'The day we met', occasion: 'other' as const };
    open([], { extra: asking(howItWent, other) });
    await question('Her birthday');
    await userEvent.click(screen.getByRole('button', { name: 'Not this time' }));
    await question('The day we met');
    expect(document.activeElement?.textContent).toBe("All right. We won't ask about it again.");
    await fill('The day we met was a week ago. How did it go?', 'We danced');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(await screen.findByText('Saved with the day'));
  });
});

describe('the question page', () => {
  const greet = (dates: NextDate[]) => {
    playServer([...serverFor({}), on(api.dates.next, { dates, howItWent: null })]);
    renderInApp(<DayGreeting />);
  };

  it('greets the day', async () => {
    greet([near(1, 0, { years: 40 }), near(2, 1)]);
    expect(await screen.findByText('Today is her birthday (40 years).')).toBeTruthy();
    expect(screen.queryAllByText(/^Today/)).toHaveLength(1);
  });

  it('says nothing of a month of which the day is not known', async () => {
    greet([near(1, 0, { monthOnly: true })]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });
});
