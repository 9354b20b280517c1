import { messages } from '../../contract/messages';
import styles from './why-it-works.module.css';

export function WhyItWorks() {
  return (
    <section className={styles.why}>
      <h2>{messages.help.whyItWorks}</h2>
      <div className={styles.reasons}>
        <div>
          <h3>Small questions get honest answers.</h3>
          <p>
            “What would make you happy?” is hard to answer. “Which mug is yours?” is easy, and says more than you’d
            think.
          </p>
        </div>
        <div>
          <h3>She’s already told you most of it.</h3>
          <p>Love is rarely what’s missing. A place to keep what she said is. Now you have one.</p>
        </div>
        <div>
          <h3>A little every day is enough.</h3>
          <p>A minute to ask, a minute to write. Miss a day and nothing is lost: the next question is waiting.</p>
        </div>
      </div>
    </section>
  );
}
