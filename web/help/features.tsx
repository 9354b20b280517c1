import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { Icon } from '../ui/icons';
import styles from './features.module.css';

const features = [
  'A new question every day, from hundreds',
  `Up to ${limits.skipsPerDay} skips a day`,
  'Her answers kept, each with its date',
  'Your whole history, and a search through it',
  'The question by mail, and an end to it with one click',
  'Everything you wrote as a file, whenever you want it',
];

/** What every account has. */
export function Features() {
  return (
    <section className={styles.features}>
      <div className={styles.intro}>
        <h2>{messages.help.features}</h2>
        <p>Everybody gets these, free and without an end date.</p>
      </div>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <p className={styles.privacy}>
        <Icon name="lock" />
        {messages.common.privacy}
      </p>
    </section>
  );
}
