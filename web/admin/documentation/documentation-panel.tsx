import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { adminMessages } from '../../../contract/admin-messages';
import { adminWith, type Path } from '../../../contract/paths';
import { TextField } from '../../ui/text-field';
import styles from './documentation-panel.module.css';
import { findGuides, type Guide, guides } from './guides';
import { MarkdownView } from './markdown-view';

export default function DocumentationPanel() {
  const [term, setTerm] = useState('');
  const [current, addressOf, open] = useGuideInAddress();
  const found = findGuides(term);
  return (
    <div className={styles.panel}>
      <nav aria-label="Guides" className={styles.choice}>
        <TextField label="Search guides" type="search" value={term} onChange={setTerm} autoComplete="off" />
        <p role="status" className={styles.none}>
          {found.length === 0 && adminMessages.guides.none}
        </p>
        <ul className={styles.list}>
          {found.map(({ id, title, excerpt }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.guide}
                aria-current={id === current.id ? 'true' : undefined}
                onClick={() => open(id)}
              >
                {title}
                {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <Viewer guide={current} links={{ addressOf, onOpen: open }} />
    </div>
  );
}

interface ViewerProps {
  guide: Guide;
  links: { addressOf: (id: string) => Path | null; onOpen: (id: string) => void };
}

function Viewer({ guide, links }: ViewerProps) {
  const box = useRef<HTMLElement>(null);
  const first = useRef(guide.id);
  useEffect(() => {
    if (guide.id === first.current) return;
    first.current = '';
    // Chosen from the list or from a text: it is read from its beginning.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [guide.id]);
  return (
    <article ref={box} tabIndex={-1} aria-label={guide.title} className={styles.viewer}>
      <MarkdownView source={guide.content} links={links} />
    </article>
  );
}

/** Keeps the chosen guide in the address (`?guide=deployment-guide`), so that it can be linked to and the back button works. */
function useGuideInAddress() {
  const [search, setSearch] = useSearchParams();
  const current = guides.find(({ id }) => id === search.get('guide')) ?? guides[0];
  if (!current) throw new Error('There are no guides.');
  const withGuide = (id: string) => {
    const after = new URLSearchParams(search);
    after.set('guide', id);
    return after;
  };
  const addressOf = (id: string) => (guides.some((guide) => guide.id === id) ? adminWith(`${withGuide(id)}`) : null);
  return [current, addressOf, (id: string) => setSearch(withGuide(id))] as const;
}
