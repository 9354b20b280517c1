import type { ReactNode } from 'react';
import { messages } from '../../contract/messages';
import { questionCategories } from '../../contract/questions';
import { PageHeading } from '../shell/page';
import { weekdayOf } from '../ui/dates';
import { NotebookPage, PageTop } from '../ui/page/notebook-page';
import { Skeleton } from '../ui/skeleton';
import type { InHand } from './in-hand';
import styles from './question-card.module.css';

/**
 * The question is the heading of the screen. It stays the same element from loading to loaded and from one question to
 * the next: the focus stays where it is, and what changes is read aloud.
 */
export function QuestionCard({ inHand, children }: { inHand: InHand | null; children: ReactNode }) {
  return (
    <NotebookPage as="article" size="hero" className={styles.card}>
      <header className={styles.head} aria-live="polite">
        <PageTop kind={inHand?.question.kind}>
          {inHand ? <Above {...inHand} /> : <span>{messages.question.loading}</span>}
        </PageTop>
        <PageHeading className={inHand ? styles.question : 'visually-hidden'}>
          <span key={inHand?.question.id} className={styles.words}>
            {inHand?.question.text ?? messages.shell.questionOfTheDay}
          </span>
        </PageHeading>
      </header>
      {inHand ? children : <Shape />}
    </NotebookPage>
  );
}

function Above({ question, givenAt }: InHand) {
  return (
    <>
      <time dateTime={new Date(givenAt).toISOString()}>{weekdayOf(givenAt)}</time>
      <span>{questionCategories[question.category]}</span>
    </>
  );
}

/** The shape of what comes: two lines of a question and room for an answer. */
function Shape() {
  return (
    <div className={styles.shape} aria-hidden="true">
      <Skeleton lines={2} label="" />
      <div className={styles.room} />
    </div>
  );
}
