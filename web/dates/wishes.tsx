import { stripMessages as words } from '../../contract/date-page-messages';
import type { Occasion } from '../../contract/date-rules';
import { answerPath, paths } from '../../contract/paths';
import { shortDay } from '../ui/dates';
import { Link } from '../ui/navigation';
import { HerWords } from '../ui/page/her-words';
import styles from './dates-strip.module.css';

/** A wish or a favorite of hers, in her words. */
export interface Wish {
  answerId: string;
  text: string;
  saidAt: string;
}

const HERS: readonly Occasion[] = ['her-birthday', 'wedding-day', 'day-we-met', 'valentines', 'mothers-day'];

/** What she told of herself helps with her own days. */
export const isForHer = ({ occasion }: { occasion: Occasion }) => HERS.includes(occasion);

export function Wishes({ wishes }: { wishes: readonly Wish[] }) {
  return (
    <div className={styles.ideas}>
      <ul>
        {wishes.map(({ answerId, text, saidAt }) => (
          <li key={answerId}>
            <HerWords isShortened>{text}</HerWords>
            <Link href={answerPath(answerId)} className={styles.day}>
              {shortDay(saidAt)}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={paths.aiAssistant} className={styles.way}>
        {words.ask}
      </Link>
    </div>
  );
}
