import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerHistory } from '../../../contract/answer-history';
import type { AnswerItem } from '../../../contract/answers';
import { api } from '../../../contract/api';
import { answerPath } from '../../../contract/paths';
import { stillTrueMessages } from '../../../contract/still-true-messages';
import { sent, serverFor } from '../../testing/household';
import { answerItem, answerOf, idOf } from '../../testing/notebook';
import { makeToken, renderInApp } from '../../testing/render';
import { on, playServer, refuse, type Stub, unreachable } from '../../testing/server';
import ViewAnswersPage from '../view-answers-page';

const words = stillTrueMessages.history;
const on3rd = '2025-05-03T12:00:00.000Z';
const past: AnswerHistory = {
  checks: [{ verdict: 'still', on: '2025-11-04T12:00:00.000Z' }],
  earlier: [{ answerId: idOf(77), text: 'Roses, then', saidOn: on3rd }],
  revisions: [{ id: idOf(88), text: 'Tulps', until: '2025-06-10T12:00:00.000Z' }],
};
beforeEach(() => localStorage.setItem('token', makeToken()));

async function open(fields: Partial<AnswerItem>, { isPremium = true, extra = [] as Stub[] } = {}) {
  const item = answerItem(1, { answer_text: 'Tulips', ...fields });
  const requests = playServer([
    ...serverFor({ items: [item], isPremium }),
    on(api.answerHistory.show, past),
    on(api.answerHistory.restore, answerOf({ ...item, answer_text: 'Tulps' })),
    ...extra,
  ]);
  renderInApp(<ViewAnswersPage />);
  await screen.findByText('Tulips');
  return requests;
}
const openPast = async () => userEvent.click(await screen.findByRole('button', { name: 'History' }));
const restore = () => screen.findByRole('button', { name: words.restore });

it('an answer of which nothing became has neither line nor fold', async () => {
  await open({});
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
});

it('one that was confirmed says since when it is still true', async () => {
  await open({ has_history: true, still_true_on: '2025-11-04T12:00:00.000Z' });
  expect(screen.getByText('still true, Nov 2025')).toBeTruthy();
});

it('one that she has said otherwise since leads to her newer answer', async () => {
  await open({ replaced_by: { answer_id: idOf(5), said_on: on3rd } });
  const link = screen.getByRole('link', { name: 'replaced by her answer of May 3, 2025' });
  expect(link.getAttribute('href')).toBe(answerPath(idOf(5)));
});

it('the fold tells what she said earlier, what he said when he asked again, and what edits overwrote', async () => {
  await open({ has_history: true });
  await openPast();
  expect((await screen.findByText('Roses, then')).tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('Nov 4, 2025: Still true')).toBeTruthy();
  expect(screen.getByText('Tulps').tagName).toBe('BLOCKQUOTE');
  await openPast();
  expect(screen.queryByText('Tulps')).toBeNull();
});

it('brings words back that an edit overwrote, based on what he reads now', async () => {
  const requests = await open({ has_history: true });
  await openPast();
  await userEvent.click(await restore());
  expect(await screen.findByText(words.restored)).toBeTruthy();
  const path = `/api/answer/${idOf(1_001)}/restore`;
  expect(await sent(requests, 'POST')).toEqual([{ path, body: { revisionId: idOf(88), basedOn: 'Tulips' } }]);
});

it('says where it was changed elsewhere, and overwrites nothing', async () => {
  const changed = refuse('changed_meanwhile', undefined, 'Daisies');
  await open({ has_history: true }, { extra: [on(api.answerHistory.restore, changed)] });
  await openPast();
  await userEvent.click(await restore());
  expect((await screen.findByRole('alert')).textContent).toBe(words.changed);
});

it('says where the words are gone by now', async () => {
  await open({ has_history: true }, { extra: [on(api.answerHistory.restore, refuse('not_found'))] });
  await openPast();
  await userEvent.click(await restore());
  expect((await screen.findByRole('alert')).textContent).toBe(words.gone);
});

it('without Premium he reads them, and cannot bring them back', async () => {
  await open({ has_history: true }, { isPremium: false });
  await openPast();
  expect(await screen.findByText('Tulps')).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.restore })).toBeNull();
});

it('lets him take back that a warning no longer holds, long after he left her card', async () => {
  let hasEnded = true;
  let isAway = true;
  const say = () => {
    if (isAway) return unreachable;
    hasEnded = false;
    return { verdict: 'later' as const, on: on3rd };
  };
  const requests = await open(
    { has_history: true, replaced_by: { answer_id: idOf(5), said_on: on3rd } },
    {
      isPremium: false,
      extra: [
        on(api.answerHistory.show, () => ({ ...past, ...(hasEnded && { hasEnded }) })),
        on(api.stillTrue.say, say),
      ],
    },
  );
  await openPast();
  expect(await screen.findByText(stillTrueMessages.danger.over)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await screen.findByRole('alert')).textContent).toBe(stillTrueMessages.saveFailed);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement).toBe(await screen.findByText('It warns again.'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const path = `/api/still-true/${idOf(1_001)}`;
  expect((await sent(requests, 'POST')).at(-1)).toEqual({ path, body: { verdict: 'later' } });
});

it('offers nothing to take back where no warning was let go', async () => {
  await open({ has_history: true });
  await openPast();
  await screen.findByText('Roses, then');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says where nothing is left to tell, and where it could not be loaded', async () => {
  const nothing = { checks: [], earlier: [], revisions: [] };
  let isAway = true;
  const reply = () => (isAway ? unreachable : nothing);
  await open({ has_history: true }, { extra: [on(api.answerHistory.show, reply)] });
  await openPast();
  expect(await screen.findByText(words.loadFailed)).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(words.nothing)).toBeTruthy();
});
