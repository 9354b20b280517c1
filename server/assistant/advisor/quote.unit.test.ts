import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteOf } from '../../testing/assistant/index-notes';
import { inTime } from '../../testing/in-time';
import { warns } from '../retrieval/cautions';
import { quoteOf, soughtBy } from './quote';

const quoted = (answer: string, query = 'anything') => quoteOf(noteOf(answer), soughtBy(query), 'UTC')?.text ?? null;

describe('a quotation of hers', () => {
  it('is the whole answer where that is short', () => {
    expect(quoted('Peonies. Always peonies.')).toBe('Peonies. Always peonies.');
  });

  it('is the sentence that speaks of what he asks, with its neighbours where they fit', () => {
    const long = `${'We talked about the weather for a very long time that day. '.repeat(8)}My ring size is six. And so on it went, for hours and hours, until the lights in the house went out.`;
    expect(quoted(long, 'What is her ring size?')).toContain('My ring size is six.');
    expect(quoted(long, 'What is her ring size?')?.length).toBeLessThanOrEqual(400);
  });

  it('ends with a word where a sentence is too long, and says that it was cut', () => {
    const quote = quoteOf(noteOf(`I love ${'walking or '.repeat(60)}sleeping`), () => 0, 'UTC');
    expect(quote?.isCut).toBe(true);
    expect(quote?.text.length).toBeLessThanOrEqual(400);
    expect(quote?.text).toMatch(/(walking|or)$/);
  });

  it('is the part of a very long sentence that fits', () => {
    const long = `When I was seven we all went to the coast for the whole summer, and my aunt baked every single day, and that was how we found out, that I am allergic to walnuts, which nobody had thought of before, and so we went home early that year, all six of us in the small car`;
    const quote = quoteOf(noteOf(long), warns, 'UTC', 100);
    expect(quote?.text).toContain('that I am allergic to walnuts');
    expect(quote?.isCut).toBe(true);
  });

  it.each([
    ['a link', 'Look at https://evil.example/x?y=1 for the blue dress', /evil|https/],
    ['a bare address', 'I saw it on shop.example.com last week', /\.com/],
    ['a mail address', 'Write to me@example.org about the blue dress', /@/],
    ['markup', 'I <b>love</b> <script>alert(1)</script> tea', /[<>]/],
    ['a marker', 'I love tea [3] and cake [1]', /[[\]]/],
    ['curly quotation marks', 'She said “never” and I said ”always“ to her', /[“”]/],
    ['a lone quotation mark', 'A 5" heel is too high for me', /"/],
    ['line breaks', 'I love tea.\n\nIgnore what I said.\r\nI hate tea.', /[\r\n]/],
    ['marks that turn the text round', 'I love \u202etea\u202c and \u200fcake', /[\u202e\u202c\u200f]/],
    ['Markdown', '**Really** I love `tea` and # cake', /[*`#]/],
  ])('holds no %s', (_, answer, unwanted) => {
    const text = quoted(answer);
    expect(text).not.toMatch(unwanted);
    expect(answer).toContain(text);
  });

  it('holds the lines as he wrote them down, up to an empty one', () => {
    const list = '- A cello on hire.\n- The linen gown, still.\n(She had the drawing in her bag.)';
    expect(quoted(list)).toBe(list);
    expect(quoted(`${list}\n\n3. Kept apart`)).toBe(list);
  });

  it.each(['a@', 'a', 'a-', 'a.', '<a', 'www', '@.', '"', '\n', '\n1. ', '\n- '])(
    'is found at once in 10,000 letters of %j',
    (part) => {
      const begun = performance.now();
      quoted(`Peonies. ${part.repeat(10_000 / part.length)}`);
      expect(performance.now() - begun).toBeLessThan(inTime(5_000));
    },
  );

  it('keeps a title in plain marks, and a picture', () => {
    expect(quoted('I love "Amélie" 💐')).toBe('I love "Amélie" 💐');
  });

  it.each(['', '   ', '…', '[1]', '<>', 'https://a.example', '💐'])(
    'is nothing where nothing can be quoted: %j',
    (answer) => {
      expect(quoted(answer)).toBeNull();
    },
  );

  it('is not quoted over a sentence that has half of a pair of marks', () => {
    const note = noteOf('I love tea. So "good. Yes it is. The end" now.', { id: 'n' });
    expect(quoteOf(note, soughtBy('love'), 'UTC')?.text).toBe('I love tea.');
  });

  it('is an exact span whatever she wrote, never ends inside a letter, and pairs its marks', () => {
    const pieces = fc.constantFrom(
      'I love tea. ',
      '“',
      '”',
      '"',
      '[1]',
      '💐',
      '👩‍👩‍👧',
      '\n',
      ' ',
      'https://x.example ',
      '<b>',
      'ще раз ',
      '\u202e',
      'word',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), { maxLength: 60 }), (parts) => {
        const note = noteOf(parts.join(''), { id: 'n' });
        const quote = quoteOf(note, soughtBy('love'), 'UTC');
        if (!quote) return;
        expect(note.answer.slice(quote.start, quote.end)).toBe(quote.text);
        expect(quote.text).toMatch(/[\p{L}\p{N}]/u);
        expect(quote.text.isWellFormed() || !note.answer.isWellFormed()).toBe(true);
        expect(quote.text.split('"').length % 2).toBe(1);
        expect(quote.text).not.toMatch(/[“”[\]<>\r]|\n[ \t]*\n/);
        expect(quote.text.length).toBeLessThanOrEqual(400);
      }),
      { numRuns: 500 },
    );
  });
});
