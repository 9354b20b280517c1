import type { ReactNode } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import styles from './story.module.css';

const words = messages.help;

/** One question on its way from the morning to the present she did not expect. */
export function Story() {
  return (
    <div className={styles.story}>
      <Chapter
        heading={words.dailyQuestions}
        figure={
          <figure className={styles.question}>
            <figcaption>Everyday favorites</figcaption>
            <p>Of all the mugs we have, which one is secretly yours?</p>
          </figure>
        }
      >
        <p>
          Each day there is one question to ask your wife. Some are light, some go deeper, and all of them can be asked
          in one breath: over coffee, in the car, before the light goes out.
        </p>
        <p>
          Not the right one for today? You can skip up to {limits.skipsPerDay} a day. If you like, the question also
          comes by mail, at the hour you choose.
        </p>
      </Chapter>
      <Chapter
        heading={words.answerAndConnect}
        figure={
          <figure className={styles.answer}>
            <figcaption>Her answer</figcaption>
            <blockquote>
              The chipped blue one from Lisbon. It fits both hands, and it still makes me think of that tiny kitchen.
            </blockquote>
          </figure>
        }
      >
        <p>
          Ask it your own way, then listen. The talk that follows is worth more than the note; the note is there so that
          it does not slip away.
        </p>
        <p>Afterwards write down what she said, in her own words, while you still have them.</p>
      </Chapter>
      <Chapter
        heading={words.buildUnderstanding}
        figure={
          <figure className={styles.thread}>
            <figcaption>Three answers, one idea</figcaption>
            <ol>
              <li>
                <span>March</span>“The smell of the bookshop by the station.”
              </li>
              <li>
                <span>June</span>“An afternoon when nobody needs me.”
              </li>
              <li>
                <span>October</span>“Anything with cardamom in it.”
              </li>
              <li>
                <span>Her birthday</span>A free afternoon, a book token, a bag of cardamom buns.
              </li>
            </ol>
          </figure>
        }
      >
        <p>
          After a week you have seven answers. After a year you have a book about her that nobody else could have
          written.
        </p>
        <p>
          Look something up before her birthday, read back over a month, or find the name of that place she mentioned
          once. Presents get easier, and so do evenings.
        </p>
      </Chapter>
    </div>
  );
}

function Chapter({ heading, figure, children }: { heading: string; figure: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.chapter}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        {children}
      </div>
      {figure}
    </section>
  );
}
