import type { ReactNode } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { sendsMail } from '../api/house';
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
          Every day you get one question to ask your wife. Some are light, some go deeper, and you can ask any of them
          in one breath: over coffee, in the car, before lights out.
        </p>
        <p>
          Not the right one for today? You can skip up to {limits.skipsPerDay} a day.
          {sendsMail() && ' If you like, we email you the question at the hour you choose.'}
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
          Ask it your own way, then listen. The conversation is worth more than the note; the note just keeps it from
          slipping away.
        </p>
        <p>Afterward, jot down what she said, in her own words, while it's fresh.</p>
        <p>Tell her you're keeping a notebook. If she'd rather you didn't keep something, don't.</p>
      </Chapter>
      <Chapter
        heading={words.buildUnderstanding}
        figure={
          <figure className={styles.thread}>
            <figcaption>Three answers, one idea</figcaption>
            <ol>
              <li>
                <span>March</span>“The smell of the bookstore by the station.”
              </li>
              <li>
                <span>June</span>“An afternoon when nobody needs me.”
              </li>
              <li>
                <span>October</span>“Anything with cardamom in it.”
              </li>
              <li>
                <span>Her birthday</span>A free afternoon, a bookstore gift card, a bag of cardamom buns.
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
          Look something up before her birthday, read back over a month, or find that place she mentioned once. Gifts
          get easier, and so do date nights.
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
