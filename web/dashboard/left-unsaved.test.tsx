import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../contract/api';
import { dashboardAt } from '../../contract/paths';
import { keepEdit } from '../drafts/edit-storage';
import { serverFor } from '../testing/household';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse } from '../testing/server';
import DashboardPage from './dashboard-page';

const words = /, that you (were changing|began)/;
const begun = { base: 'Green', text: 'Green, with honey' };

async function open(person: Parameters<typeof serverFor>[0]) {
  localStorage.setItem('token', makeToken({ sub: 'him' }));
  playServer(serverFor(person));
  renderInApp(<DashboardPage />);
  await screen.findByText('No answers yet');
}
const offered = () => screen.queryAllByRole('link', { name: words }).map((link) => link.getAttribute('href'));

it('after logging in he is led back to what he was changing', async () => {
  keepEdit('him', 'answer a1', begun);
  keepEdit('him', 'question q1', begun);
  await open({ isPremium: true });
  expect(offered().sort()).toEqual([dashboardAt('questions'), dashboardAt('search')]);
});

it('nobody is led to what he may not open, or to the words of another', async () => {
  keepEdit('him', 'answer a1', begun);
  keepEdit('him', 'pool q1', begun);
  keepEdit('his brother', 'answer a2', begun);
  await open({ isPremium: false });
  expect(offered()).toEqual([]);
});

it('says nothing where there is nothing', async () => {
  await open({ isPremium: true });
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
});

it('nothing says that all he wrote is on the server while some of it is not', async () => {
  keepEdit('him', 'answer a1', begun);
  localStorage.setItem('token', makeToken({ sub: 'him' }));
  playServer([...serverFor({ isPremium: true }), on(api.questions.list, refuse('server_error'))]);
  renderInApp(<DashboardPage />);
  expect(await screen.findByText(/^Not saved yet/)).toBeTruthy();
  expect(await screen.findByText("What you've saved is safe on the server.")).toBeTruthy();
});
