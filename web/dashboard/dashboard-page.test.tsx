import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../../contract/accounts';
import { api } from '../../contract/api';
import type { Endpoint } from '../../contract/endpoint';
import { paths } from '../../contract/paths';
import { sent, serverFor } from '../testing/household';
import { answerItem, answerItems } from '../testing/notebook';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub } from '../testing/server';
import DashboardPage from './dashboard-page';
import { panels } from './panels';

beforeEach(() => localStorage.setItem('token', makeToken()));
const broken = refuse('server_error');
const basic = serverFor({ items: answerItems(3) });
const premium = serverFor({ items: answerItems(3), isPremium: true });
const admin = serverFor({ isAdmin: true });

async function open(server: Stub[], search = '') {
  history.replaceState(null, '', `/dashboard${search}`);
  const requests = playServer(server);
  renderInApp(<DashboardPage />);
  await screen.findByRole('heading', { level: 1, name: /husband@example.com/ });
  return requests;
}
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the head of the dashboard', () => {
  it("DASH-01 'Reveal Today's Question' goes to /question-of-the-day", async () => {
    await open(basic);
    expect(target("Reveal Today's Question")).toBe(paths.questionOfTheDay);
  });

  it('DASH-02 welcomes him by his email', async () => {
    await open(basic);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, husband@example.com');
  });

  it('DASH-03 DASH-05 DASH-06 ROLE-21 shows a premium user Premium and both counts', async () => {
    const user: Me = { ...basicUser, subscription_status: 'active', answersCount: 1_234, customQuestionsCount: 5 };
    await open([...premium, on(api.accounts.me, user)]);
    await waitFor(() => expect(fact('Account')).toBe('Premium'));
    expect([fact('Questions Answered'), fact('Custom Questions Created')]).toEqual(['1,234', '5']);
  });

  it('DASH-04 DASH-07 shows a basic user Basic and neither count', async () => {
    await open(basic);
    expect(fact('Account')).toBe('Basic');
    expect(screen.queryByText('Questions Answered')).toBeNull();
    expect(screen.queryByText('Custom Questions Created')).toBeNull();
  });
});

describe('its tabs', () => {
  it('DASH-08 DASH-09 DASH-11 ROLE-14 ROLE-15 are these for a basic user', async () => {
    await open(basic);
    expect(tabs()).toEqual(['Overview', 'Account Settings', 'My Answers']);
  });

  it("DASH-10 a premium user's search is called 'Search Answers'", async () => {
    await open(premium);
    await waitFor(() => expect(tabs()).toContain('Search Answers'));
    expect(tabs()).not.toContain('My Answers');
  });

  it('DASH-14 DASH-15 an admin has one that leads to /admin', async () => {
    await open(admin);
    await userEvent.click(await screen.findByRole('tab', { name: 'Admin Dashboard' }));
    expect(location.search).toBe('?tab=admin');
    expect(target('Open the Admin Dashboard')).toBe(paths.admin);
  });

  it('DASH-14 others have not, not even by address', async () => {
    await open(premium, '?tab=admin');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
    expect(screen.queryByRole('link', { name: 'Open the Admin Dashboard' })).toBeNull();
  });

  it('SEARCH-02 ROLE-07 the search tab, opened by its address, filters questions and answers as the term changes', async () => {
    await open(serverFor({ items: [answerItem(1), answerItem(2, { answer_text: 'Lemon tart' })] }), '?tab=search');
    expect(await screen.findByText('2 answers found')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'question 1');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'lemon');
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Lemon tart'));
  });
});

describe('a tab that falls over', () => {
  const { account } = panels;
  afterEach(() => {
    if (account) panels.account = account;
  });

  it('leaves the rest of the dashboard standing, and another tab opens', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    panels.account = () => {
      throw new Error('The file of this tab is gone.');
    };
    await open(basic, '?tab=account');
    expect(screen.getByRole('alert').textContent).toContain('The file of this tab is gone.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, husband@example.com');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.getByRole('heading', { name: 'Data & Privacy' })).toBeTruthy();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });
});

describe('the overview', () => {
  it('DASH-18 DASH-19 DASH-20 ROLE-11 offers a basic user the upgrade', async () => {
    await open(basic);
    expect(screen.getByRole('heading', { name: 'Upgrade to Premium' })).toBeTruthy();
    expect(screen.getByText(/AI Assistant, custom questions and advanced search/)).toBeTruthy();
    expect(target('Upgrade Now')).toBe(paths.upgrade);
  });

  it('DASH-21 offers a premium user none', async () => {
    await open(premium);
    await waitFor(() => expect(fact('Account')).toBe('Premium'));
    expect(screen.queryByText('Upgrade to Premium')).toBeNull();
  });

  it('DASH-22 DASH-23 DASH-24 has the Data & Privacy card', async () => {
    await open(basic);
    expect(screen.getByRole('heading', { name: 'Data & Privacy' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download My Data' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete Account' })).toBeTruthy();
  });
});

describe('loading', () => {
  it('DASH-65 asks for the user, the subscription, the answers and the questions', async () => {
    const requests = await open(basic);
    const asked = (await sent(requests, 'GET')).map(({ path }) => path);
    expect(asked).toEqual(
      expect.arrayContaining(['/api/user', '/api/subscription/status', '/api/answers', '/api/questions']),
    );
  });

  const calls: Endpoint[] = [api.accounts.me, api.billing.status, api.answers.list, api.questions.list];
  it.each(calls)("DASH-63 when $path fails it shows 'Failed to load data'", async (endpoint) => {
    playServer([...basic, on(endpoint, broken)]);
    renderInApp(<DashboardPage />);
    expect(await screen.findByText('Failed to load data')).toBeTruthy();
    expect(screen.getByRole('link', { name: "Reveal Today's Question" })).toBeTruthy();
  });

  it('DASH-64 failed lists are empty lists, and the page goes on', async () => {
    await open([...basic, on(api.answers.list, broken), on(api.questions.list, broken)]);
    await screen.findByText('Failed to load data');
    expect(screen.getByRole('heading', { name: 'Data & Privacy' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'My Answers' }));
    expect(screen.getByText('No answers found')).toBeTruthy();
    expect(screen.getByText('0 answers found')).toBeTruthy();
  });

  it('can be tried again', async () => {
    let isDown = true;
    await open([...basic, on(api.questions.list, () => (isDown ? broken : []))]);
    await screen.findByText('Failed to load data');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('Failed to load data')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
