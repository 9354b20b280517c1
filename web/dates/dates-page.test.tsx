import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { ImportantDate } from '../../contract/dates';
import { keptDate, serverWithDates } from '../testing/dates';
import { sent } from '../testing/household';
import { idOf } from '../testing/notebook';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse } from '../testing/server';
import DatesPage from './dates-page';

beforeEach(() => localStorage.setItem('token', makeToken()));

type Stubs = Parameters<typeof playServer>[0];
function open(kept: ImportantDate[] = [], extra: Stubs = []) {
  const requests = playServer([...serverWithDates(kept), ...extra]);
  renderInApp(<DatesPage />);
  return requests;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);
const listed = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const bodies = async (requests: Request[], method: string) => (await sent(requests, method)).map(({ body }) => body);

describe('adding a day', () => {
  it('takes a tap, a month, a day and Save, and offers the next one at once', async () => {
    const requests = open();
    expect(await screen.findByText('The days you keep will appear here')).toBeTruthy();
    await press('Her birthday');
    expect(document.activeElement).toBe(screen.getByLabelText('Month'));
    await choose('Month', 'December');
    await choose('Day', '5');
    expect(screen.getByText(/^Next: .*Dec 5.*Reminders/)).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(listed()).toEqual(['Her birthday']));
    expect(await bodies(requests, 'POST')).toEqual([
      {
        occasion: 'her-birthday',
        label: 'Her birthday',
        rule: { kind: 'day', month: 12, day: 5 },
        leads: [14, 3],
        discreetTitle: null,
      },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Add a day' })));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Her birthday' })).toBeNull());
  });

  it('adds a feast with the tap alone', async () => {
    const requests = open();
    await press("Mother's Day");
    await waitFor(() => expect(listed()).toEqual(["Mother's Day"]));
    expect(await bodies(requests, 'POST')).toMatchObject([{ rule: { kind: 'weekday', month: 5, weekday: 0, nth: 2 } }]);
  });

  it('adds a feast once, also where he taps again before the list is there', async () => {
    const kept: ImportantDate[] = [];
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const list = () => (kept.length === 0 ? kept : arrived.then(() => kept));
    const requests = open(kept, [on(api.dates.list, list)]);
    await press("Valentine's Day");
    await waitFor(() => expect(kept).toHaveLength(1));
    await press("Valentine's Day");
    await press('Her birthday');
    expect(screen.queryByLabelText('Month')).toBeNull();
    arrive();
    await waitFor(() => expect(screen.queryByRole('button', { name: "Valentine's Day" })).toBeNull());
    expect(await bodies(requests, 'POST')).toHaveLength(1);
    await press('Her birthday');
    expect(screen.getByLabelText('Month')).toBeTruthy();
  });

  it('says what is missing at its field, and sends nothing', async () => {
    const requests = open();
    await press('Another day');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose a month from January to December');
    await choose('Month', 'April');
    await choose('Day', '30');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Please say what day this is');
    expect(document.activeElement).toBe(screen.getByLabelText('What day is it?'));
    expect(await bodies(requests, 'POST')).toEqual([]);
  });

  it('asks what to do with February 29 in other years', async () => {
    const requests = open();
    await press('The day we met');
    await choose('Month', 'February');
    expect(screen.queryByLabelText('In years without February 29')).toBeNull();
    await choose('Day', '29');
    await choose('In years without February 29', 'March 1');
    await press('Save');
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(await bodies(requests, 'POST')).toMatchObject([{ rule: { month: 2, day: 29, plainYears: 'mar-1' } }]);
  });

  it('lets him choose the reminders, four at most', async () => {
    open();
    await press("Valentine's Day");
    await press(/^Edit Valentine/);
    await userEvent.click(screen.getByText('Name, reminders and more'));
    for (const lead of ['30 days before', '7 days before', 'the day before']) await press(lead);
    expect(screen.getByRole('button', { name: '14 days before' }).getAttribute('aria-pressed')).toBe('true');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose at most 4 reminders for a day');
  });

  it('keeps what he chose where it could not be saved, in the words of the server', async () => {
    open([], [on(api.dates.add, refuse('date_limit_reached'))]);
    await press('Her birthday');
    await choose('Month', 'May');
    await choose('Day', '4');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('You keep 50 days');
    expect(screen.getByLabelText<HTMLSelectElement>('Day').value).toBe('4');
  });
});

describe('a day he keeps', () => {
  it('is changed in its place, naming what the edit began with', async () => {
    const requests = open([keptDate(1)]);
    await press('Edit Her birthday');
    await choose('Day', '6');
    await press('Save');
    expect(await screen.findByText('Her birthday saved')).toBeTruthy();
    expect(await bodies(requests, 'PUT')).toMatchObject([{ rule: { month: 12, day: 6 }, basedOn: 0 }]);
  });

  it('is not overwritten where it was changed elsewhere, however often he presses', async () => {
    const kept = [keptDate(1)];
    const requests = open(kept, [on(api.dates.edit, refuse('date_changed'))]);
    await press('Edit Her birthday');
    await choose('Day', '6');
    kept.splice(0, 1, { ...keptDate(1, { label: 'Her 40th' }), sequence: 1 });
    await press('Save');
    await screen.findByRole('form', { name: 'Edit: Her 40th' });
    await press('Save');
    await waitFor(async () => expect(await bodies(requests, 'PUT')).toMatchObject([{ basedOn: 0 }, { basedOn: 0 }]));
  });

  it.each([
    [
      'its name',
      () => userEvent.clear(screen.getByLabelText('What day is it?')),
      () => screen.getByLabelText('What day is it?'),
    ],
    [
      'its reminders',
      async () => {
        for (const lead of ['30 days before', '7 days before', 'the day before']) await press(lead);
      },
      () => screen.getByRole('group', { name: 'Remind me' }),
    ],
  ])('shows what is wrong with %s, also where that is folded away', async (_, spoil, place) => {
    open([keptDate(1)]);
    await press('Edit Her birthday');
    const fold = screen.getByText('Name, reminders and more');
    await userEvent.click(fold);
    await spoil();
    await userEvent.click(fold);
    expect(fold.closest('details')?.open).toBe(false);
    await press('Save');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(fold.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(place());
  });

  it('is removed after he was asked', async () => {
    const requests = open([keptDate(1)]);
    await press('Remove Her birthday');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(listed()).toEqual([]));
    expect(await sent(requests, 'DELETE')).toEqual([{ path: `/api/dates/${idOf(1)}`, body: null }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your days' }));
  });

  it('has her name where he gave it, and shows how it went', async () => {
    const went = [{ occurrence: '2025-12-05', text: 'She cried over the book' }];
    open([{ ...keptDate(1), went }], [on(api.accounts.me, { ...basicUser, her_name: 'Anna' })]);
    await waitFor(() => expect(listed()).toEqual(["Anna's birthday"]));
    expect(screen.getByText('She cried over the book')).toBeTruthy();
  });

  it('that cannot be fetched is said so, and tried again', async () => {
    const answers = [refuse('not_found'), [keptDate(1)]];
    open([], [on(api.dates.list, () => answers.shift() ?? [])]);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your days');
    await press('Try Again');
    await waitFor(() => expect(listed()).toEqual(['Her birthday']));
  });
});

describe('what she mentioned', () => {
  const mentioned = {
    answerId: idOf(7),
    quote: 'My birthday is March 3rd.',
    saidAt: '2026-11-03T18:00:00.000Z',
    occasion: 'her-birthday' as const,
    label: 'Her birthday',
    rule: { kind: 'day' as const, month: 3, day: 3 },
  };

  it('is offered with her words and the way to them, and added when he says so', async () => {
    const requests = open([], [on(api.dates.mentioned, [mentioned])]);
    expect(await screen.findByText('My birthday is March 3rd.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nov 3, 2026' }).getAttribute('href')).toBe(
      `/view-answers#answer-${idOf(7)}`,
    );
    expect(await bodies(requests, 'POST')).toEqual([]);
    await press('Add Her birthday');
    await waitFor(() => expect(listed()).toEqual(['Her birthday']));
    expect(await bodies(requests, 'POST')).toMatchObject([{ rule: mentioned.rule, occasion: 'her-birthday' }]);
  });

  it('goes away where he does not want it, and the server hears of it', async () => {
    const dismissed = on(api.dates.dismissMentioned, { message: 'This day is not offered again' });
    const requests = open([], [on(api.dates.mentioned, [mentioned]), dismissed]);
    await press('Not this one: Her birthday');
    expect(screen.queryByText('She mentioned')).toBeNull();
    const { label, rule } = mentioned;
    await waitFor(async () => expect(await bodies(requests, 'POST')).toEqual([{ label, rule }]));
  });

  it('is there again where that could not be kept', async () => {
    open([], [on(api.dates.mentioned, [mentioned]), on(api.dates.dismissMentioned, refuse('server_error'))]);
    await press('Not this one: Her birthday');
    expect(await screen.findByText('She mentioned')).toBeTruthy();
  });
});

describe('the calendar', () => {
  const feed = { discreet: true, created_at: '2026-11-16T12:00:00.000Z', last_read_at: null };
  const address = 'http://localhost/calendar/secret.ics';

  it('is set up discreetly, with an address that is shown once', async () => {
    const requests = open([], [on(api.calendarFeed.make, { address, feed })]);
    await press('Set up my calendar');
    await press('Get my address');
    expect((await screen.findByLabelText<HTMLInputElement>('Your calendar address')).value).toBe(address);
    expect(screen.getByRole('link', { name: 'Open in my calendar app' }).getAttribute('href')).toBe(
      'webcal://localhost/calendar/secret.ics',
    );
    expect(await bodies(requests, 'POST')).toEqual([{ discreet: true }]);
    await press('Close');
    await press('Calendar settings');
    expect(screen.queryByLabelText('Your calendar address')).toBeNull();
  });

  it('is renewed and turned off only after he was asked', async () => {
    const now: { feed: typeof feed | null } = { feed };
    const requests = open(
      [],
      [
        on(api.calendarFeed.status, () => now),
        on(api.calendarFeed.remove, () => {
          now.feed = null;
          return { message: '' };
        }),
      ],
    );
    await press('Calendar settings');
    expect(screen.getAllByText('No calendar has read it yet.')).toHaveLength(2);
    await press('Turn it off');
    expect(await sent(requests, 'DELETE')).toEqual([]);
    await press('Turn it off');
    expect(await screen.findByText('The calendar address is off')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Get my address' })).toBeTruthy();
  });

  it('shows what the days are about when he switches that', async () => {
    const requests = open(
      [],
      [on(api.calendarFeed.status, { feed }), on(api.calendarFeed.change, { feed: { ...feed, discreet: false } })],
    );
    await press('Calendar settings');
    await userEvent.click(screen.getByRole('switch', { name: 'Keep it discreet' }));
    await waitFor(async () => expect(await bodies(requests, 'PUT')).toEqual([{ discreet: false }]));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false));
  });
});
