import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { listed, openWith, press, refused, write } from '../testing/custom-questions';
import { sent } from '../testing/household';
import { on, refuse } from '../testing/server';
import { AddQuestionsTab } from './add-questions-tab';

const open = (opening?: Parameters<typeof openWith>[1]) => openWith(<AddQuestionsTab />, opening);

describe("the dashboard's Add Questions", () => {
  it('DASH-59 DASH-61 ROLE-18 sends POST /api/questions with text, and says so', async () => {
    const requests = open();
    await write('Your question', 'Which song is ours?');
    await press('Add Question');
    expect(await screen.findByText('Question added successfully!')).toBeTruthy();
    expect(await sent(requests, 'POST')).toEqual([{ path: '/api/questions', body: { text: 'Which song is ours?' } }]);
  });

  it.each([[''], ['  \n ']])('DASH-60 ignores blank text (%j) silently', async (text) => {
    const requests = open();
    await write('Your question', text);
    await press('Add Question');
    expect(await sent(requests, 'POST')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/cannot be empty/)).toBeNull();
  });

  it('says when a text is too long, and sends nothing', async () => {
    const requests = open();
    await write('Your question', 'x'.repeat(501));
    await press('Add Question');
    expect(screen.getByRole('alert').textContent).toBe('Question text must be 500 characters or less');
    expect(await sent(requests, 'POST')).toEqual([]);
  });

  it("DASH-62 a failure shows 'Failed to add question'", async () => {
    open({ extra: [on(api.questions.add, refuse('server_error'))] });
    await write('Your question', 'Which song is ours?');
    await press('Add Question');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to add question');
  });

  it('keeps what he has typed over another tab and a reload, until it is added', async () => {
    open();
    await write('Your question', 'Which song is ours?');
    cleanup();
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your question')).value).toBe('Which song is ours?');
    await press('Add Question');
    await screen.findByText('Question added successfully!');
    cleanup();
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your question')).value).toBe('');
    expect(Object.keys(localStorage)).toEqual(['token']);
  });

  it('has his questions below', async () => {
    open();
    await waitFor(() => expect(listed()).toEqual(['Question 1?']));
  });

  it('leaves it to the dashboard to say that they could not be fetched, but does not claim that there are none', async () => {
    open({ extra: [on(api.questions.list, refused)] });
    expect(await screen.findByText("We couldn't load them. Nothing is lost.")).toBeTruthy();
    expect(screen.queryByText(/Failed to load/)).toBeNull();
    expect(screen.queryByText('Your own questions will appear here')).toBeNull();
  });
});
