import { messages } from '../../contract/messages';
import styles from './pitch.module.css';

/** What the product is, shown with the product itself: a page of the notebook with her words in it. */
export function Pitch() {
  return (
    <section className={styles.pitch}>
      <div className={styles.words}>
        <h2>{messages.login.headline}</h2>
        <p>{messages.login.tagline}</p>
      </div>
      <figure className={styles.page}>
        <figcaption className={styles.caption}>An example page</figcaption>
        <p className={styles.question}>Which smell takes you straight back to being a child?</p>
        <blockquote className={styles.answer}>
          Rain on warm stone, on my grandmother’s terrace. And the orange cake she baked whenever we came to stay.
        </blockquote>
      </figure>
      <ol className={styles.steps}>
        {messages.login.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
