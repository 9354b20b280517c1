import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { allPacks, packs } from '../../contract/packs';
import { sent, serverFor } from '../testing/household';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub, unreachable } from '../testing/server';
import { QuestionPacks } from './question-packs';

beforeEach(() => localStorage.setItem('token', makeToken()));
function open(extra: Stub[] = []) {
  const requests = playServer([...serverFor({}), ...extra]);
  renderInApp(<QuestionPacks />);
  return requests;
}
const pack = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

it('shows every pack with what it is about, all off at first', async () => {
  open();
  for (const id of allPacks) {
    const { title, about } = packs[id];
    const its = await pack(title);
    expect(its.checked).toBe(false);
    expect(document.getElementById(its.getAttribute('aria-describedby') ?? '')?.textContent).toBe(about);
  }
});

it('switches one on at once, by the keyboard too', async () => {
  const requests = open([on(api.questionPacks.save, { on: ['pets'] })]);
  (await pack('Pets')).focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(await sent(requests, 'PUT')).toEqual([{ path: '/api/question/packs', body: { on: ['pets'] } }]);
  expect((await pack('Pets')).checked).toBe(true);
});

it('goes back and says so where it could not be saved', async () => {
  open([on(api.questionPacks.save, unreachable)]);
  await userEvent.click(await pack('Faith'));
  expect(await screen.findByText('Failed to save your choice')).toBeTruthy();
  await waitFor(async () => expect((await pack('Faith')).checked).toBe(false));
});

it('keeps what he chooses while another choice is on its way', async () => {
  const answers: (() => void)[] = [];
  const requests = open([
    on(api.questionPacks.save, async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return body;
    }),
  ]);
  await userEvent.click(await pack('Pets'));
  await userEvent.click(await pack('Children'));
  expect([(await pack('Pets')).checked, (await pack('Children')).checked]).toEqual([true, true]);
  for (const count of [1, 2]) {
    await waitFor(() => expect(answers.length).toBe(count));
    answers[count - 1]?.();
  }
  await waitFor(async () =>
    expect((await sent(requests, 'PUT')).map(({ body }) => body)).toEqual([
      { on: ['pets'] },
      { on: ['pets', 'children'] },
    ]),
  );
  expect([(await pack('Pets')).checked, (await pack('Children')).checked]).toEqual([true, true]);
});

it('says when it could not be loaded, and tries again', async () => {
  open([on(api.questionPacks.list, refuse('server_error'))]);
  expect(await screen.findByText('Failed to load question packs')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
