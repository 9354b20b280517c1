import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api';
import { questionsQuery } from '../../questions/queries';
import { answer, openAdmin, press, questionPath } from '../../testing/administrator';
import { sent } from '../../testing/household';
import { idOf, poolQuestion } from '../../testing/notebook';
import { on, refuse } from '../../testing/server';
import { QuestionPanel } from './question-panel';

const listed = () => screen.queryAllByRole('article').map((entry) => entry.querySelector('p')?.textContent);
const write = async (text: string) => {
  await userEvent.clear(screen.getByLabelText('Question'));
  await userEvent.click(screen.getByLabelText('Question'));
  if (text) await userEvent.paste(text);
};
const alertText = async () => (await screen.findByRole('alert')).textContent;

const add = async (text: string) => {
  await press('Add New Question');
  await write(text);
  await press('Add Question');
};

async function open(opening: Parameters<typeof openAdmin>[0] = {}) {
  const requests = openAdmin({ ...opening, part: <QuestionPanel /> });
  await waitFor(() => expect(listed()).not.toEqual([]));
  return requests;
}

describe('the system questions', () => {
  it('ADMINQ-01 ADMINQ-02 ROLE-25 are listed, and no question of a user', async () => {
    const own = poolQuestion(3, { text: 'Quxwort?', created_by_user_id: idOf(9) });
    await open({ pool: [poolQuestion(1), poolQuestion(2), own] });
    expect(listed()).toEqual(['Question 1?', 'Question 2?']);
    expect(screen.getByText('2 questions')).toBeTruthy();
  });

  it('are found by their words and turned by pages', async () => {
    await open({ pool: Array.from({ length: 41 }, (_, n) => poolQuestion(n + 1)) });
    expect(listed()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(listed()).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Search questions'), 'question 17');
    await waitFor(() => expect(listed()).toEqual(['Question 17?']));
    await userEvent.type(screen.getByLabelText('Search questions'), 'x');
    expect(await screen.findByText('No questions found for "question 17x"')).toBeTruthy();
  });
});

describe('the counts', () => {
  const counts = [
    { id: idOf(1), asked: 1_200, skipped: null, answered: 0 },
    { id: idOf(2), asked: 1_300, skipped: 12, answered: 40 },
  ];
  const pool = [poolQuestion(1), poolQuestion(2, { category: 'affection' }), poolQuestion(3)];
  const figures = (name: string) =>
    [...screen.getByRole('article', { name }).querySelectorAll('dd')].map((each) => each.textContent);

  it('stand beside each question, small ones without a number', async () => {
    await open({ pool, extra: [on(api.admin.questionCounts, { countedAt: '2025-03-04T09:07:00.000Z', counts })] });
    await waitFor(() => expect(figures('Question 1?')).toEqual(['1,200', 'Under 5', '0']));
    expect(figures('Question 3?')).toEqual([]);
    expect(screen.getByText(/Counts as of/).textContent).toMatch(/Mar 4, 2025, 3:07.AM/);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Most skipped');
    await waitFor(() => expect(listed()).toEqual(['Question 2?', 'Question 1?', 'Question 3?']));
    await userEvent.selectOptions(screen.getByLabelText('Show category'), 'Affection');
    await waitFor(() => expect(listed()).toEqual(['Question 2?']));
    await userEvent.selectOptions(screen.getByLabelText('Show category'), 'Our story');
    expect(await screen.findByText('No questions found')).toBeTruthy();
  });

  it('are promised for tomorrow, and where they do not come the questions are there all the same', async () => {
    await open({ pool });
    expect(await screen.findByText(/The first counts will appear here tomorrow/)).toBeTruthy();
    cleanup();
    await open({ pool, extra: [on(api.admin.questionCounts, refuse('server_error', 'Tired.'))] });
    expect(await screen.findByText("Couldn't load the counts.")).toBeTruthy();
    expect(listed()).toHaveLength(3);
  });
});

describe('adding a question', () => {
  it('ADMINQ-03 the form toggles open and closed, and keeps what was written', async () => {
    await open();
    expect(screen.queryByLabelText('Question')).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Add New Question' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Question'));
    await write('Half a');
    await press('Close');
    expect(screen.queryByLabelText('Question')).toBeNull();
    await press('Add New Question');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Half a');
  });

  it('ADMINQ-04 ADMINQ-05 ADMINQ-13 ROLE-25 sends the text, says so, and it joins the list', async () => {
    const requests = await open();
    await add(' Which soup? ');
    expect(await screen.findByText('Question added successfully!')).toBeTruthy();
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/admin/questions', body: { text: 'Which soup?' } }]);
    await waitFor(() => expect(listed()).toEqual(['Which soup?', 'Question 1?']));
  });

  it('belongs to the category that was chosen, and the next one is an everyday favourite again', async () => {
    const requests = await open();
    await press('Add New Question');
    const category = () => screen.getByLabelText<HTMLSelectElement>('Category');
    expect(category().selectedOptions[0]?.textContent).toBe('Everyday favorites');
    expect([...category().options].map(({ value }) => value)).not.toContain('custom');
    await userEvent.selectOptions(category(), 'Our story');
    await write('Which bench is ours?');
    await press('Add Question');
    await screen.findByText('Question added successfully!');
    const body = { text: 'Which bench is ours?', category: 'our-story' };
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/admin/questions', body }]);
    await press('Add New Question');
    expect(category().value).toBe('everyday-favourites');
  });

  it('ADMINQ-16 is told at the form that the pool has it already, and the text stays', async () => {
    const known = refuse('question_known');
    await open({ extra: [on(api.admin.addQuestion, known)] });
    await add('question 1');
    expect(await alertText()).toBe('Failed to add question: That question is already in the pool.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('question 1');
  });

  it('ADMINQ-06 ignores a blank text: no request, no message', async () => {
    const requests = await open();
    await add('  \n');
    expect(await sent(requests, 'POST')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Question')).toBeTruthy();
  });

  it('complains about a text that is too long', async () => {
    const requests = await open();
    await add('x'.repeat(501));
    expect(await alertText()).toBe('Question text must be 500 characters or less');
    expect(await sent(requests, 'POST')).toEqual([]);
  });

  it('ADMINQ-16 tells why it failed, and the text stays', async () => {
    await open({ extra: [on(api.admin.addQuestion, refuse('server_error', 'The server is tired.'))] });
    await add('Which soup?');
    expect(await alertText()).toBe('Failed to add question: The server is tired.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Which soup?');
  });
});

it('husbands in this browser are asked from the changed pool at once, though it is fresh for an hour', async () => {
  const both = (
    <>
      <QuestionPanel />
      <Husband />
    </>
  );
  const requests = openAdmin({ part: both });
  const asked = () => requests.filter(({ url }) => new URL(url).pathname === '/api/questions').length;
  await screen.findByText('Question 1?');
  await waitFor(() => expect(asked()).toBe(1));
  await press('Add New Question');
  await write('Which soup?');
  await press('Add Question');
  await waitFor(() => expect(asked()).toBe(2));
});

function Husband() {
  useQuery(questionsQuery);
  return null;
}

describe('changing a question', () => {
  it('ADMINQ-07 ADMINQ-08 ADMINQ-14 ROLE-25 happens where it stands', async () => {
    const requests = await open();
    await press('Edit');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Question 1?');
    await write('Which soups?');
    await press('Save');
    expect(await screen.findByText('Question updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'PUT')).toEqual([
      { path: questionPath(1), body: { text: 'Which soups?', basedOn: 'Question 1?' } },
    ]);
    expect(listed()).toEqual(['Which soups?']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('ADMINQ-14 stays in the list with its message though it no longer holds the term, until he looks for another', async () => {
    await open({ pool: [poolQuestion(1), poolQuestion(2)] });
    const term = screen.getByLabelText('Search questions');
    await userEvent.type(term, 'question 1');
    await waitFor(() => expect(listed()).toEqual(['Question 1?']));
    await press('Edit');
    await write('Which soups?');
    await press('Save');
    const kept = within(await screen.findByRole('article', { name: 'Which soups?' }));
    expect(kept.getByText('Question updated successfully!')).toBeTruthy();
    await userEvent.type(term, '?');
    await waitFor(() => expect(listed()).toEqual([]));
  });

  it('ADMINQ-14 ADMINQ-17 says how it ended also when he looks for something else meanwhile', async () => {
    let end = () => {};
    const saving = new Promise<void>((resolve) => {
      end = resolve;
    });
    const saved = () => saving.then(() => poolQuestion(1));
    await open({
      pool: [poolQuestion(1), poolQuestion(2)],
      extra: [on(api.admin.editQuestion, saved, { id: idOf(1) })],
    });
    await press('Edit', within(screen.getByRole('article', { name: 'Question 1?' })));
    await press('Save');
    await userEvent.type(screen.getByLabelText('Search questions'), 'question 2');
    await waitFor(() => expect(listed()).toEqual(['Question 2?']));
    end();
    expect(await screen.findByText('Question updated successfully!')).toBeTruthy();
    expect(within(screen.getByRole('article')).queryByText('Question updated successfully!')).toBeNull();
  });

  it('a blank text is ignored: no request, no message', async () => {
    const requests = await open();
    await press('Edit');
    await write('');
    await press('Save');
    expect(await sent(requests, 'PUT')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ADMINQ-17 tells why it failed, and the text stays', async () => {
    await open({
      extra: [on(api.admin.editQuestion, refuse('server_error', 'The server is tired.'), { id: idOf(1) })],
    });
    await press('Edit');
    await write('Which soups?');
    await press('Save');
    expect(await alertText()).toBe('Failed to update question: The server is tired.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Which soups?');
  });
});

describe('deleting a question', () => {
  const words = 'Are you sure you want to delete this question? This cannot be undone.';

  it('ADMINQ-09 ADMINQ-10 ADMINQ-11 ADMINQ-15 ROLE-25 is asked about, and it leaves the list', async () => {
    const requests = await open({ pool: [poolQuestion(1), poolQuestion(2)] });
    await press('Delete', within(screen.getByRole('article', { name: 'Question 1?' })));
    expect(screen.getByRole('alertdialog').textContent).toContain(words);
    await answer('Delete');
    expect(await screen.findByText('Question deleted successfully!')).toBeTruthy();
    expect((await sent(requests, 'DELETE')).map(({ path }) => path)).toEqual([questionPath(1)]);
    await waitFor(() => expect(listed()).toEqual(['Question 2?']));
  });

  it('ADMINQ-12 declined, nothing is sent', async () => {
    const requests = await open();
    await press('Delete');
    await answer('Cancel');
    expect(await sent(requests, 'DELETE')).toEqual([]);
    expect(listed()).toEqual(['Question 1?']);
  });

  it('ADMINQ-18 tells why it failed, and it stays', async () => {
    await open({
      extra: [on(api.admin.removeQuestion, refuse('server_error', 'The server is tired.'), { id: idOf(1) })],
    });
    await press('Delete');
    await answer('Delete');
    expect(await alertText()).toBe('Failed to delete question: The server is tired.');
    expect(listed()).toEqual(['Question 1?']);
  });
});
