import { describe, expect, it } from 'vitest';
import { createAwayEmbedder } from '../../testing/embedder';
import { decodePage, encodePage } from '../index-page';
import { indexed, noteOf } from '../testing/index-notes';
import { readQuery } from './query';

const notes = await indexed(
  [noteOf('I adore chocolate and my sister Clara.'), noteOf('The house by the lake.'), noteOf('Chocolate again.')],
  createAwayEmbedder(),
);
const read = (query: string) => readQuery(query, notes);
const stems = (query: string) => read(query).terms.map(({ stem }) => stem);

describe('a query', () => {
  it.each([
    ['How do I cheer her up?', 'How do you cheer me up?'],
    ['What should I tell my wife about her birthday?', 'What should you tell me about my birthday?'],
    ["What is my wife's favourite colour?", 'What is my favourite colour?'],
    ['Where would she love to go?', 'Where would I love to go?'],
    ['Does she enjoy cooking for herself?', 'Does I enjoy cooking for myself?'],
  ])('is turned to her side: %s', (query, turned) => {
    expect(read(query).turned).toBe(turned);
  });

  it('leaves out the day that a present is for', () => {
    expect(read('Gift ideas for her birthday').turned).toBe('Gift ideas');
    expect(stems('Gift ideas for her birthday')).toEqual(['gift', 'idea']);
  });

  it('takes a name in the place of hers for her', () => {
    expect(read('What does Anna like for breakfast?').turned).toBe('What does I like for breakfast?');
  });

  it('keeps a name that she used herself', () => {
    expect(read('What does Clara like?').turned).toBe('What does Clara like?');
  });

  it('looks for the words that carry matter, each once', () => {
    expect(stems('Which chocolate, what chocolate does my wife like?')).toEqual(['chocol']);
  });

  it.each(['chocolat', 'chcoolate', 'choccolate', 'chokolate'])('finds the word of hers behind a slip: %s', (typed) => {
    const [term] = read(`Does she like ${typed}?`).terms;
    expect(term?.stem).toBe('chocol');
  });

  it('lets a guessed word count for less than one that was typed', () => {
    expect(read('choccolate').terms[0]?.weight).toBeLessThan(1);
    expect(read('chocolate').terms[0]?.weight).toBe(1);
  });

  it('knows no word of a note that is gone, though the page it lay on still has it', async () => {
    const [gone, ...left] = decodePage(encodePage(notes)) ?? [];
    expect(gone?.answer).toContain('Clara');
    expect(readQuery('What does Clara like?', left).turned).toBe('What does I like?');
    expect(readQuery('adore', left).terms).toEqual([{ stem: 'ador', weight: 1 }]);
    expect(readQuery('sistre', left).terms[0]?.stem).toBe('sistr');
    expect(readQuery('sistre', notes).terms[0]?.stem).toBe('sister');
  });

  it('does not make a house of a horse', () => {
    expect(stems('Does she like horses?')).toEqual(['hors']);
  });

  it('of her alone still has something to be embedded', () => {
    expect(read('my wife')).toMatchObject({ turned: 'I', terms: [] });
  });
});
