import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import type { Question } from '../../../contract/questions';
import type { EditName } from '../../drafts/edit-storage';
import { LostEdits } from '../../drafts/lost-edits';
import { type Edits, useEdits } from '../../drafts/use-edits';
import count from '../../ui/count.module.css';
import { counted as inNumbers } from '../../ui/counted';
import { EmptyState } from '../../ui/empty-state';
import journal from '../../ui/journal.module.css';
import { pageOf } from '../../ui/page-of';
import { Pager } from '../../ui/pager';
import { readFrom } from '../../ui/read-from';
import { Skeleton } from '../../ui/skeleton';
import stack from '../../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { useItemNotes } from '../../ui/use-item-notes';
import section from '../section.module.css';
import { AddQuestion } from './add-question';
import { CountsNote } from './counts-note';
import { orderedBy, poolOf, soughtIn, type Wanted } from './pool';
import { PoolFile } from './pool-file';
import { PoolFilters } from './pool-filters';
import { PoolQuestion } from './pool-question';
import { poolCountsQuery, poolQuery } from './queries';

const words = adminMessages.questions;
const PAGE_SIZE = 20;

/** The system's questions: found, added, changed where they stand, deleted. */
export function QuestionPanel() {
  const { data, isPending } = useQuery(poolQuery);
  const { data: counted } = useQuery(poolCountsQuery);
  const [wanted, setWanted] = useState<Wanted>({ term: '', category: 'all', order: 'newest' });
  const sought = useDeferredValue(wanted);
  const pool = useMemo(() => poolOf(data ?? null), [data]);
  /** Those he changed in this list: they stay in it until he looks for something else. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const counts = useMemo(() => new Map(counted?.counts.map((one) => [one.id, one])), [counted]);
  const found = useMemo(
    () => orderedBy(soughtIn(pool, sought, changed), sought.order, counts),
    [pool, sought, changed, counts],
  );
  const [chosen, choosePage] = useState(1);
  const { items, page, pages } = pageOf(found, chosen, PAGE_SIZE);
  const { status, show } = useStatusMessage();
  const notes = useItemNotes();
  const edits = useEdits();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const goToTop = () => readFrom(heading.current);
  const look = (change: Partial<Wanted>) => {
    setWanted({ ...wanted, ...change });
    setChanged(new Set());
    choosePage(1);
  };
  const removed = (message: string) => {
    show(message);
    goToTop();
  };
  const turn = (to: number) => {
    choosePage(to);
    goToTop();
  };
  /** What he was changing when he left: found at once, wherever in the list it stands. */
  const waiting = pool.filter((question) => isRestored(edits, question) && !items.includes(question));
  const listOf = (questions: readonly Question[]) => (
    <ul className={journal.rows}>
      {questions.map((question) => (
        <li key={question.id}>
          <PoolQuestion
            question={question}
            counts={counts.get(question.id)}
            edits={edits}
            note={notes.read(question.id)}
            say={(message) => notes.show(question.id, message)}
            onChange={() => setChanged((before) => new Set(before).add(question.id))}
            onRemoved={removed}
          />
        </li>
      ))}
    </ul>
  );
  if (isPending) return <Skeleton shape="card" lines={8} />;
  return (
    <section className={stack.stack} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={section.heading}>
        {words.title}
      </h2>
      <AddQuestion />
      <PoolFile />
      <PoolFilters wanted={wanted} onChange={look} />
      <p className={count.steady}>
        <span role="status">{inNumbers(found.length, 'question')}</span>
        {pages > 1 && (
          <span>
            Page {page} of {pages}
          </span>
        )}
      </p>
      <StatusMessage status={status ?? notes.readOthers(items.map(({ id }) => id))} />
      <LostEdits
        edits={edits}
        kinds={['pool']}
        lists={[poolQuery.queryKey]}
        known={data ? new Set(pool.map(editName)) : null}
      />
      {waiting.length > 0 && (
        <section aria-label="Not saved yet" className={stack.stack}>
          <p>You began to change this and have not saved it yet:</p>
          {listOf(waiting)}
        </section>
      )}
      {items.length > 0 ? listOf(items) : <NoQuestions wanted={sought} />}
      <Pager page={page} pages={pages} onPage={turn} label="Pages of questions" />
      <CountsNote />
    </section>
  );
}

const editName = ({ id }: Question): EditName => `pool ${id}`;

function isRestored(edits: Edits, question: Question): boolean {
  const name = editName(question);
  return edits.restored.has(name) && edits.read(name) !== undefined;
}

function NoQuestions({ wanted: { term, category } }: { wanted: Wanted }) {
  const sought = term.trim();
  if (sought || category !== 'all') {
    return (
      <EmptyState icon="search" title={sought ? `${words.none} for "${sought}"` : words.none}>
        <p>Try fewer letters, or another category.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="The pool is empty">
      <p>Questions added here are asked of everybody. Add the first one above.</p>
    </EmptyState>
  );
}
