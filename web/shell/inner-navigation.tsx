import { can } from '../../contract/access';
import { messages } from '../../contract/messages';
import { type Path, paths } from '../../contract/paths';
import type { Screen } from '../routes';
import { useAccess } from '../session/access';
import { useSession } from '../session/session';
import { Icon, type IconName } from '../ui/icons';
import { Link } from '../ui/navigation';
import styles from './inner-navigation.module.css';

interface Place {
  screen: Screen;
  href: Path;
  label: string;
  icon: IconName;
}

const words = messages.shell;
const dashboard: Place = { screen: 'dashboard', href: paths.dashboard, label: words.dashboard, icon: 'dashboard' };
const question: Place = {
  screen: 'question-of-the-day',
  href: paths.questionOfTheDay,
  label: words.questionOfTheDay,
  icon: 'page',
};
const assistant: Place = { screen: 'ai-assistant', href: paths.aiAssistant, label: words.aiAssistant, icon: 'sparkle' };
const search: Place = {
  screen: 'search-answers',
  href: paths.searchAnswers,
  label: words.searchAnswers,
  icon: 'search',
};

/** The bar that every private screen carries. */
export function InnerNavigation({ screen }: { screen: Screen }) {
  const { logout } = useSession();
  // Where Premium is decided on, the way to the assistant is open to everybody: its page says what it would give.
  const leadsToAssistant = can(useAccess(), 'ask-assistant') || screen === 'manage-subscription';
  const places = [dashboard, question, leadsToAssistant ? assistant : search];
  return (
    <nav aria-label="Your notebook" className={styles.bar}>
      <ul className={styles.row}>
        {places.map((place) => (
          <li key={place.screen}>
            <Link
              href={place.href}
              className={styles.place}
              aria-current={place.screen === screen ? 'page' : undefined}
            >
              <Icon name={place.icon} />
              {place.label}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.place} onClick={logout}>
            <Icon name="logout" />
            {words.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}
