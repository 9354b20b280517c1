import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, forgetSession, keepToken } from '../api/token-storage';
import { makeToken } from '../testing/render';
import {
  addEntry,
  answerEntry,
  clearEntries,
  forgetIds,
  MOST_ENTRIES,
  parseHistory,
  queryCount,
  removeEntry,
  storedHistory,
  watchHistory,
} from './browser-history';

const noon = new Date('2025-06-15T12:00:00.000Z');
const peonies = { response: 'Peonies', conversationId: 'one' };
const entries = () => parseHistory(storedHistory());
beforeEach(() => localStorage.clear());

describe('the history in the browser', () => {
  it('DATA-17 keeps query, response and timestamp under queryHistory, and the count under queryCount', () => {
    const { timestamp } = addEntry('What does she like?', noon);
    answerEntry(timestamp, peonies);
    expect(JSON.parse(localStorage.getItem('queryHistory') ?? '')).toEqual([
      {
        query: 'What does she like?',
        response: 'Peonies',
        timestamp: '2025-06-15T12:00:00.000Z',
        conversationIds: ['one'],
      },
    ]);
    expect(localStorage.getItem('queryCount')).toBe('1');
  });

  it('AIPAGE-13 an answer arrives in its own entry, and no other changes', () => {
    const first = addEntry('First', noon).timestamp;
    const second = addEntry('Second', noon).timestamp;
    expect(second).not.toBe(first);
    answerEntry(first, peonies);
    expect(entries().map(({ query, response }) => [query, response])).toEqual([
      ['Second', ''],
      ['First', 'Peonies'],
    ]);
  });

  it('AIPAGE-19 AIPAGE-21 one goes, or all; the count of what was asked stays until all is cleared', () => {
    const first = addEntry('First', noon).timestamp;
    addEntry('Second', noon);
    removeEntry(first);
    expect(entries().map(({ query }) => query)).toEqual(['Second']);
    expect(queryCount()).toBe(2);
    clearEntries();
    expect(entries()).toEqual([]);
    expect(queryCount()).toBe(0);
  });

  it('AIPAGE-13 knows every answer of an entry by its name; without the one that is shown, the entry goes', () => {
    const { timestamp } = addEntry('First', noon);
    for (const conversationId of ['one', 'two', 'one', 'three']) answerEntry(timestamp, { ...peonies, conversationId });
    forgetIds((id) => id === 'two');
    expect(entries().map(({ conversationIds }) => conversationIds)).toEqual([['one', 'three']]);
    forgetIds((id) => id === 'three');
    expect(entries()).toEqual([]);
  });

  it('lets the oldest go when there are too many', () => {
    for (let n = 0; n <= MOST_ENTRIES; n++) addEntry(`Query ${n}`, noon);
    expect(entries()).toHaveLength(MOST_ENTRIES);
    expect(entries()[0]?.query).toBe(`Query ${MOST_ENTRIES}`);
    expect(queryCount()).toBe(MOST_ENTRIES + 1);
  });

  it('an answer that comes after the logout leaves no trace', () => {
    const { timestamp } = addEntry('First', noon);
    forgetSession();
    answerEntry(timestamp, peonies);
    expect(localStorage.getItem('queryHistory')).toBeNull();
    expect(localStorage.getItem('queryCount')).toBeNull();
  });

  describe('after a session that has run out', () => {
    const his = (session: string) => makeToken({ sub: 'him', exp: Number(session) });
    const hers = makeToken({ sub: 'her' });
    const asked = () => entries().map(({ query }) => query);
    const ask = (query: string) => addEntry(query, noon);
    beforeEach(() => {
      keepToken(his('1'));
      ask('Which flowers?');
      endSession();
    });

    it('waits for him, closed, until he is back', () => {
      expect(localStorage.getItem('token')).toBeNull();
      expect(asked()).toEqual([]);
      keepToken(his('2'));
      expect(asked()).toEqual(['Which flowers?']);
      expect(queryCount()).toBe(1);
    });

    it('is gone once anybody else has logged in, also for him', () => {
      keepToken(hers);
      expect([asked(), queryCount()]).toEqual([[], 0]);
      ask('Which tools?');
      endSession();
      keepToken(his('2'));
      expect([asked(), queryCount()]).toEqual([[], 0]);
    });

    it('is not lost when an answer comes in before he is back, nor when the session ends twice', () => {
      answerEntry(noon.toISOString(), peonies);
      endSession();
      keepToken(his('2'));
      expect(asked()).toEqual(['Which flowers?']);
    });

    it('leaves with a logout', () => {
      keepToken(his('2'));
      forgetSession();
      expect(localStorage.length).toBe(0);
    });
  });

  it('somebody else who logs in over his session finds nothing of it', () => {
    keepToken(makeToken({ sub: 'him' }));
    addEntry('Which flowers?', noon);
    keepToken(makeToken({ sub: 'her' }));
    expect([entries(), queryCount()]).toEqual([[], 0]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"query":"a"}'],
    ['names that are none', '[{"query": "a", "response": "b", "timestamp": "2025-06-15", "conversationIds": [1]}]'],
    ['other things', '[1, null, {"query": 1}, {"query": "a", "response": "b", "timestamp": "never"}]'],
  ])('reads %s as empty', (_, stored) => {
    expect(parseHistory(stored)).toEqual([]);
  });

  it('tells of a change in another tab', () => {
    let changes = 0;
    const stop = watchHistory(() => {
      changes += 1;
    });
    dispatchEvent(new StorageEvent('storage', { key: 'queryHistory' }));
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(changes).toBe(1);
    stop();
    addEntry('First', noon);
    expect(changes).toBe(1);
  });
});
