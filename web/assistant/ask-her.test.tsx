import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { askFor, broken, openAssistant, press, replyOf } from '../testing/assistant';
import { ownQuestion } from '../testing/custom-questions';
import { sent } from '../testing/household';
import { on } from '../testing/server';
import AssistantPage from './assistant-page';

const GAP = 'Which flowers would you never want?';
const asking = [on(api.assistant.ask, replyOf({ askHer: GAP }))];

describe('a question that would fill the gap', () => {
  it('is added to his own, and the answer says that it was', async () => {
    const requests = openAssistant(<AssistantPage />, [
      ...asking,
      on(api.questions.add, ownQuestion(20, { text: GAP })),
    ]);
    await askFor('Which flowers not?');
    expect(await screen.findByText(GAP)).toBeTruthy();
    await press('Ask her this');
    expect(await screen.findByText('Question added successfully!')).toBeTruthy();
    expect((await sent(requests, 'POST')).at(-1)).toEqual({ path: '/api/questions', body: { text: GAP } });
    expect(screen.queryByRole('button', { name: 'Ask her this' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('come up as one of your daily questions'),
    );
  });

  it('is offered again where adding failed', async () => {
    openAssistant(<AssistantPage />, [...asking, on(api.questions.add, broken)]);
    await askFor('Which flowers not?');
    await press('Ask her this');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to add question');
    expect(screen.getByRole('button', { name: 'Ask her this' })).toBeTruthy();
  });

  it('is not offered a second time', async () => {
    openAssistant(<AssistantPage />, [...asking, on(api.questions.list, [ownQuestion(1, { text: GAP })])]);
    await askFor('Which flowers not?');
    expect(await screen.findByText('It will come up as one of your daily questions.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask her this' })).toBeNull();
  });
});
