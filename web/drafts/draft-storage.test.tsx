import { beforeEach, expect, it, vi } from 'vitest';
import type { AskedQuestion } from '../../contract/questions';
import {
  type Draft,
  dropDraft,
  forgetDrafts,
  heedLogoutElsewhere,
  keepDraft,
  keepText,
  listDrafts,
  readDraft,
  readText,
} from './draft-storage';

const question: AskedQuestion = {
  id: 'q1',
  text: 'Tea?',
  category: 'playful',
  is_custom_question: false,
  answered: false,
};
const draft: Draft = { question, text: 'Green tea', idempotencyKey: 'k1', isExtra: false };

beforeEach(() => sessionStorage.clear());
it('keeps what one person typed about one question, in the tab and nowhere else', () => {
  keepDraft('him', draft);
  expect(readDraft('him', 'q1')).toEqual(draft);
  expect(readDraft('him', 'q2')).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('shows nobody the words of another', () => {
  keepDraft('him', draft);
  for (const other of ['her', 'hi', 'him/q1', '']) {
    expect(readDraft(other, 'q1')).toBeNull();
    expect(listDrafts(other)).toEqual([]);
  }
  expect(listDrafts('him')).toEqual([draft]);
});

it('keeps no blanks, and drops what is done', () => {
  keepDraft('him', draft);
  keepDraft('him', { ...draft, text: ' \n' });
  expect(sessionStorage.length).toBe(0);
  keepDraft('him', draft);
  dropDraft('him', 'q1');
  expect(sessionStorage.length).toBe(0);
});

it('goes with a logout, here and in the other tabs', async () => {
  const stop = heedLogoutElsewhere();
  sessionStorage.setItem('of somebody else', 'x');
  keepDraft('him', draft);
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['of somebody else']);

  keepDraft('him', draft);
  const otherTab = new BroadcastChannel('drafts');
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(listDrafts('him')).toEqual([]));
  otherTab.close();
  stop();
});

it('keeps a text that answers no question in the same way, and takes it for no answer', () => {
  const odd = JSON.stringify(draft);
  keepText('him', 'new question', odd);
  expect(readText('him', 'new question')).toBe(odd);
  expect(readText('her', 'new question')).toBe('');
  expect(listDrafts('him')).toEqual([]);
  keepText('him', 'new question', ' ');
  expect(sessionStorage.length).toBe(0);
  keepText('him', 'new question', 'Tea?');
  forgetDrafts();
  expect(readText('him', 'new question')).toBe('');
});

it('survives a browser without storage, and what it cannot read', () => {
  for (const odd of ['', 'no json', 'null', '[]', '{"text":1}', '{"text":"a","idempotencyKey":"b"}']) {
    sessionStorage.setItem('draft/him/q1', odd);
    expect(readDraft('him', 'q1')).toBeNull();
    expect(listDrafts('him')).toEqual([]);
  }
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  keepDraft('him', draft);
  expect(readDraft('him', 'q1')).toBeNull();
  expect(listDrafts('him')).toEqual([]);
});
