import { describe, expect, it } from 'vitest';
import type { Citation, Segment } from '../../contract/assistant';
import { blocksOf, linesOf, openingOf, partsOf, runsOf } from './reply-blocks';

const cite = (n: number, quote: string): Citation => ({
  n,
  answerId: `answer ${n}`,
  date: '2025-03-04T12:00:00.000Z',
  question: 'Which flowers?',
  quote,
  start: 0,
  end: quote.length,
});
const said = (text: string, ...cites: number[]): Segment => ({ kind: 'said', text, cites });
const idea = (text: string, ...cites: number[]): Segment => ({ kind: 'suggestion', text, cites });
const shapes = (segments: Segment[], citations: Citation[]) =>
  blocksOf({ segments, citations }).map((block) => (block.kind === 'quote' ? block.citation.n : block.kind));

describe('the blocks of an answer', () => {
  it('show her words as quotes where the sentence says nothing else', () => {
    expect(shapes([said('She said: “Peonies” [1]', 1)], [cite(1, 'Peonies')])).toEqual([1]);
  });

  it('show the sentence and then its quotes where it speaks in its own words', () => {
    expect(shapes([said('She is fond of peonies. [1] [2]', 1, 2)], [cite(1, 'Peonies'), cite(2, 'Yes!')])).toEqual([
      'said',
      1,
      2,
    ]);
  });

  it('show a quote once, where it is first spoken of', () => {
    const segments = [said('“Peonies” [1]', 1), idea('Flowers on a Tuesday. [1]', 1), idea('Tulips, too. [2]', 2)];
    expect(shapes(segments, [cite(1, 'Peonies'), cite(2, 'Tulips')])).toEqual([1, 'suggestion', 'suggestion', 2]);
  });

  it('keep that a quote is older, cut short or a warning', () => {
    const segments = [
      said('She said on May 3, 2025: “Peonies” … [1]', 1),
      said('Earlier, on May 3, 2024, she said: “Tulips” [2]', 2),
      said('Keep in mind, on May 4, 2024 she said: “No lilies” [3]', 3),
      said('Keep in mind. Earlier, on May 4, 2023, she said: “Nuts” [4]', 4),
    ];
    const citations = ['Peonies', 'Tulips', 'No lilies', 'Nuts'].map((quote, at) => cite(at + 1, quote));
    const blocks = blocksOf({ segments, citations });
    expect(blocks.map((block) => block.kind === 'quote' && [block.as, block.isEarlier, block.isCut])).toEqual([
      ['said', false, true],
      ['said', true, false],
      ['caution', false, false],
      ['caution', true, false],
    ]);
  });

  it.each([
    ['An idea that fits what she said [1]: a bouquet on a Tuesday.', ['A bouquet on a Tuesday.', 1]],
    ['Idea: a bouquet on a Tuesday. [1]', ['A bouquet on a Tuesday.', 1]],
    ['A bouquet on a Tuesday. [1]', ['A bouquet on a Tuesday.', 1]],
  ])('show the idea itself: %s', (text, shown) => {
    const [, block] = blocksOf({
      segments: [said('“Peonies” [1]', 1), idea(text, 1)],
      citations: [cite(1, 'Peonies')],
    });
    const parts = block && block.kind !== 'quote' ? block.parts : [];
    expect(parts.map((part) => ('n' in part ? part.n : part.text))).toEqual(shown);
  });

  it('have the answer itself first, with its verdict, and keep cautions together', () => {
    const segments: Segment[] = [
      {
        kind: 'lead',
        text: 'Better not: she said: “No lilies” [1]',
        cites: [1],
        verdict: { may: false, thing: 'lilies' },
      },
      said('She said: “Peonies” [2]', 2),
      { kind: 'caution', text: 'Keep in mind. She said: “Pollen” [3]', cites: [3] },
      { kind: 'caution', text: 'Keep in mind. She said: “Bees” [4]', cites: [4] },
    ];
    const quotes = ['No lilies', 'Peonies', 'Pollen', 'Bees'];
    const blocks = blocksOf({ segments, citations: quotes.map((quote, at) => cite(at + 1, quote)) });
    expect(blocks.map((block) => block.kind === 'quote' && [block.as, block.verdict?.may])).toEqual([
      ['lead', false],
      ['said', undefined],
      ['caution', undefined],
      ['caution', undefined],
    ]);
    expect(runsOf(blocks).map((run) => [run.look, run.blocks.length])).toEqual([
      ['one', 1],
      ['one', 1],
      ['cautions', 2],
    ]);
  });

  it('are known again by all that stands before and with her first words', () => {
    const notice: Segment = { kind: 'notice', text: 'The closest:', cites: [] };
    const segments = [notice, said('She likes both. [1] [2]', 1, 2), said('She said: “Tulips” [3]', 3)];
    const citations = [cite(1, 'Peonies'), cite(2, 'Yes!'), cite(3, 'Tulips')];
    expect(openingOf(blocksOf({ segments, citations }))).toBe(4);
    expect(openingOf(blocksOf({ segments: [notice, idea('You could ask her.')] }))).toBe(1);
    expect(openingOf([])).toBe(0);
  });

  it('leave the question to ask her to its own card', () => {
    const segments = [idea('You could ask her: Which flowers?')];
    expect(blocksOf({ segments, askHer: 'Which flowers?' })).toEqual([]);
    expect(blocksOf({ segments, askHer: null })).toMatchObject([
      { kind: 'suggestion', isToAsk: true, parts: [{ text: 'Which flowers?' }] },
    ]);
  });

  it('are none where the server gave the text alone', () => {
    expect(blocksOf({})).toEqual([]);
  });
});

describe('a text with markers', () => {
  it('becomes words and numbers; a number that names no quote stays as it is written', () => {
    const parts = partsOf('One [1], two [9] and [1].', new Map([[1, true]]));
    expect(parts.map((part) => ('n' in part ? part.n : part.text))).toEqual(['One', 1, ', two [9] and', 1, '.']);
    expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
  });
});

describe('the lines of a text that was kept', () => {
  it('are told apart as her words, ideas and notices', () => {
    const text =
      'Nothing fits quite.\n\nShe said on May 3, 2025: “Peonies” [1]\nAn idea that fits what she said [1]: roses.';
    const lines = linesOf(text);
    expect(lines.map(({ kind }) => kind)).toEqual(['notice', 'said', 'suggestion']);
    expect(lines[1]).toMatchObject({ lead: 'She said on May 3, 2025: ', text: '“Peonies” [1]' });
    expect(lines.map((line) => line.lead + line.text).join('\n')).toBe(text.replace('\n\n', '\n'));
  });

  it('keeps a list of hers together', () => {
    const list = 'She said on May 3, 2025: “New list:\n1. A cello\n2. A gown” … [1]';
    expect(linesOf(`What she has said about it:\n${list}\nPerhaps also:`).map(({ kind }) => kind)).toEqual([
      'notice',
      'said',
      'notice',
    ]);
  });
});
