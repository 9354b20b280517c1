import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { api } from '../../contract/api';
import { monthPath, paths } from '../../contract/paths';
import type { AskedQuestion } from '../../contract/questions';
import { serverFor } from '../testing/household';
import { answerItem, answerItems } from '../testing/notebook';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub } from '../testing/server';
import { Overview } from './overview';

const TODAY = new Date(2025, 5, 16, 12);
beforeEach(() => {
  localStorage.setItem('token', makeToken());
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY });
});

const question: AskedQuestion = {
  id: answerItem(1).question_id,
  text: 'Which flower should I plant?',
  category: 'playful',
  is_custom_question: false,
  answered: false,
};
const asked = { ...question, answered: true };
const at = (day: number, fields: Partial<AnswerItem> = {}) =>
  answerItem(20 - day, { created_at: new Date(2025, 5, day, 10).toISOString(), ...fields });
const saidToday = answerItem(1, { answer_text: 'Peonies', created_at: TODAY.toISOString() });

async function open(items: AnswerItem[], extra: Stub[] = [], isPremium = false): Promise<void> {
  playServer([...serverFor({ items, isPremium }), on(api.questions.daily, question), ...extra]);
  renderInApp(<Overview />);
  await screen.findByRole('heading', { name: 'Your notebook' });
}
const articles = () => screen.getAllByRole('article').map((article) => article.textContent);
const reveal = () => screen.getByRole('link', { name: "Reveal Today's Question" });

describe('today on the dashboard', () => {
  it('DASH-01 is the question itself, and the way to it is the one loud button', async () => {
    await open(answerItems(2));
    const page = await screen.findByRole('article', { name: question.text });
    expect(screen.getAllByRole('article')[0]).toBe(page);
    expect(within(page).getByText('Monday, June 16')).toBeTruthy();
    expect(page.contains(reveal())).toBe(true);
    expect(reveal().className).toContain('action');
  });

  it('is what she said once she was asked, and the button is quiet', async () => {
    await open([saidToday, at(15)], [on(api.questions.daily, asked)]);
    expect(await screen.findByText("Done for today. Here's what she said:")).toBeTruthy();
    expect(articles()[0]).toContain('Peonies');
    expect(reveal().className).toContain('quiet');
  });

  it('looks once more for what he wrote down on another device', async () => {
    let times = 0;
    const list = on(api.answers.list, () => {
      times += 1;
      return times === 1 ? [at(15)] : [saidToday, at(15)];
    });
    await open([], [on(api.questions.daily, asked), list]);
    expect(await screen.findByText("Done for today. Here's what she said:")).toBeTruthy();
    expect(articles()[0]).toContain('Peonies');
    expect(times).toBe(2);
  });

  it('stands there without her words where they cannot be shown', async () => {
    await open([], [on(api.questions.daily, asked)]);
    expect(await screen.findByText("Her answer is saved, but we couldn't load it just now.")).toBeTruthy();
  });

  it('DASH-01 leads to the question also where it did not come', async () => {
    await open([], [on(api.questions.daily, refuse('server_error'))]);
    expect(reveal().getAttribute('href')).toBe(paths.questionOfTheDay);
    expect(screen.getByRole('article', { name: 'Today' })).toBeTruthy();
  });

  it('tells of days in a row, and of a single day nothing', async () => {
    await open([at(15), at(14), at(13)]);
    expect(screen.getByText('3 days in a row')).toBeTruthy();
  });
});

describe('what comes after it', () => {
  it('is one thing from the past, of this day where there is one', async () => {
    const aYearAgo = new Date(2024, 5, 16, 12).toISOString();
    await open([at(15), at(14), at(1, { answer_text: 'Snow', created_at: aYearAgo, may_return: true })]);
    await screen.findByText(question.text);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(articles()[1]).toContain('Snow');
    expect(articles()[1]).toContain('One year ago today');
  });

  it('is else the last thing she said, and never one that cannot be read', async () => {
    await open([at(15, { unreadable: true }), at(14, { answer_text: 'Rhubarb' })]);
    await screen.findByText(question.text);
    expect(articles()[1]).toContain('The last thing she told you');
    expect(articles()[1]).toContain('Rhubarb');
  });

  it('names her where he has said how', async () => {
    await open([at(14)], [on(api.accounts.me, { ...basicUser, her_name: 'Anna' })]);
    expect(await screen.findByText('The last thing Anna told you')).toBeTruthy();
  });

  it('is then the notebook, and last what is looked at once in a while', async () => {
    await open([at(15)], [], true);
    await screen.findByText('Your notebook at a glance');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      question.text,
      at(15).question_text,
      'Your notebook',
      'Your notebook at a glance',
      'Data & Privacy',
    ]);
  });
});

describe('the notebook', () => {
  const drawing = () => screen.getByRole('img', { name: /answer/ });
  const ribbons = () =>
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('is empty at first, and says what will be there', async () => {
    await open([]);
    expect(drawing().getAttribute('aria-label')).toBe('0 answers in 0 months');
    expect(screen.getByText('No answers yet')).toBeTruthy();
    expect(screen.getByText(/Her answer will appear here with its date\./)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has a ribbon for each month that leads into the history there', async () => {
    const april = answerItem(9, { created_at: new Date(2025, 3, 3).toISOString() });
    await open([at(15), at(14), april]);
    expect(drawing().getAttribute('aria-label')).toBe('3 answers in 2 months');
    expect(ribbons()).toEqual([
      ['Jun 2025, 2 answers', monthPath('2025-06')],
      ['Apr 2025, 1 answer', monthPath('2025-04')],
    ]);
    expect(screen.getByRole('link', { name: 'Read all her answers' }).getAttribute('href')).toBe(paths.viewAnswers);
  });

  it('is not drawn empty where her answers did not come', async () => {
    playServer([...serverFor({}), on(api.answers.list, refuse('server_error'))]);
    renderInApp(<Overview />);
    await screen.findByText('Question 900?');
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Your notebook' })).toBeNull();
  });
});
