import { messages } from '../../contract/messages';
import styles from './why-upgrade.module.css';

export function WhyUpgrade() {
  return (
    <section className={styles.why}>
      <h2>{messages.billing.whyUpgrade}</h2>
      <div className={styles.reasons}>
        <div>
          <h3>Her words, when you need them.</h3>
          <p>
            Her birthday is coming up. Ask the AI Assistant: it answers from what she told you, and shows when she said
            it.
          </p>
        </div>
        <div>
          <h3>The questions only you would ask.</h3>
          <p>That summer at the lake, the song in the car. Add your own, and they come up with the rest.</p>
        </div>
        <div>
          <h3>A notebook that stays true.</h3>
          <p>Fix a line, find an answer even with a typo, see what you've never asked her.</p>
        </div>
      </div>
      <p className={styles.leaving}>
        If you go back to Basic, everything you wrote stays: you can read it and search it, and download her answers.
      </p>
    </section>
  );
}
