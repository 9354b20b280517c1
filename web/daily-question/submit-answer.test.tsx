import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { button, field, openLoaded, pass, press, stopClock, submit, type } from '../testing/question-page';
import { question, server } from '../testing/question-server';
import { noAnswer, on, playServer, refuse, unreachable } from '../testing/server';

beforeEach(stopClock);
const unanswered = on(api.answers.submit, noAnswer);
const refusal = (...why: Parameters<typeof refuse>) => [on(api.answers.submit, refuse(...why))];
const complaint = () => screen.getByRole('alert').textContent;
const keysSent = (requests: Request[]) =>
  requests.filter(({ url }) => url.endsWith('/api/answer')).map(({ headers }) => headers.get('idempotency-key'));

describe('submitting an answer', () => {
  it('QOTD-22 is not possible while it is blank', async () => {
    await openLoaded();
    expect(button('Submit Answer').disabled).toBe(true);
    type(' \n ');
    expect(button('Submit Answer').disabled).toBe(true);
    type('Peonies');
    expect(button('Submit Answer').disabled).toBe(false);
  });

  it('QOTD-23 is not possible twice at once', async () => {
    await openLoaded();
    const requests = playServer([...server, unanswered]);
    await submit('Peonies');
    const busy = button('Submitting...');
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await pass(50);
    expect(keysSent(requests)).toHaveLength(1);
    expect(field().readOnly).toBe(true);
    expect(button('Skip Question').disabled).toBe(true);
  });

  it('QOTD-26 sends question and text, and in which words he saw it', async () => {
    const page = await openLoaded();
    await submit('Peonies 🌸\nthe pale ones');
    expect(await page.bodies('/api/answer')).toEqual([
      { questionId: question.id, questionText: question.text, text: 'Peonies 🌸\nthe pale ones' },
    ]);
  });

  it.each(['ctrlKey', 'metaKey'])('works with the keyboard: %s and Enter', async (key) => {
    const page = await openLoaded();
    fireEvent.keyDown(field(), { key: 'Enter', [key]: true });
    expect(complaint()).toBe('Please enter an answer before submitting');
    type('Peonies');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.keyDown(field(), { key: 'a', [key]: true });
    await pass(50);
    expect(page.asked()).not.toContain('POST /api/answer');
    fireEvent.keyDown(field(), { key: 'Enter', [key]: true });
    await pass(50);
    expect(page.asked()).toContain('POST /api/answer');
  });

  it('QOTD-27 QOTD-28 QOTD-29 CONST-12 empties the field, says so, and goes to /dashboard after two seconds', async () => {
    await openLoaded();
    await submit('Peonies');
    expect(field().value).toBe('');
    expect(screen.getByText('Answer submitted successfully!').closest('[role=status]')).toBeTruthy();
    const words = screen.getByText('Peonies');
    expect(document.activeElement).toBe(words);
    await pass(1_900);
    expect(location.pathname).toBe(paths.questionOfTheDay);
    await pass(100);
    expect(location.pathname).toBe(paths.dashboard);
  });

  it('does not lead away somebody who has left by himself', async () => {
    const page = await openLoaded();
    await submit('Peonies');
    page.unmount();
    act(() => history.replaceState(null, '', paths.searchAnswers));
    await pass(5_000);
    expect(location.pathname).toBe(paths.searchAnswers);
  });
});

describe('a submission that fails', () => {
  it('QOTD-30 API-31 CONST-10 is given up after 30 seconds; the text stays and can be sent again without a second answer', async () => {
    const page = await openLoaded();
    const given: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      given.push(milliseconds);
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), milliseconds);
      return late.signal;
    });
    const before = playServer([...server, unanswered]);
    await submit('Peonies');
    expect(given).toEqual([30_000]);
    await pass(29_900);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(100);
    expect(complaint()).toBe('Request timed out. Please try again.');
    expect(field().value).toBe('Peonies');

    page.requests.length = 0;
    const requests = playServer(server);
    await press('Submit Answer');
    expect(keysSent(requests)).toEqual(keysSent(before));
    expect(keysSent(before)[0]).toBeTruthy();
    expect(screen.getByText('Answer submitted successfully!')).toBeTruthy();
  });

  it('gives a changed text a new key', async () => {
    const { requests } = await openLoaded(refusal('busy'));
    await submit('Peonies');
    await press('Submit Answer');
    await submit('Peonies, pale');
    const [first, again, changed] = keysSent(requests);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('QOTD-31 QOTD-32 CONST-28 because the session is over says so and goes to /login after two seconds', async () => {
    await openLoaded(refusal('authentication_required'));
    await submit('Peonies');
    expect(complaint()).toBe('Session expired. Please log in again.');
    await pass(1_900);
    expect(location.pathname).toBe(paths.questionOfTheDay);
    expect(field().value).toBe('Peonies');
    await pass(100);
    expect(location.pathname).toBe(paths.login);
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText(/Would you like to log in again/)).toBeNull();
  });

  it('QOTD-33 because the server failed says to wait a moment', async () => {
    await openLoaded(refusal('server_error'));
    await submit('Peonies');
    expect(complaint()).toBe('Server error. Please try again in a moment.');
    expect(field().value).toBe('Peonies');
  });

  it("QOTD-34 otherwise shows the server's words, until he writes on", async () => {
    await openLoaded(refusal('question_not_found'));
    await submit('Peonies');
    await pass(10_000);
    expect(complaint()).toBe("We couldn't find that question.");
    type('Peonies!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("QOTD-35 or 'Failed to submit answer. Please try again.' when there are none", async () => {
    await openLoaded([on(api.answers.submit, unreachable)]);
    await submit('Peonies');
    expect(complaint()).toBe('Failed to submit answer. Please try again.');
  });
});
