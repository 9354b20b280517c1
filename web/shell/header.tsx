import type { ReactNode } from 'react';
import { messages, PRODUCT_NAME } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { isSold } from '../api/house';
import { useAccess } from '../session/access';
import { useSession } from '../session/session';
import { CrownBadge } from '../ui/badge';
import { Menu, type MenuEntry } from '../ui/menu';
import { Link } from '../ui/navigation';
import styles from './header.module.css';
import { Mark } from './mark';
import row from './row.module.css';

const words = messages.shell;

const loggedOutEntries: MenuEntry[] = [
  { label: words.login, href: paths.login },
  { label: words.signUp, href: paths.signup },
  { label: words.help, href: paths.help },
  { label: words.contact, href: paths.contact },
];

function loggedInEntries(isAdmin: boolean, logout: () => void): MenuEntry[] {
  return [
    { label: words.questionOfTheDay, href: paths.questionOfTheDay },
    { label: words.dashboard, href: paths.dashboard },
    ...(isAdmin ? [{ label: words.adminDashboard, href: paths.admin }] : []),
    { label: words.herCard, href: paths.herCard },
    { label: words.gifts, href: paths.gifts },
    { label: words.dates, href: paths.dates },
    { label: words.help, href: paths.help },
    { label: words.logout, onChoose: logout },
  ];
}

/** With the bar of the inner pages, where there is one, on the same line. */
export function Header({ children }: { children?: ReactNode }) {
  const { logout } = useSession();
  const { isSignedIn, isAdmin, isPremium } = useAccess();
  return (
    <header className={styles.header}>
      <div className={`${row.row} ${styles.row}`}>
        <div className={styles.brand}>
          <Link href={paths.start} className={styles.title}>
            <Mark />
            <span className={styles.name}>{PRODUCT_NAME}</span>
          </Link>
          {isPremium && <CrownBadge {...(!isSold() && { label: words.premium })} />}
        </div>
        {children}
        <Menu label={words.menu} entries={isSignedIn ? loggedInEntries(isAdmin, logout) : loggedOutEntries} />
      </div>
    </header>
  );
}
