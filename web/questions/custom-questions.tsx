import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef } from 'react';
import { messages } from '../../contract/messages';
import { detailOf } from '../api/api-error';
import { readList } from '../api/read-list';
import { LostEdits } from '../drafts/lost-edits';
import { useEdits } from '../drafts/use-edits';
import { useMe } from '../session/me';
import { EmptyState } from '../ui/empty-state';
import journal from '../ui/journal.module.css';
import { LoadFailure } from '../ui/load-failure';
import { Skeleton } from '../ui/skeleton';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useItemNotes } from '../ui/use-item-notes';
import { CustomQuestion } from './custom-question';
import styles from './custom-questions.module.css';
import { questionsQuery } from './queries';
import type { QuestionPlace } from './question-places';
import { ownQuestions } from './question-rules';

/** The questions he wrote himself, newest first. */
export function CustomQuestions({ place }: { place: QuestionPlace }) {
  const { own, failure, tryAgain } = useOwnQuestions();
  const { status, show } = useStatusMessage();
  const notes = useItemNotes();
  const edits = useEdits();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const removed = (message: string) => {
    show(message);
    heading.current?.focus();
  };
  return (
    <section className={stack.stack} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        Your questions{own && own.length > 0 && <span className={styles.count}> {own.length}</span>}
      </h2>
      <StatusMessage status={status ?? notes.readOthers(own?.map(({ id }) => id) ?? [])} />
      <LostEdits
        edits={edits}
        kinds={['question']}
        lists={[questionsQuery.queryKey]}
        known={own && new Set(own.map(({ id }) => `question ${id}` as const))}
      />
      {!own && !failure && <Skeleton shape="card" lines={4} />}
      {!own && failure && (place.tellsLoadFailure ? <LoadFailure text={failure} onRetry={tryAgain} /> : <Lost />)}
      {own?.length === 0 && <NothingYet />}
      {own && own.length > 0 && (
        <ul className={journal.sheet}>
          {own.map((question) => (
            <li key={question.id}>
              <CustomQuestion
                question={question}
                edits={edits}
                note={notes.read(question.id)}
                say={(message) => notes.show(question.id, message)}
                onRemoved={removed}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Without knowing who he is, it is not known which are his. */
function useOwnQuestions() {
  const me = useMe();
  const questions = useQuery(questionsQuery);
  const userId = me.data?.id;
  const own = useMemo(
    () => questions.data && userId !== undefined && ownQuestions(readList(questions.data), userId),
    [questions.data, userId],
  );
  const failed = [questions, me].filter((query) => query.isLoadingError);
  return {
    own: own || null,
    failure: failed[0] ? `${messages.question.listFailed}: ${detailOf(failed[0].error)}` : null,
    tryAgain: () => Promise.all(failed.map((query) => query.refetch())),
  };
}

function NothingYet() {
  return (
    <EmptyState title="Your own questions will appear here">
      <p>Add the first one above. It will come up as a daily question, and only you can see it.</p>
    </EmptyState>
  );
}

function Lost() {
  return (
    <EmptyState icon="alert" title="Your questions aren't here just now">
      <p>We couldn't load them. Nothing is lost.</p>
    </EmptyState>
  );
}
