import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react';
import { type Block, type Inline, parseMarkdown } from './markdown';
import styles from './markdown-view.module.css';

/** Links to a page of the same folder, such as `deployment-guide.md`. */
export interface PageLinks {
  /** Null where there is no such page. */
  addressOf: (page: string) => string | null;
  onOpen: (page: string) => void;
}

/** A text in Markdown, its headings one level below those of the screen around it. */
export function MarkdownView({ source, links }: { source: string; links: PageLinks }) {
  return <div className={styles.text}>{all(parseMarkdown(source), (block) => blockView(block, links))}</div>;
}

/** The parts of a text have no names that could be keys, and stay where they are: each is a child by its place. */
function all<T>(parts: readonly T[], view: (part: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(view));
}

function blockView(block: Block, links: PageLinks): ReactNode {
  const words = (parts: readonly Inline[]) => all(parts, (part) => inlineView(part, links));
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(block.level + 1, 6) as 2 | 3 | 4 | 5}` as const; // The first has one mark, the last four.
      return <Heading>{words(block.parts)}</Heading>;
    }
    case 'paragraph':
      return <p>{words(block.parts)}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return <List>{all(block.items, (item) => itemView(words(item)))}</List>;
    }
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <Table head={block.head.map(words)} rows={block.rows.map((row) => row.map(words))} />;
  }
}

const itemView = (words: ReactNode): ReactNode => <li>{words}</li>;

function Table({ head, rows }: { head: ReactNode[]; rows: ReactNode[][] }) {
  return (
    <table>
      <thead>
        <tr>{all(head, headCell)}</tr>
      </thead>
      <tbody>{all(rows, rowView)}</tbody>
    </table>
  );
}

const headCell = (words: ReactNode): ReactNode => <th scope="col">{words}</th>;
const cell = (words: ReactNode): ReactNode => <td>{words}</td>;
const rowView = (cells: readonly ReactNode[]): ReactNode => <tr>{all(cells, cell)}</tr>;

function inlineView(part: Inline, links: PageLinks): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const words = all(part.parts, (inner) => inlineView(inner, links));
  if (part.kind === 'strong') return <strong>{words}</strong>;
  if (part.kind === 'emphasis') return <em>{words}</em>;
  return linkView(part.href, words, links);
}

/** To another page of the folder, to a place of this site, or over HTTPS; anything else is words. */
function linkView(href: string, words: ReactNode, { addressOf, onOpen }: PageLinks): ReactNode {
  const page = /^([a-z-]+)\.md$/.exec(href)?.[1];
  const address = page === undefined ? null : addressOf(page);
  if (page !== undefined && address !== null) {
    const open = (event: MouseEvent) => {
      // Those open another tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onOpen(page);
    };
    return (
      <a href={address} onClick={open}>
        {words}
      </a>
    );
  }
  if (/^\/(?![/\\])/.test(href) || /^https:\/\//.test(href)) {
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  }
  return words;
}
