import { type ReactNode, useEffect } from 'react';
import { PRODUCT_NAME } from '../../contract/messages';
import { routes, type Screen } from '../routes';
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
  const isPrivate = screen !== null && screen !== 'login' && !routes[screen].isPublic;

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
      <Header />
      {isPrivate && <InnerNavigation screen={screen} />}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
