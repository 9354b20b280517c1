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
const history: Place = { screen: 'view-answers', href: paths.viewAnswers, label: 'History', icon: 'history' };

/** The bar of the inner pages: the notebook's places, and beside them, as small pictures, the account and the way out. */
export function InnerNavigation({ screen }: { screen: Screen }) {
  const { logout } = useSession();
  // Where Premium is decided on, the way to the assistant is open to everybody: its page says what it would give.
  const leadsToAssistant = can(useAccess(), 'ask-assistant') || screen === 'manage-subscription';
  const places = [dashboard, question, ...(leadsToAssistant ? [assistant, history, search] : [search, history])];
  const current = (place: Screen) => (place === screen ? 'page' : undefined);
  return (
    <nav aria-label="Your notebook" className={styles.bar}>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.screen}>
            <Link href={place.href} className={styles.place} aria-current={current(place.screen)}>
              <Icon name={place.icon} />
              <span>{place.label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.account}>
        <Link
          href={paths.accountSettings}
          className={styles.small}
          title="Account"
          aria-current={current('account-settings')}
        >
          <Icon name="account" />
          <span className="visually-hidden">Account</span>
        </Link>
        <button type="button" className={styles.small} title={words.logout} onClick={logout}>
          <Icon name="logout" />
          <span className="visually-hidden">{words.logout}</span>
        </button>
      </div>
    </nav>
  );
}
