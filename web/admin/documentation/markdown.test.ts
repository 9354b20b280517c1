import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown';

const text = (words: string) => ({ kind: 'text', text: words });

describe('Markdown', () => {
  it('has headings and paragraphs over several lines', () => {
    expect(parseMarkdown('# One\n\nfirst\nline\n\n### Three\nlast')).toEqual([
      { kind: 'heading', level: 1, parts: [text('One')] },
      { kind: 'paragraph', parts: [text('first line')] },
      { kind: 'heading', level: 3, parts: [text('Three')] },
      { kind: 'paragraph', parts: [text('last')] },
    ]);
  });

  it('has lists, of points or numbers, whose items go on where they are indented', () => {
    expect(parseMarkdown('- one\n- two\n  more\n\n1. first\n2. second')).toEqual([
      { kind: 'list', isOrdered: false, items: [[text('one')], [text('two more')]] },
      { kind: 'list', isOrdered: true, items: [[text('first')], [text('second')]] },
    ]);
  });

  it('has code in which nothing is marked up, also without an end', () => {
    expect(parseMarkdown('```\n# **not**\n\n- this\n```\nafter')).toEqual([
      { kind: 'code', text: '# **not**\n\n- this' },
      { kind: 'paragraph', parts: [text('after')] },
    ]);
    expect(parseMarkdown('```sh\nls')).toEqual([{ kind: 'code', text: 'ls' }]);
  });

  it('has tables', () => {
    expect(parseMarkdown('| a | b |\n|---|---|\n| 1 | `2` |\n')).toEqual([
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], [{ kind: 'code', text: '2' }]]] },
    ]);
  });

  it('has emphasis, code and links inside a line, one within another', () => {
    expect(parseMarkdown('a **bold `c`** and *it* and [see *it*](b.md)!')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          text('a '),
          { kind: 'strong', parts: [text('bold '), { kind: 'code', text: 'c' }] },
          text(' and '),
          { kind: 'emphasis', parts: [text('it')] },
          text(' and '),
          { kind: 'link', href: 'b.md', parts: [text('see '), { kind: 'emphasis', parts: [text('it')] }] },
          text('!'),
        ],
      },
    ]);
  });

  it('leaves HTML, lone marks and nothing at all as they are', () => {
    expect(parseMarkdown('<b onclick="x()">2 * 3 * 4</b>')).toEqual([
      { kind: 'paragraph', parts: [text('<b onclick="x()">2 * 3 * 4</b>')] },
    ]);
    expect(parseMarkdown('')).toEqual([]);
    expect(parseMarkdown('#no heading\n|')).toEqual([{ kind: 'paragraph', parts: [text('#no heading |')] }]);
  });
});
