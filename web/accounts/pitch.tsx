import { example } from '../../contract/example';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { isSold } from '../api/house';
import { ButtonLink } from '../ui/button';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import { ExampleDay } from './example-reply';
import styles from './pitch.module.css';

const { likes, avoids, query } = example;

/** What the product promises, one line of proof, and the way in. */
export function Opening({ isMain }: { isMain: boolean }) {
  return (
    <div className={styles.words}>
      <h2>{messages.login.headline}</h2>
      <p className={styles.tagline}>{messages.login.tagline}</p>
      <p>{messages.login.proof}</p>
      <div className={styles.start}>
        <ButtonLink kind={isMain ? 'action' : 'secondary'} href={paths.signup}>
          {isSold() ? messages.login.startFree : messages.shell.signUp}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The product shown with the product itself: a page of the notebook with her words on it. */
export function ExamplePage() {
  return (
    <NotebookPage as="figure" size="hero" kind="favorite" top={<ExampleDay daysAgo={likes.daysAgo} />}>
      <p className={styles.question}>{likes.question}</p>
      <HerWords>{likes.answer}</HerWords>
    </NotebookPage>
  );
}

/** What came of that page, and the way there. */
export function WhatCameOfIt() {
  return (
    <div className={styles.later}>
      <p>
        Five months later, he asks the AI Assistant: <b>{query}</b> It brings back the sweet peas, and something he had
        forgotten:
      </p>
      <NotebookPage as="figure" size="quote" top={<ExampleDay daysAgo={avoids.daysAgo} />}>
        <HerWords>{avoids.answer}</HerWords>
      </NotebookPage>
      <ol className={styles.steps}>
        {messages.login[isSold() ? 'steps' : 'unsoldSteps'].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
