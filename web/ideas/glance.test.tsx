import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { PlannedIdea } from '../../contract/ideas';
import { paths } from '../../contract/paths';
import { serverFor } from '../testing/household';
import { birthday, idea } from '../testing/ideas';
import { idOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { IdeasAtAGlance } from './glance';
import { YearView } from './year-view';

beforeEach(() => localStorage.setItem('token', makeToken()));

const planned = (n: number, rest: Partial<PlannedIdea>): PlannedIdea => ({
  ...{ id: idOf(n), kind: 'gift', title: `Idea ${n}`, plannedFor: null, dateId: null, ...rest },
});

it('at a glance: what he plans next with its occasion, and how she took what he gave last', async () => {
  const taken = { id: idOf(9), title: 'Scarf', givenOn: '2026-05-01' };
  const plans = [planned(1, {}), planned(2, { title: 'Earrings', dateId: birthday.id })];
  playServer([
    ...serverFor({}),
    on(api.dates.list, [birthday]),
    on(api.ideas.next, { planned: plans, howTaken: taken }),
  ]);
  renderInApp(<IdeasAtAGlance />);
  expect((await screen.findByRole('link', { name: 'Earrings' })).getAttribute('href')).toBe(paths.gifts);
  expect(await screen.findByText(/^for Her birthday/)).toBeTruthy();
  expect(screen.queryByText('Idea 1')).toBeNull();
  expect(screen.getByRole('button', { name: 'Loved it' })).toBeTruthy();
});

it('the year: what he gave by month, newest first, each currency by itself, and nothing of other years', () => {
  const year = new Date().getFullYear();
  const given = (n: number, day: string, price: { amount: number; currency: string } | null) =>
    idea(n, 'given', { givenOn: day, price });
  const dollars = (amount: number) => ({ amount, currency: 'USD' });
  const shown = render(
    <YearView
      ideas={[
        given(1, `${year}-03-04`, dollars(4_000)),
        given(2, `${year}-03-31`, dollars(550)),
        given(3, `${year}-03-05`, { amount: 1_200, currency: 'EUR' }),
        given(4, `${year}-05-01`, null),
        given(5, `${year - 1}-05-01`, dollars(9_900)),
        idea(6, 'planned'),
      ]}
    />,
  );
  const lines = [...shown.container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([`May ${year}: Idea 4`, `March ${year}: Idea 1, Idea 2, Idea 3 ($45.50 and €12.00)`]);
  shown.rerender(<YearView ideas={[given(5, `${year - 1}-05-01`, null)]} />);
  expect(screen.queryByText('Given this year')).toBeNull();
});
