import { describe, expect, it } from 'vitest';
import { termsOf, textsToEmbed } from '../retrieval/terms';
import { stemsOf, wordsOf } from './words';

describe('the words of a text', () => {
  it('are compared without letter case, accents and kinds of apostrophe', () => {
    expect(wordsOf('Café CRÈME, don’t!')).toEqual(['cafe', 'creme', "don't"]);
  });

  it("lose what only ties them to the next: she's, I'd, Anna's", () => {
    expect(wordsOf("she's I'd Anna's we'll")).toEqual(['she', 'i', 'anna', 'we']);
  });

  it('may be of any script, and numbers count', () => {
    expect(wordsOf('Кофе 7 שלום')).toEqual(['кофе', '7', 'שלום']);
  });

  it('are none in a text of marks and pictures', () => {
    expect(stemsOf('… 💐 !!')).toEqual([]);
  });
});

describe('what is kept of a note', () => {
  const note = { question: 'Which flowers do you love?', answer: 'Peonies. Always peonies.' };

  it('is its stems in their order, with repeats', () => {
    const { stems, numbers, questionAt } = termsOf(note);
    const spelt = (from: number, to?: number) => numbers.slice(from, to).map((number) => stems[number]);
    expect(spelt(0, questionAt)).toEqual(['peoni', 'alway', 'peoni']);
    expect(spelt(questionAt)).toEqual(['which', 'flower', 'do', 'you', 'love']);
    expect(new Set(stems).size).toBe(stems.length);
  });

  it('is embedded as answer, question and both', () => {
    expect(textsToEmbed(note)).toEqual([note.answer, note.question, `${note.question} ${note.answer}`]);
  });

  it('is cut where the model would no longer read', () => {
    const [answer] = textsToEmbed({ ...note, answer: 'word '.repeat(2_000) });
    expect(answer.length).toBeLessThan(1_500);
  });
});
