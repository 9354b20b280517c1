import { expect, it } from 'vitest';
import { sealedStorage } from '../api/sealed-storage';
import { endSession, forgetSession, keepToken } from '../api/token-storage';
import { makeToken } from '../testing/render';
import { shortQuestion } from '../testing/short-question';
import { blockStorage, sealedKeys } from '../testing/storage';
import {
  areOnlyRemembered,
  type Draft,
  dropDraft,
  keepDraft,
  keepText,
  listDrafts,
  readDraft,
  readText,
} from './draft-storage';
import { keepEdit, listEdits } from './edit-storage';

const draft: Draft = { question: shortQuestion, text: 'Green tea', idempotencyKey: 'k1', isExtra: false };

it('keeps what one person typed about one question, in the browser, so that a closed tab and a second one find it', () => {
  keepDraft('him', draft);
  expect(readDraft('him', 'q1')).toEqual(draft);
  expect(readDraft('him', 'q2')).toBeNull();
  expect(sealedKeys()).toEqual(['draft/him/q1']);
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
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
  expect(sealedKeys()).toEqual([]);
  keepDraft('him', draft);
  dropDraft('him', 'q1');
  expect(sealedKeys()).toEqual([]);
});

it('goes with a logout, and stays when a session has only ended', () => {
  keepToken(makeToken({ sub: 'him' }));
  keepDraft('him', draft);
  keepEdit('him', 'answer a1', { base: 'Tea', text: 'Green tea' });
  endSession();
  expect(listDrafts('him')).toHaveLength(1);
  expect(listEdits('him').size).toBe(1);
  keepToken(makeToken({ sub: 'him' }));
  forgetSession();
  expect([localStorage.length, sealedKeys()]).toEqual([0, []]);
});

it('goes with a logout in another tab also where only this page remembers it', () => {
  blockStorage('full');
  keepDraft('him', draft);
  const elsewhere = (newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue, oldValue: makeToken({ sub: 'him' }) }));
  elsewhere(null);
  expect(listDrafts('him')).toEqual([draft]);
  elsewhere('');
  expect(listDrafts('him')).toEqual([]);
});

it('keeps an edit for as long as it says something else than what is saved', () => {
  keepEdit('him', 'answer a1', { base: 'Tea', text: 'Green tea' });
  keepEdit('him', 'question q1', { base: 'Tea?', text: 'Tea, dear?' });
  expect([...listEdits('him').keys()].sort()).toEqual(['answer a1', 'question q1']);
  expect(listEdits('her').size).toBe(0);
  expect(listDrafts('him')).toEqual([]);
  keepEdit('him', 'answer a1', { base: 'Tea', text: 'Tea ' });
  keepEdit('him', 'question q1', { base: 'Tea?', text: ' ' });
  expect(sealedKeys()).toEqual([]);
});

it('keeps a text that answers no question in the same way, and takes it for no answer', () => {
  const odd = JSON.stringify(draft);
  keepText('him', 'new question', odd);
  expect(readText('him', 'new question')).toBe(odd);
  expect(readText('her', 'new question')).toBe('');
  expect(listDrafts('him')).toEqual([]);
  keepText('him', 'new question', ' ');
  expect(sealedKeys()).toEqual([]);
});

it('makes nothing of what it cannot read', () => {
  for (const odd of ['', 'no json', 'null', '[]', '{"text":1}', '{"text":"a","idempotencyKey":"b"}']) {
    sealedStorage.write('draft/him/q1', odd);
    sealedStorage.write('draft/him/edit/answer a1', odd);
    expect(readDraft('him', 'q1')).toBeNull();
    expect(listDrafts('him')).toEqual([]);
    expect(listEdits('him').size).toBe(0);
  }
});

it.each(['blocked', 'full'] as const)(
  'with storage %s the page remembers it, and says that it is all that does',
  async (how) => {
    keepDraft('him', draft);
    await sealedStorage.settled();
    expect(areOnlyRemembered()).toBe(false);
    blockStorage(how);
    keepDraft('him', { ...draft, text: 'Black tea' });
    expect(readDraft('him', 'q1')?.text).toBe('Black tea');
    expect(listDrafts('him')).toHaveLength(1);
    await sealedStorage.settled();
    expect(areOnlyRemembered()).toBe(true);
    dropDraft('him', 'q1');
    await sealedStorage.settled();
    expect(areOnlyRemembered()).toBe(false);
  },
);
