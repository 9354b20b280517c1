import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { serverFor } from '../testing/household';
import { answerItem, answerItems, idOf, poolQuestion } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse } from '../testing/server';
import SearchAnswersPage from './search-answers-page';

beforeEach(() => localStorage.setItem('token', makeToken()));
const open = () => renderInApp(<SearchAnswersPage />);
const box = () => screen.getByLabelText('Search questions and answers');
const entries = () => screen.queryAllByRole('article');
const page = (name: string) => screen.getByRole('button', { name });

describe(paths.searchAnswers, () => {
  it("SEARCH-01 is headed 'Search Your Questions & Answers'", () => {
    playServer(serverFor({}));
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search Your Questions & Answers');
  });

  it('SEARCH-06 counts the answers found, and the count follows the filter', async () => {
    playServer(serverFor({ items: [...answerItems(4), answerItem(9, { answer_text: 'Lemon tart' })] }));
    open();
    expect(await screen.findByText('5 answers found')).toBeTruthy();
    await userEvent.type(box(), 'LEMON');
    expect(await screen.findByText('1 answer found')).toBeTruthy();
    expect(entries()).toHaveLength(1);
    await userEvent.clear(box());
    expect(await screen.findByText('5 answers found')).toBeTruthy();
  });

  it('marks the term where it stands', async () => {
    playServer(
      serverFor({ items: [answerItem(1, { question_text: 'Tea or coffee?', answer_text: 'Tea, always tea' })] }),
    );
    open();
    await screen.findByText('1 answer found');
    await userEvent.type(box(), 'tea');
    await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(3));
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Tea', 'Tea', 'tea']);
  });

  it('SEARCH-54 says which term found nothing', async () => {
    playServer(serverFor({ items: answerItems(2) }));
    open();
    await screen.findByText('2 answers found');
    await userEvent.type(box(), 'Zebra');
    expect(await screen.findByText('No results found for "Zebra"')).toBeTruthy();
  });

  it.each([
    ['basic', false],
    ['premium', true],
  ])('SEARCH-54 says so only once the questions are there too, to a %s user', async (_, isPremium) => {
    const questions = [poolQuestion(50, { text: 'Which zebra?' })];
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    playServer([
      ...serverFor({ items: answerItems(1), isPremium }),
      on(api.questions.list, () => arrived.then(() => questions)),
    ]);
    open();
    await screen.findByText('1 answer found');
    await userEvent.type(box(), 'zebra');
    await waitFor(() => expect(screen.queryByText('Her words 1.')).toBeNull());
    expect(screen.queryByText(/found/)).toBeNull();
    arrive();
    expect(await screen.findByText('0 answers found, 1 question not answered yet')).toBeTruthy();
  });

  it("SEARCH-55 shows 'No answers found' where there are none and no term", async () => {
    playServer(serverFor({ questions: [poolQuestion(1)] }));
    open();
    expect(await screen.findByText('No answers found')).toBeTruthy();
    expect(entries()).toHaveLength(0);
    const way = screen.getByRole('link', { name: "Go to today's question" });
    expect(way.getAttribute('href')).toBe(paths.questionOfTheDay);
  });

  it('SEARCH-16 offers unanswered questions once there is a term', async () => {
    playServer(serverFor({ items: answerItems(1), questions: [poolQuestion(1), poolQuestion(50)] }));
    open();
    await screen.findByText('1 answer found');
    expect(screen.queryByText('Question 50?')).toBeNull();
    await userEvent.type(box(), 'question');
    expect(await screen.findByText('1 answer found, 1 question not answered yet')).toBeTruthy();
    expect(entries().map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
      'Question 1?',
      'Question 50?',
    ]);
  });

  it("SEARCH-48 a failed load shows 'Failed to load data: ...' and can be tried again", async () => {
    let isDown = true;
    playServer([
      ...serverFor({ questions: [poolQuestion(1), poolQuestion(50)] }),
      on(api.answers.list, () => (isDown ? refuse('server_error', 'Out of paper') : answerItems(1))),
    ]);
    open();
    expect(await screen.findByText('Failed to load data: Out of paper')).toBeTruthy();
    // Without her answers it is not known which questions have none.
    await userEvent.type(box(), 'question');
    expect(await screen.findByText('No results found for "question"')).toBeTruthy();
    expect(screen.getByText("We couldn't load her answers just now. Nothing is lost.")).toBeTruthy();
    expect(entries()).toHaveLength(0);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Her words 1.')).toBeTruthy();
    expect(screen.queryByText('Failed to load data: Out of paper')).toBeNull();
  });
});

describe('its pages', () => {
  const numbers = () => entries().map((entry) => within(entry).getByRole('heading').textContent);

  it('SEARCH-09 have buttons from the eleventh item on', async () => {
    playServer(serverFor({ items: answerItems(10) }));
    const { unmount } = open();
    await screen.findByText('10 answers found');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    unmount();
    playServer(serverFor({ items: answerItems(11) }));
    open();
    await screen.findByText('11 answers found');
    expect(entries()).toHaveLength(10);
    expect([page('Previous'), page('Next'), page('Page 1'), page('Page 2')]).toHaveLength(4);
  });

  it("SEARCH-08 'Previous', 'Next' and the numbers go where they say", async () => {
    playServer(serverFor({ items: answerItems(25) }));
    open();
    await screen.findByText('25 answers found');
    await userEvent.click(page('Next'));
    expect(numbers()[0]).toBe('Question 11?');
    await userEvent.click(page('Page 3'));
    expect(numbers()).toEqual([21, 22, 23, 24, 25].map((n) => `Question ${n}?`));
    await userEvent.click(page('Previous'));
    expect(numbers()[0]).toBe('Question 11?');
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  });

  it('SEARCH-10 begin again with another term', async () => {
    playServer(serverFor({ items: answerItems(30) }));
    open();
    await screen.findByText('30 answers found');
    await userEvent.click(page('Page 3'));
    await userEvent.type(box(), 'words');
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
    await userEvent.click(page('Page 2'));
    await userEvent.clear(box());
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
  });

  it('SEARCH-11 begin again with another list', async () => {
    const items = answerItems(21);
    playServer([
      ...serverFor({ items, isPremium: true }),
      on(
        api.answers.remove,
        () => {
          items.pop();
          return { message: '' };
        },
        { id: idOf(1_021) },
      ),
    ]);
    open();
    await screen.findByText('21 answers found');
    await userEvent.click(page('Page 3'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete answer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
    expect(numbers()[0]).toBe('Question 1?');
  });
});
