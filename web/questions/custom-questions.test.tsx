import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { listed, openWith, ownQuestion, pathOf, press, refused, write } from '../testing/custom-questions';
import { sent } from '../testing/household';
import { idOf } from '../testing/notebook';
import { noAnswer, on, refuse } from '../testing/server';
import AddQuestionPage from './add-question-page';

async function open(opening?: Parameters<typeof openWith>[1]) {
  const requests = openWith(<AddQuestionPage />, opening);
  await waitFor(() => expect(listed()).toHaveLength(1));
  return requests;
}
const alertText = async () => (await screen.findByRole('alert')).textContent;

describe('editing a question of his own', () => {
  it('CUSTOM-09 CUSTOM-21 ROLE-18 saves the new text and says so', async () => {
    const requests = await open();
    await press('Edit');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Question 1?');
    await write('Question', ' What now? ');
    await press('Save');
    expect(await screen.findByText('Question updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'PUT')).toEqual([
      { path: pathOf(1), body: { text: 'What now?', basedOn: 'Question 1?' } },
    ]);
    expect(listed()).toEqual(['What now?']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options for What now?' }));
  });

  it('CUSTOM-13 counts the characters', async () => {
    await open();
    await press('Edit');
    expect(screen.getByText('11/500')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Question'), '!');
    expect(screen.getByText('12/500')).toBeTruthy();
  });

  it.each([
    ['CUSTOM-11', '  ', 'Question text cannot be empty'],
    ['CUSTOM-12', 'x'.repeat(501), 'Question text must be 500 characters or less'],
  ])('%s refuses a text with its complaint and sends nothing', async (_, text, complaint) => {
    const requests = await open();
    await press('Edit');
    await write('Question', text);
    await press('Save');
    expect(await alertText()).toBe(complaint);
    expect(await sent(requests, 'PUT')).toEqual([]);
  });

  it('Ctrl with Enter saves', async () => {
    const requests = await open();
    await press('Edit');
    await userEvent.type(screen.getByLabelText('Question'), ' Yes?{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Question updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'PUT')).toEqual([
      { path: pathOf(1), body: { text: 'Question 1? Yes?', basedOn: 'Question 1?' } },
    ]);
  });

  it('cancelling sends nothing and leaves the question as it was', async () => {
    const requests = await open();
    await press('Edit');
    await write('Question', 'Something else');
    await press('Cancel');
    expect(listed()).toEqual(['Question 1?']);
    expect(screen.queryByLabelText('Question')).toBeNull();
    expect(await sent(requests, 'PUT')).toEqual([]);
  });

  it("CUSTOM-18 a failure shows 'Failed to update question: ...' and keeps what he wrote", async () => {
    await open({ extra: [on(api.questions.edit, refused, { id: idOf(1) })] });
    await press('Edit');
    await write('Question', 'Something else');
    await press('Save');
    expect(await alertText()).toBe("Failed to update question: We couldn't find that.");
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Something else');
  });

  it('cannot be changed or cancelled while it is being saved', async () => {
    await open({ extra: [on(api.questions.edit, noAnswer, { id: idOf(1) })] });
    await press('Edit');
    await write('Question', 'Something else');
    await press('Save');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').readOnly).toBe(true);
    await press('Cancel');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Something else');
  });

  it('is not offered where the question could not be read', async () => {
    await open({ own: [ownQuestion(1, { text: "This entry couldn't be read" })] });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  });
});

describe('deleting a question of his own', () => {
  /** The button of the dialog, which asks in the same word. */
  const accept = async () => {
    const [, button] = await screen.findAllByRole('button', { name: 'Delete' });
    if (!button) throw new Error('The dialog has no such button.');
    await userEvent.click(button);
  };

  it('CUSTOM-14 asks first, and says that its answers go with it', async () => {
    const requests = await open();
    await press('Delete');
    const dialog = screen.getByRole('alertdialog').textContent;
    expect(dialog).toContain('Are you sure you want to delete this question? This cannot be undone.');
    expect(dialog).toContain('Its answers are deleted too.');
    expect(await sent(requests, 'DELETE')).toEqual([]);
  });

  it('CUSTOM-15 sends nothing when declined', async () => {
    const requests = await open();
    await press('Delete');
    await press('Cancel');
    expect(await sent(requests, 'DELETE')).toEqual([]);
    expect(listed()).toEqual(['Question 1?']);
  });

  it('CUSTOM-10 CUSTOM-22 ROLE-18 deletes when accepted, and says so', async () => {
    const requests = await open();
    await press('Delete');
    await accept();
    expect(await screen.findByText('Question deleted successfully!')).toBeTruthy();
    expect(await sent(requests, 'DELETE')).toEqual([{ path: pathOf(1), body: null }]);
    expect(listed()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Your questions');
  });

  it("CUSTOM-19 a failure shows 'Failed to delete question: ...' and it stays", async () => {
    await open({ extra: [on(api.questions.remove, refused, { id: idOf(1) })] });
    await press('Delete');
    await accept();
    expect(await alertText()).toBe("Failed to delete question: We couldn't find that.");
    expect(listed()).toEqual(['Question 1?']);
  });

  it.each([
    ['of which the server knows nothing any more', refused],
    ['that went though the server stumbled', refuse('server_error', "We couldn't find that.")],
  ])('%s tells so, and it leaves the list', async (_, refusal) => {
    const own = [ownQuestion(1), ownQuestion(2)];
    const isThere = { now: true };
    const questions = () => (isThere.now ? own : own.slice(1));
    const gone = () => {
      isThere.now = false;
      return refusal;
    };
    openWith(<AddQuestionPage />, {
      extra: [on(api.questions.list, questions), on(api.questions.remove, gone, { id: idOf(1) })],
    });
    await waitFor(() => expect(listed()).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Delete' }))[2] as HTMLElement);
    await waitFor(() => expect(listed()).toEqual(['Question 2?']));
    expect(await alertText()).toBe("Failed to delete question: We couldn't find that.");
  });
});
