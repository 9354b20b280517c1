import { Link } from 'wouter';
import { messages, PRODUCT_NAME } from '../../contract/messages';
import { useSession } from '../session/session';
import { useStanding } from '../session/standing';
import { CrownBadge } from '../ui/badge';
import { Menu, type MenuEntry } from '../ui/menu';
import styles from './header.module.css';
import { Mark } from './mark';

const words = messages.shell;

const loggedOutEntries: MenuEntry[] = [
  { label: words.login, href: '/login' },
  { label: words.signUp, href: '/signup' },
  { label: words.help, href: '/help' },
  { label: words.contact, href: '/contact' },
];

function loggedInEntries(isAdmin: boolean, logout: () => void): MenuEntry[] {
  return [
    { label: words.questionOfTheDay, href: '/question-of-the-day' },
    { label: words.dashboard, href: '/dashboard' },
    ...(isAdmin ? [{ label: words.adminDashboard, href: '/admin' }] : []),
    { label: words.help, href: '/help' },
    { label: words.logout, onChoose: logout },
  ];
}

export function Header() {
  const { logout } = useSession();
  const { isSignedIn, isAdmin, isPremium } = useStanding();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.brand}>
          <Link href="/" className={styles.title}>
            <Mark />
            {PRODUCT_NAME}
          </Link>
          {isPremium && <CrownBadge />}
        </div>
        <Menu label={words.menu} entries={isSignedIn ? loggedInEntries(isAdmin, logout) : loggedOutEntries} />
      </div>
    </header>
  );
}
