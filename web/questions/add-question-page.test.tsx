import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { listed, openWith, ownQuestion, press, refused, write } from '../testing/custom-questions';
import { sent } from '../testing/household';
import { idOf, poolQuestion } from '../testing/notebook';
import { on, refuse, unreachable } from '../testing/server';
import AddQuestionPage from './add-question-page';

const open = (opening?: Parameters<typeof openWith>[1]) => openWith(<AddQuestionPage />, opening);
const alertText = async () => (await screen.findByRole('alert')).textContent;

describe('the page', () => {
  it("CUSTOM-01 is headed 'Add Custom Questions'", () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Custom Questions');
  });

  it('CUSTOM-02 CUSTOM-05 has a required field for a new question, and counts its characters', async () => {
    open();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your question');
    expect(field.required).toBe(true);
    expect(screen.getByText('0/500')).toBeTruthy();
    await write('Your question', 'Where?');
    expect(screen.getByText('6/500')).toBeTruthy();
  });

  it('CUSTOM-08 lists his own questions, newest first, and nothing of the pool or of others', async () => {
    const others = poolQuestion(3, { created_by_user_id: idOf(999) });
    open({ own: [ownQuestion(1), ownQuestion(2), others] });
    await waitFor(() => expect(listed()).toEqual(['Question 2?', 'Question 1?']));
  });

  it('says what will be here while there is none', async () => {
    open({ own: [] });
    expect(await screen.findByText('Your own questions will appear here')).toBeTruthy();
  });

  it("CUSTOM-16 a list that cannot be fetched shows 'Failed to load questions: ...', and can be tried again", async () => {
    const answers = [refuse('premium_required', 'Not now.'), [ownQuestion(1)]];
    open({ extra: [on(api.questions.list, () => answers.shift() ?? refused)] });
    expect(await alertText()).toContain('Failed to load questions: Not now.');
    await press('Try Again');
    await waitFor(() => expect(listed()).toEqual(['Question 1?']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('CUSTOM-16 also where it is not known who he is, since then it is not known which are his', async () => {
    open({ extra: [on(api.accounts.me, refuse('server_error'))] });
    expect(await alertText()).toContain('Failed to load questions: Server error');
  });
});

describe('adding', () => {
  it('CUSTOM-06 CUSTOM-07 CUSTOM-20 sends the text, shows it in his list and says so', async () => {
    const requests = open();
    await waitFor(() => expect(listed()).toHaveLength(1));
    await write('Your question', '  Which song is ours? ');
    await press('Add Question');
    expect(await screen.findByText('Question added successfully!')).toBeTruthy();
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/questions', body: { text: 'Which song is ours?' } }]);
    expect(listed()).toEqual(['Which song is ours?', 'Question 1?']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('');
  });

  it('CUSTOM-07 ... also where fetching the list anew fails', async () => {
    const answers = [[ownQuestion(1)]];
    open({ extra: [on(api.questions.list, () => answers.shift() ?? refused)] });
    await waitFor(() => expect(listed()).toHaveLength(1));
    await write('Your question', 'Which song is ours?');
    await press('Add Question');
    await waitFor(() => expect(listed()).toEqual(['Which song is ours?', 'Question 1?']));
  });

  it.each([
    ['CUSTOM-03', '   ', 'Question text cannot be empty'],
    ['CUSTOM-04', 'x'.repeat(501), 'Question text must be 500 characters or less'],
  ])(
    '%s refuses a text with its complaint, sends nothing and brings him back to the field',
    async (_, text, complaint) => {
      const requests = open();
      await write('Your question', text);
      await press('Add Question');
      expect(await alertText()).toBe(complaint);
      expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
      expect(await sent(requests, 'POST')).toEqual([]);
    },
  );

  it.each([
    [refuse('premium_required', 'This needs Premium.'), 'This needs Premium.'],
    [unreachable, "Couldn't reach the server. Check your connection and try again."],
  ])("CUSTOM-17 a failure shows 'Failed to add question: ...' and keeps the text", async (answer, detail) => {
    open({ extra: [on(api.questions.add, answer)] });
    await write('Your question', 'Which song is ours?');
    await press('Add Question');
    expect(await alertText()).toBe(`Failed to add question: ${detail}`);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('Which song is ours?');
  });
});

describe('a basic user who comes by address', () => {
  it('ROLE-14 sees what it would give and the way to Premium, and nothing to write into', async () => {
    open({ isPremium: false });
    const upgrade = await screen.findByRole('link', { name: 'Upgrade to Premium' });
    expect(upgrade.getAttribute('href')).toBe(paths.upgrade);
    expect(screen.getByText('Write your own questions')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is offered nothing while it is not known whether he has it', async () => {
    open({
      extra: [on(api.accounts.me, refuse('server_error')), on(api.billing.status, () => new Promise(() => {}))],
    });
    expect(await screen.findByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
