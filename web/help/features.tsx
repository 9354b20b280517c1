import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { isSold, sendsMail } from '../api/house';
import { Icon } from '../ui/icons';
import styles from './features.module.css';

const byMail = 'Get the question by email; stop it with one click';
const reminded = 'Be reminded of her birthday and your anniversary, by email and in your own calendar';

const features = [
  'A new question every day, from hundreds',
  `Up to ${limits.skipsPerDay} skips a day`,
  'Save her answers, each with its date',
  'Search your whole history',
  'Her card: sizes, favorites and allergies in her own words, in large type for a store, to print, and covered with one tap',
  'Ideas for gifts, from the thought to how she took it',
  'Be asked, once a week, whether something she said a while ago is still true',
  byMail,
  'Or get a notification instead, on your phone or computer: it never shows her words, her name or a gift',
  "Put it on your phone's home screen and write without a connection: it is sent, once, when you're back",
  reminded,
  'Download it all, any time: her answers, your questions, her card, your ideas and days',
];

const featuresWithoutMail = features
  .filter((feature) => feature !== byMail)
  .map((feature) => (feature === reminded ? 'Have her birthday and your anniversary in your own calendar' : feature));

/** What every account has. */
export function Features() {
  return (
    <section className={styles.features}>
      <div className={styles.intro}>
        <h2>{messages.help.features}</h2>
        <p>{isSold() ? 'Everyone gets these, free, with no end date.' : 'Everyone gets these.'}</p>
      </div>
      <ul className={styles.list}>
        {(sendsMail() ? features : featuresWithoutMail).map((feature) => (
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
      <p className={styles.privacy}>
        <Icon name="lock" />
        What you have typed and not saved yet is kept locked in your browser, so nobody finds it by searching the disk.
        It does not keep out whoever sits down at your unlocked browser: there, log out.
      </p>
    </section>
  );
}
