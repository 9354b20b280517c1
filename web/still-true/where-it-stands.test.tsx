import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import type { Offer } from '../../contract/still-true';
import { Overview } from '../dashboard/overview';
import { serverFor } from '../testing/household';
import { idOf, answerItem as itemOf } from '../testing/notebook';
import { openLoaded, pass, press, stopClock } from '../testing/question-page';
import { answerItem, question } from '../testing/question-server';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, type Stub } from '../testing/server';

const offer: Offer = {
  answerId: idOf(1_001),
  questionId: idOf(1),
  question: 'Which flower belongs on our table?',
  answer: 'Tulips, the red ones',
  saidOn: '2024-06-01T12:00:00.000Z',
  confirmedOn: null,
  warns: false,
};
/** Until he has said something to it. */
function offering(): Stub[] {
  let isSaid = false;
  return [
    on(api.stillTrue.next, () => ({ offer: isSaid ? null : offer })),
    on(api.stillTrue.say, ({ body }) => {
      isSaid = true;
      return { verdict: body.verdict, on: '2025-06-16T12:00:00.000Z' };
    }),
  ];
}

describe('"Still true?" stands', () => {
  it("on the question's page behind today's answer, and not before there is one; one tap folds it away", async () => {
    stopClock();
    const page = await openLoaded(offering());
    await pass(500);
    expect(page.asked()).not.toContain('GET /api/still-true');
    page.unmount();
    const answered = [on(api.questions.daily, { ...question, answered: true }), on(api.answers.list, [answerItem])];
    await openLoaded([...answered, ...offering()]);
    await vi.dynamicImportSettled();
    await pass(500);
    const today = screen.getByText(answerItem.answer_text ?? '');
    const again = screen.getByText(offer.answer);
    expect(today.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press('Not now');
    await pass(500);
    expect(screen.queryByText(offer.answer)).toBeNull();
    expect(screen.getByText('Fine, another time.')).toBeTruthy();
  });

  it("on the dashboard only once today's question is answered; a key folds it away", async () => {
    const today = new Date(2025, 5, 16, 12);
    localStorage.setItem('token', makeToken());
    vi.useFakeTimers({ toFake: ['Date'], now: today });
    const items = [itemOf(1, { answer_text: 'Peonies', created_at: today.toISOString() })];
    const asked = { ...question, id: items[0]?.question_id ?? '' };
    const open = async (isAnswered: boolean) => {
      const requests = playServer([
        ...serverFor({ items }),
        on(api.questions.daily, { ...asked, answered: isAnswered }),
        ...offering(),
      ]);
      const page = renderInApp(<Overview />);
      await screen.findByRole('heading', { name: 'Your notebook' });
      return { ...page, requests };
    };
    const { unmount, requests } = await open(false);
    expect(await screen.findByText(asked.text)).toBeTruthy();
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/api/still-true');
    unmount();
    await open(true);
    expect(await screen.findByText(offer.answer)).toBeTruthy();
    const group = within(screen.getByRole('group', { name: /she said/ }));
    group.getByRole('button', { name: 'Still true' }).focus();
    await userEvent.keyboard('s');
    expect(await screen.findByText('Noted: still true.')).toBeTruthy();
    expect(screen.queryByText(offer.answer)).toBeNull();
  });
});
