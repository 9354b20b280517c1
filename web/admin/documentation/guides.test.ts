import { describe, expect, it } from 'vitest';
import { findGuides, guides } from './guides';
import { type Block, type Inline, parseMarkdown } from './markdown';

const textOf = (id: string) => guides.find((guide) => guide.id === id)?.content ?? '';
const everything = guides.map(({ content }) => content).join('\n');

/** The sources of the product, for what must stand there or must not. */
const sources: Record<string, string> = import.meta.glob(
  ['../../../{contract,server,web}/**/*.{ts,tsx}', '!../../../**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

const everySource = Object.values(sources).join('\n');

describe('the guides', () => {
  it('DOCS-04 each has id, title and content in Markdown that begins with its title', () => {
    for (const { id, title, content } of guides) {
      expect(id).toMatch(/^[a-z-]+$/);
      expect(content.split('\n')[0]).toBe(`# ${title}`);
      expect(content.length).toBeGreaterThan(1_500);
    }
  });

  it('DOCS-05 DOCS-06 DOCS-07 DOCS-08 DOCS-09 DOCS-10 DOCS-11 DOCS-12 are exactly these seven', () => {
    expect(guides.map(({ id, title }) => [id, title])).toEqual([
      ['system-overview', 'System Overview'],
      ['admin-dashboard', 'Admin Dashboard Guide'],
      ['monitoring-guide', 'Monitoring & System Health'],
      ['deployment-guide', 'Deployment Guide'],
      ['ai-agent-prompts', 'AI Agent System Prompts'],
      ['ai-capabilities', 'AI Assistant Capabilities'],
      ['ui-implementation', 'UI Implementation Plan'],
    ]);
  });

  it('DOCS-13 describe three daily tabs and the Style Customizer beside them', () => {
    const guide = textOf('admin-dashboard');
    expect(guide).toContain('three admin tabs');
    expect([...guide.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(
      expect.arrayContaining(['User Management', 'Question Management', 'Documentation', 'Style Customizer']),
    );
  });

  it('DOCS-14 describe the way from a development branch over testing and main to production', () => {
    const [, way = ''] = textOf('deployment-guide').split('## From a change to production');
    const stations = [...way.matchAll(/^\d\. \*\*(.*?)\.\*\*/gm)].map(([, name]) => name);
    expect(stations).toEqual(['Development branch', 'Testing', 'Merge to main', 'Automatic deployment to production']);
  });

  it('DOCS-15 give troubleshooting hints', () => {
    expect(guides.filter(({ content }) => content.includes('\n## Troubleshooting\n'))).toHaveLength(6);
  });

  it.each(['/health', '/api/admin/users', '/api/admin/questions'])('DOCS-16 name %s, which the product has', (path) => {
    expect(textOf('monitoring-guide')).toContain(`| \`${path}\` |`);
    expect(Object.values(sources).some((source) => source.includes(`path: '${path}'`))).toBe(true);
  });

  it.each(['user', 'question', 'answer', 'subscription', 'email_log'])('DOCS-17 describe the table %s', (table) => {
    expect(textOf('system-overview')).toContain(`| \`${table}\` |`);
    const schema = Object.entries(sources).filter(([path]) => path.endsWith('-schema.ts'));
    expect(schema.map(([, source]) => source).join('\n')).toMatch(new RegExp(`pgTable\\(\\s*'${table}'`));
  });

  it('DOCS-18 DOCS-19 say that timestamps carry a time zone and that sensitive data is encrypted', () => {
    expect(textOf('system-overview')).toContain('All timestamps carry a time zone.');
    expect(textOf('system-overview')).toContain('Sensitive data is encrypted');
  });

  it('DOCS-20 mention a third-party sign-in as not enabled, and nothing else in the product does', () => {
    const words = /third-party sign-in|\boauth\b|sign in with|log in with (google|apple|facebook)|social login/i;
    expect(textOf('system-overview')).toMatch(/third-party sign-in .* is not enabled/);
    const speaking = Object.entries(sources).filter(([, source]) => words.test(source));
    expect(speaking.map(([path]) => path)).toEqual([]);
  });

  it('DOCS-21 DOCS-22 DOCS-23 DOCS-24 give the planned sizes, radius, spacing and colours', () => {
    const guide = textOf('ui-implementation');
    expect(guide).toContain('| Body text | 16 px or more');
    expect(guide).toContain('| Headings | 20 to 24 px');
    expect(guide).toContain('| Radius | 6 to 8 px');
    expect(guide).toContain('steps of 4, 8, 16, 24 and 32 px');
    expect(guide).toContain('A navy primary; orange, gold and green accents; light backgrounds.');
  });

  it('quote the system prompt as it is sent', () => {
    const prompt = sources['../../../server/assistant/model/prompt.ts'] ?? '';
    const [, quoted = ''] = /## The system prompt[\s\S]*?```\n([\s\S]*?)\n```/.exec(textOf('ai-agent-prompts')) ?? [];
    const [, rules = ''] = /function rules[\s\S]*?return \[([\s\S]*?)\]\.join/.exec(prompt) ?? [];
    const sent = [...rules.matchAll(/^\s*(['`])(.*)\1,$/gm)].map(([, , line = '']) =>
      line.replaceAll(/\$\{mark\}/g, 'MARK').replaceAll("\\'", "'"),
    );
    expect(sent.length).toBeGreaterThan(5);
    expect(quoted.split('\n')).toEqual(sent);
  });

  it('name only log lines that the product writes', () => {
    const [, table = ''] = /\| words \| meaning \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(textOf('monitoring-guide')) ?? [];
    const lines = [...table.matchAll(/^\| `(.*?)` \|/gm)].map(([, words = '']) => words);
    expect(lines.length).toBeGreaterThan(4);
    const isWritten = (line: string) => ["'", '`'].some((quote) => everySource.includes(quote + line));
    expect(lines.filter((line) => !isWritten(line))).toEqual([]);
  });

  it('link only to each other and to what is there', () => {
    const targets = guides.flatMap(({ content }) => parseMarkdown(content).flatMap(linksOf));
    const known = [...guides.map(({ id }) => `${id}.md`), '/api/docs'];
    expect(targets.length).toBeGreaterThan(8);
    expect(targets.filter((target) => !known.includes(target))).toEqual([]);
  });

  it('use no mark-up that the viewer does not know', () => {
    const words = guides.flatMap(({ content }) => parseMarkdown(content).flatMap(plainTextOf));
    expect(words.filter((text) => /\*\*|`|\]\(|^\s*[-#>] |<[a-z/]/.test(text))).toEqual([]);
    expect(everything).not.toMatch(/^ {2,}[-*] /m);
  });
});

describe('the search', () => {
  it('DOCS-02 finds by title and by text, in any case', () => {
    expect(findGuides('DEPLOYMENT guide').map(({ id }) => id)).toContain('deployment-guide');
    expect(findGuides('minilm').map(({ id }) => id)).toEqual(['ai-capabilities']);
    expect(findGuides('  ')).toHaveLength(7);
    expect(findGuides('zeppelin')).toEqual([]);
  });

  it('shows where the text speaks of it, without mark-up', () => {
    const [found] = findGuides('email_log', [
      {
        id: 'a',
        title: 'A',
        content: '# A\n\nRead **on** [here](b.md).\n\n| table | row |\n|---|---|\n| `email_log` | a mail |',
      },
    ]);
    expect(found?.excerpt).toBe('Read on here. table row email_log a mail');
  });
});

function partsOf(block: Block): Inline[] {
  if (block.kind === 'code') return [];
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : block.parts;
}

const inner = (part: Inline): Inline[] => ('parts' in part ? [part, ...part.parts.flatMap(inner)] : [part]);
const allOf = (block: Block) => partsOf(block).flatMap(inner);
const linksOf = (block: Block) => allOf(block).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
const plainTextOf = (block: Block) => allOf(block).flatMap((part) => (part.kind === 'text' ? [part.text] : []));
