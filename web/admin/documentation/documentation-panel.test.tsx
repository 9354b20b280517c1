import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import DocumentationPanel from './documentation-panel';
import { guides } from './guides';
import { MarkdownView } from './markdown-view';

const listed = () => within(screen.getByRole('navigation', { name: 'Guides' })).queryAllByRole('button');
const titles = () => listed().map((button) => button.firstChild?.textContent);
const choose = (title: string) => userEvent.click(within(screen.getByRole('navigation')).getByText(title));
const search = (term: string) => userEvent.type(screen.getByLabelText('Search guides'), term);

describe('the documentation', () => {
  it('DOCS-01 lists the built-in guides', () => {
    render(<DocumentationPanel />);
    expect(titles()).toEqual(guides.map(({ title }) => title));
  });

  it('DOCS-02 the list is searched by title and text', async () => {
    render(<DocumentationPanel />);
    await search('minilm');
    expect(titles()).toEqual(['AI Assistant Capabilities']);
    expect(listed()[0]?.textContent).toContain('all-MiniLM-L6-v2');
  });

  it('says when nothing is found, and keeps the guide that is read', async () => {
    render(<DocumentationPanel />);
    await search('zeppelin');
    expect(titles()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('No guides found');
    expect(screen.getByRole('article', { name: 'System Overview' })).toBeTruthy();
  });

  it('DOCS-03 a chosen guide is shown with its Markdown rendered, and is read from its beginning', async () => {
    render(<DocumentationPanel />);
    await choose('UI Implementation Plan');
    const guide = screen.getByRole('article', { name: 'UI Implementation Plan' });
    expect(within(guide).getByRole('heading', { level: 2, name: 'UI Implementation Plan' })).toBeTruthy();
    expect(within(guide).getByRole('heading', { level: 3, name: 'Planned colors' })).toBeTruthy();
    expect(
      within(guide).getByRole('cell', { name: "20 to 24 px; only the day's question may be larger" }),
    ).toBeTruthy();
    expect(within(guide).getAllByRole('listitem').length).toBeGreaterThan(5);
    expect(guide.textContent).not.toMatch(/\*\*|^#|\|---/m);
    expect(document.activeElement).toBe(guide);
    expect(location.search).toBe('?guide=ui-implementation');
  });

  it('opens the guide of the address, and leads from one to another', async () => {
    history.replaceState(null, '', '/admin?tab=documentation&guide=deployment-guide');
    render(<DocumentationPanel />);
    const guide = screen.getByRole('article', { name: 'Deployment Guide' });
    const link = within(guide).getByRole<HTMLAnchorElement>('link', { name: 'Monitoring & System Health' });
    expect(link.getAttribute('href')).toBe('/admin?tab=documentation&guide=monitoring-guide');
    await userEvent.click(link);
    expect(screen.getByRole('article', { name: 'Monitoring & System Health' })).toBeTruthy();
    expect(location.search).toBe('?tab=documentation&guide=monitoring-guide');
  });
});

describe('a link in a text', () => {
  const show = (href: string) =>
    render(<MarkdownView source={`[there](${href})`} links={{ addressOf: () => null, onOpen: vi.fn() }} />);

  it.each(['https://example.com/a', '/api/docs'])('leads to %s in a tab of its own', (href) => {
    show(href);
    const link = screen.getByRole('link', { name: 'there' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      href,
      '_blank',
      'noreferrer',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    'no.md',
  ])('is words only where it would lead to %s', (href) => {
    const { container } = show(href.replaceAll(/[()]/g, ''));
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.textContent).toBe('there');
  });
});

it('HTML in a text is shown, not obeyed', () => {
  const source = 'See <img src=x onerror=alert> and <script>no</script>';
  const { container } = render(<MarkdownView source={source} links={{ addressOf: () => null, onOpen: vi.fn() }} />);
  expect(container.querySelector('img, script')).toBeNull();
  expect(container.textContent).toBe(source);
});
