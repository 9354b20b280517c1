import { describe, expect, it } from 'vitest';
import { composeLetter } from './compose';

const content = {
  to: 'tom@example.com',
  subject: 'Subject & <more>',
  preview: 'Preview',
  heading: 'Heading',
  paragraphs: ['First paragraph.', 'Two\nlines.'],
  action: { label: 'Open', url: 'https://heartnote.example/verify-email?token=abc&x="1"' },
  footer: ['Why this mail came.'],
};

describe('a mail', () => {
  it('makes links of what we say are links, and of nothing that somebody typed', () => {
    const stop = { label: 'Stop these', url: 'https://heartnote.example/unsubscribe?email=a%40b.c&t=1' };
    const typed = 'see https://evil.example/';
    const { html, text } = composeLetter({ ...content, paragraphs: [typed], footer: [typed, stop] });
    expect(html).toMatch(
      /<a href="https:\/\/heartnote.example\/unsubscribe\?email=a%40b.c&amp;t=1"[^>]*>Stop these<\/a>/,
    );
    expect(html).not.toContain('href="https://evil.example');
    expect(text).toContain(`Stop these:\n${stop.url}`);
  });

  it('says the same in text and in HTML', () => {
    const { text, html } = composeLetter(content);
    for (const words of ['Heading', 'First paragraph.', 'Why this mail came.', 'Open']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain('Two\nlines.');
    expect(html).toContain('Two<br>lines.');
  });

  it('shows its link to the letter in the text, and safely in the HTML', () => {
    const { text, html } = composeLetter(content);
    expect(text).toContain(content.action.url);
    expect(html).toContain('href="https://heartnote.example/verify-email?token=abc&amp;x=&quot;1&quot;"');
  });

  it.each(['heading', 'subject', 'preview'] as const)('markup in the %s is shown, not obeyed', (place) => {
    const { html } = composeLetter({ ...content, [place]: '<script>alert("1")</script>' });
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  it('loads nothing from anywhere, so that opening it tells nobody', () => {
    const { html } = composeLetter(content);
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(|src=/i);
  });

  it('without a button is a mail all the same', () => {
    const { action: _, ...plain } = content;
    const { text, html } = composeLetter(plain);
    expect(html).not.toContain('<a ');
    expect(text).not.toContain('http');
  });
});
