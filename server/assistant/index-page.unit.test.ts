import { describe, expect, it } from 'vitest';
import { byWords, vectorsOf } from './index-notes';
import { decodePage, encodePage, layOut, NOTES_PER_PAGE } from './index-page';
import type { IndexedNote } from './notes';

const vector = (n: number) => Int8Array.from({ length: 384 }, (_, at) => ((at * n) % 255) - 127);

function note(n: number, hasVectors = true): IndexedNote {
  const words = byWords({
    id: `018f3a5c-7d1e-7b3a-9c4d-${String(n).padStart(12, '0')}`,
    questionId: '018f3a5c-7d1e-7b3a-9c4d-5e6f7a8b9c0d',
    question: 'What makes you smile? 😊',
    answer: `Number ${n}: “ragged” tulips,\n\tthe sea & naïve paintings 🌷 море \u0000`,
    createdAt: '2026-03-01T20:00:00.000Z',
  });
  return hasVectors ? { ...words, vectors: vectorsOf([vector(n), vector(n + 1), vector(n + 2)]) } : words;
}

const notes = (count: number) => Array.from({ length: count }, (_, n) => note(n + 1));

/** All that there is to a note, wherever it lies. */
function told({ id, questionId, question, answer, createdAt, terms, vectors }: IndexedNote) {
  const stems = (from: number, to: number) => [...terms.numbers.slice(from, to)].map((number) => terms.stems[number]);
  return {
    ...{ id, questionId, question, answer, createdAt },
    stems: [stems(0, terms.questionAt), stems(terms.questionAt, terms.numbers.length)],
    vectors: vectors && [...vectors],
  };
}

const readBack = (page: Buffer) => decodePage(page)?.map(told);

describe('a page of the index', () => {
  it.each([0, 1, 3, NOTES_PER_PAGE])('gives %i notes back as they were', (count) => {
    expect(readBack(encodePage(notes(count)))).toEqual(notes(count).map(told));
  });

  it('can be written again from what was read of it and of others', () => {
    const [one, other] = [decodePage(encodePage(notes(3))), decodePage(encodePage([note(7, false), note(8)]))];
    const again = [...(other ?? []), ...(one ?? []).slice(1)];
    expect(readBack(encodePage(again))).toEqual([note(7, false), note(8), note(2), note(3)].map(told));
  });

  it('is read wherever in memory it lies', () => {
    const page = encodePage(notes(3));
    const shifted = Buffer.concat([Buffer.alloc(1), page]).subarray(1);
    expect(readBack(shifted)).toEqual(notes(3).map(told));
  });

  it('may hold notes with and without vectors', () => {
    const mixed = [note(1), note(2, false), note(3)];
    expect(readBack(encodePage(mixed))).toEqual(mixed.map(told));
  });

  it('of a single note does not tell how long that note is', () => {
    const saying = (answer: string) => encodePage([byWords({ ...note(1), answer })]).length;
    expect(saying('No.')).toBe(saying('Only if you come along, and only in October.'));
  });

  it('is written in plain signs where that costs little, and gives the others back', () => {
    const saying = (answer: string) => encodePage([byWords({ ...note(1), question: 'What else?', answer })]);
    const english = `${'She said so. '.repeat(40)}“Peonies” – the naïve ones 🌷`;
    const russian = 'Пионы, и побольше. '.repeat(40);
    expect(saying(english).every((byte, at) => at < 8 || byte < 128)).toBe(true);
    expect(saying(russian).includes('Пионы')).toBe(true);
    for (const answer of [english, russian]) expect(decodePage(saying(answer))?.[0]?.answer).toBe(answer);
  });

  it('of another edition is not read, nor is one that is none', () => {
    const page = encodePage(notes(2));
    page.writeUInt32BE(99, 0);
    expect(decodePage(page)).toBeNull();
    expect(decodePage(Buffer.alloc(0))).toBeNull();
  });
});

describe('the pages of an index', () => {
  const sizes = (pages: ReturnType<typeof layOut>) =>
    pages.map(({ page, notes: on, changed }) => [page, on.length, changed]);

  it('are filled one after the other', () => {
    expect(sizes(layOut([], new Set(), notes(NOTES_PER_PAGE + 1)))).toEqual([
      [1, NOTES_PER_PAGE, true],
      [2, 1, true],
    ]);
  });

  it('are left alone where nothing on them changed', () => {
    const [one, two] = [notes(NOTES_PER_PAGE), [note(900), note(901)]];
    const found = [
      { page: 1, notes: one },
      { page: 2, notes: two },
    ];
    const kept = new Set([...one, ...two]);
    expect(sizes(layOut(found, kept, []))).toEqual([
      [1, NOTES_PER_PAGE, false],
      [2, 2, false],
    ]);
    expect(sizes(layOut(found, kept, [note(902)]))).toEqual([
      [1, NOTES_PER_PAGE, false],
      [2, 3, true],
    ]);
  });

  it('give room that was left to what is new, and stand empty where all has gone', () => {
    const [gone, stays] = [note(1), note(2)];
    const found = [
      { page: 1, notes: [gone, stays] },
      { page: 4, notes: [note(3)] },
    ];
    expect(sizes(layOut(found, new Set([stays]), [note(5)]))).toEqual([
      [1, 2, true],
      [4, 0, true],
    ]);
  });

  it('that cannot be read are written anew', () => {
    expect(sizes(layOut([{ page: 2, notes: null }], new Set(), []))).toEqual([[2, 0, true]]);
  });
});
