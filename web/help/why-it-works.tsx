import { messages } from '../../contract/messages';
import styles from './why-it-works.module.css';

export function WhyItWorks() {
  return (
    <section className={styles.why}>
      <h2>{messages.help.whyItWorks}</h2>
      <div className={styles.reasons}>
        <div>
          <h3>Small questions get true answers.</h3>
          <p>
            “What would make you happy?” is hard to answer. “Which mug is yours?” is easy, and says more than it seems.
          </p>
        </div>
        <div>
          <h3>Most of it she has told you already.</h3>
          <p>It is rarely love that is missing, only a place to keep what she said. Now there is one.</p>
        </div>
        <div>
          <h3>A little every day is enough.</h3>
          <p>A minute of asking, a minute of writing. Leave a day out and nothing is lost: the next question waits.</p>
        </div>
      </div>
    </section>
  );
}
