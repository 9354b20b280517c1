import { type ReactNode, useEffect } from 'react';
import { PRODUCT_NAME } from '../../contract/messages';
import { routes, type Screen } from '../routes';
import { useAccess } from '../session/access';
import { Footer } from './footer';
import { Header } from './header';
import { InnerNavigation } from './inner-navigation';
import styles from './shell.module.css';

interface ShellProps {
  /** Null while it is not decided yet. */
  screen: Screen | null;
  children: ReactNode;
}

/** What stands around every screen. */
export function Shell({ screen, children }: ShellProps) {
  const { isSignedIn } = useAccess();
  // Also on the pages that everybody may read: his notebook is one step away wherever he is.
  const hasBar = isSignedIn && screen !== null && screen !== 'login';

  useEffect(() => {
    document.title = screen ? `${routes[screen].title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
    // Themes may colour one screen differently. Undecided, what theme/first-paint.ts guessed holds.
    if (screen) document.documentElement.dataset.screen = screen;
  }, [screen]);

  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <Header>{hasBar && <InnerNavigation screen={screen} />}</Header>
      <main id="content" tabIndex={-1} className={isSignedIn ? `${styles.content} ${styles.inner}` : styles.content}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
