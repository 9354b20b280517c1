import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { listed, openWith, ownQuestion, pathOf, press, write } from '../testing/custom-questions';
import { sent } from '../testing/household';
import { on, refuse } from '../testing/server';
import AddQuestionPage from './add-question-page';

/** As a reload and logging in again do too: nothing is left but what is stored. */
async function open(opening?: Parameters<typeof openWith>[1]) {
  cleanup();
  const requests = openWith(<AddQuestionPage />, opening);
  await waitFor(() => expect(listed().length).toBeGreaterThan(0));
  return requests;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^(Question|Your text)$/);

describe('a question of his own that is being changed', () => {
  it('is there again after a reload, until he saves it', async () => {
    await open();
    await press('Edit');
    await write('Question', 'Which song is ours?');
    const requests = await open();
    expect(field().value).toBe('Which song is ours?');
    await press('Save');
    await screen.findByText('Question updated successfully!');
    expect(await sent(requests, 'PUT')).toEqual([
      { path: pathOf(1), body: { text: 'Which song is ours?', basedOn: 'Question 1?' } },
    ]);
    await open();
    expect(screen.queryByLabelText('Question')).toBeNull();
  });

  it('stands beside what another device made of it meanwhile', async () => {
    const requests = await open({
      extra: [on(api.questions.edit, refuse('changed_meanwhile', 'Changed.', 'Which tune is ours?'))],
    });
    await press('Edit');
    await write('Question', 'Which song is ours?');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was overwritten.');
    expect(screen.getByText('Which tune is ours?')).toBeTruthy();
    expect(field().value).toBe('Which song is ours?');
    await press('Keep mine');
    const [, second] = await sent(requests, 'PUT');
    expect(second?.body).toEqual({ text: 'Which song is ours?', basedOn: 'Which tune is ours?' });
  });

  it('is shown to him though another device deleted it', async () => {
    await open();
    await press('Edit');
    await write('Question', 'Which song is ours?');
    await open({ own: [ownQuestion(2)] });
    expect(await screen.findByText("What you were changing can't be saved anymore.")).toBeTruthy();
    expect(screen.getByText('Which song is ours?')).toBeTruthy();
  });
});
