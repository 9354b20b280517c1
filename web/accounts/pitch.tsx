import { messages } from '../../contract/messages';
import { HerWords } from '../ui/page/her-words';
import { NotebookPage } from '../ui/page/notebook-page';
import styles from './pitch.module.css';

/** What the product is, shown with the product itself: a page of the notebook with her words in it. */
export function Pitch() {
  return (
    <section className={styles.pitch}>
      <div className={styles.words}>
        <h2>{messages.login.headline}</h2>
        <p>{messages.login.tagline}</p>
      </div>
      <NotebookPage as="figure" size="hero" kind="story" top={<figcaption>An example page</figcaption>}>
        <p className={styles.question}>Which smell takes you straight back to being a child?</p>
        <HerWords>
          Rain on warm stone, on my grandmother’s terrace. And the orange cake she baked whenever we came to stay.
        </HerWords>
      </NotebookPage>
      <ol className={styles.steps}>
        {messages.login.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
