import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageKinds } from '../../../contract/page-kinds';
import { HerWords } from './her-words';
import { NotebookPage } from './notebook-page';
import { PageEntry } from './page-entry';

it.each(Object.entries(pageKinds))('the bookmark of a page says in a word what its color says: %s', (kind, word) => {
  render(<NotebookPage size="entry" kind={kind as keyof typeof pageKinds} />);
  expect(screen.getByText(word).className).toContain('bookmark');
});

it('a page of no known kind has no bookmark, and without a day no corner', () => {
  const { container } = render(<NotebookPage size="entry">Peonies</NotebookPage>);
  expect(container.textContent).toBe('Peonies');
});

it('an entry is named by its question and tells its day; her words keep their own direction and lines', () => {
  render(
    <PageEntry labelledBy="q" moment="2025-03-04T18:00:00.000Z" kind="wish" question={<h3 id="q">Which flower?</h3>}>
      <HerWords>{'Peonies,\nthe pale ones'}</HerWords>
    </PageEntry>,
  );
  const entry = screen.getByRole('article', { name: 'Which flower?' });
  expect(entry.querySelector('time')?.textContent).toBe('Mar 4, 2025');
  const words = screen.getByRole('blockquote');
  expect(words.textContent).toBe('Peonies,\nthe pale ones');
  expect(words.getAttribute('dir')).toBe('auto');
});
