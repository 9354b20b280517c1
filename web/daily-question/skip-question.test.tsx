import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { button, field, openLoaded, pass, press, stopClock, type } from '../testing/question-page';
import { answerItem, other, question, server } from '../testing/question-server';
import { on, playServer, refuse, unreachable } from '../testing/server';

beforeEach(stopClock);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const complaint = () => screen.getByRole('alert').textContent;
const LIMIT = 'Daily skip limit reached. You can skip 7 questions per day.';

describe('skipping', () => {
  it('QOTD-36 QOTD-37 QOTD-38 QOTD-39 spends a skip, counts it and brings another question with an empty field', async () => {
    const page = await openLoaded();
    type('Half an ans');
    button('Skip Question').focus();
    await press('Skip Question');
    expect(await page.bodies('/api/question/skip')).toEqual([{ questionId: question.id }]);
    expect(page.asked().slice(-2)).toEqual(['POST /api/question/skip', 'GET /api/question/random']);
    expect(screen.getByText('4/7')).toBeTruthy();
    expect(heading()).toBe(other.text);
    expect(screen.getByText('Everyday favorites')).toBeTruthy();
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(button('Skip Question'));
  });

  it('QOTD-36 counts two quick taps once', async () => {
    const page = await openLoaded();
    const skip = button('Skip Question');
    act(() => {
      skip.click();
      skip.click();
    });
    await pass(100);
    expect(await page.bodies('/api/question/skip')).toHaveLength(1);
  });

  it("QOTD-40 CONST-13 CONST-14 says 'Question skipped!' for three seconds", async () => {
    await openLoaded();
    await press('Skip Question');
    expect(screen.getByText('Question skipped!').closest('[role=status]')).toBeTruthy();
    await pass(2_900);
    expect(screen.getByText('Question skipped!')).toBeTruthy();
    await pass(100);
    expect(screen.queryByText('Question skipped!')).toBeNull();
  });

  it('QOTD-38 is not undone by an older fetch of the question that comes in late', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await openLoaded();
    playServer([...server, on(api.questions.daily, () => late.then(() => question))]);
    vi.setSystemTime(Date.now() + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await press('Skip Question');
    expect(heading()).toBe(other.text);
    arrive();
    await pass(50);
    expect(heading()).toBe(other.text);
  });

  it('of an extra question brings one more extra question', async () => {
    const third = { ...other, id: '0190a1b2-0000-7000-8000-0000000000dd', text: 'Sea or mountains?' };
    const changes = [on(api.questions.daily, { ...question, answered: true }), on(api.answers.list, [answerItem])];
    const page = await openLoaded(changes);
    await press('Ask another question');
    playServer([...server, ...changes, on(api.questions.random, third)]);
    await press('Skip Question');
    expect(heading()).toBe('Sea or mountains?');
    page.unmount();
    await openLoaded(changes);
    expect(heading()).toBe(question.text);
  });
});

describe('a skip that fails', () => {
  it('QOTD-41 with 429 says that the limit is reached, and counts it', async () => {
    await openLoaded([on(api.questions.skip, refuse('skip_limit_reached', 'Enough.'))]);
    type('Half an ans');
    await press('Skip Question');
    expect(complaint()).toBe(LIMIT);
    expect(screen.getByText('0/7')).toBeTruthy();
    expect(heading()).toBe(question.text);
    expect(field().value).toBe('Half an ans');
  });

  it('QOTD-42 with none remaining says so and sends nothing; the button stays', async () => {
    const page = await openLoaded([on(api.questions.skipCount, { skipsRemaining: 0, skipsUsed: 7 })]);
    expect(screen.getByText('0/7')).toBeTruthy();
    expect(button('Skip Question').disabled).toBe(false);
    await press('Skip Question');
    expect(complaint()).toBe(LIMIT);
    expect(page.asked()).not.toContain('POST /api/question/skip');
    expect(button('Skip Question')).toBeTruthy();
  });

  it("QOTD-43 otherwise shows the server's words", async () => {
    await openLoaded([on(api.questions.skip, refuse('busy', 'Busy.'))]);
    await press('Skip Question');
    expect(complaint()).toBe('Busy.');
    expect(screen.getByText('5/7')).toBeTruthy();
  });

  it("QOTD-44 or 'Server error' when there are none", async () => {
    await openLoaded([on(api.questions.skip, unreachable)]);
    await press('Skip Question');
    expect(complaint()).toBe('Server error');
  });

  it('half-way does not cost a second skip', async () => {
    const page = await openLoaded([
      on(api.questions.skip, { skipsRemaining: 0, skipsUsed: 7 }),
      on(api.questions.random, unreachable),
    ]);
    type('Half an ans');
    await press('Skip Question');
    expect(complaint()).toBe('Server error');
    expect(field().value).toBe('Half an ans');
    expect(await page.bodies('/api/question/skip')).toHaveLength(1);

    const requests = playServer(server);
    await press('Skip Question');
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/question/random']);
    expect(heading()).toBe(other.text);
  });
});
