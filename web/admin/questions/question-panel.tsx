import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import type { Question } from '../../../contract/questions';
import type { EditName } from '../../drafts/edit-storage';
import { LostEdits } from '../../drafts/lost-edits';
import { type Edits, useEdits } from '../../drafts/use-edits';
import { counted } from '../../ui/counted';
import { EmptyState } from '../../ui/empty-state';
import { pageOf } from '../../ui/page-of';
import { Pager } from '../../ui/pager';
import { Skeleton } from '../../ui/skeleton';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { TextField } from '../../ui/text-field';
import { useItemNotes } from '../../ui/use-item-notes';
import section from '../section.module.css';
import { AddQuestion } from './add-question';
import { poolOf, soughtIn } from './pool';
import { PoolQuestion } from './pool-question';
import { poolQuery } from './queries';
import styles from './question-panel.module.css';

const words = adminMessages.questions;
const PAGE_SIZE = 20;

/** The system's questions: found, added, changed where they stand, deleted. */
export function QuestionPanel() {
  const { data, isPending } = useQuery(poolQuery);
  const [term, setTerm] = useState('');
  const sought = useDeferredValue(term).trim();
  const pool = useMemo(() => poolOf(data ?? null), [data]);
  /** Those he changed in this list: they stay in it until he looks for something else. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => soughtIn(pool, sought, changed), [pool, sought, changed]);
  const [chosen, choosePage] = useState(1);
  const { items, page, pages } = pageOf(found, chosen, PAGE_SIZE);
  const { status, show } = useStatusMessage();
  const notes = useItemNotes();
  const edits = useEdits();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const goToTop = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  };
  const search = (typed: string) => {
    setTerm(typed);
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
    <ul className={styles.list}>
      {questions.map((question) => (
        <li key={question.id}>
          <PoolQuestion
            question={question}
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
    <section className={section.section} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={section.heading}>
        {words.title}
      </h2>
      <AddQuestion />
      <TextField
        label="Search questions"
        type="search"
        name="question-term"
        autoComplete="off"
        value={term}
        onChange={search}
      />
      <p className={section.count}>
        <span role="status">{counted(found.length, 'question')}</span>
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
        <section aria-label="Not saved yet" className={styles.adding}>
          <p>You began to change this and have not saved it yet:</p>
          {listOf(waiting)}
        </section>
      )}
      {items.length > 0 ? listOf(items) : <NoQuestions term={sought} />}
      <Pager page={page} pages={pages} onPage={turn} label="Pages of questions" />
    </section>
  );
}

const editName = ({ id }: Question): EditName => `pool ${id}`;

function isRestored(edits: Edits, question: Question): boolean {
  const name = editName(question);
  return edits.restored.has(name) && edits.read(name) !== undefined;
}

function NoQuestions({ term }: { term: string }) {
  if (term) {
    return (
      <EmptyState icon="search" title={`${words.none} for "${term}"`}>
        <p>Try fewer letters, or the name of a category.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="The pool is empty">
      <p>Questions added here are asked of everybody. Add the first one above.</p>
    </EmptyState>
  );
}
