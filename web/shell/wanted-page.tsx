import { messages } from '../../contract/messages';
import { routes, screenOf } from '../routes';
import { useAccess } from '../session/access';
import { useWantedPage } from '../session/wanted-page';
import { Button } from '../ui/button';
import { Link, stayHere } from '../ui/navigation';
import { Notice } from '../ui/notice';
import styles from './wanted-page.module.css';

const words = messages.shell;

/** After a login: the way to the page he had opened before it. It goes with the next step, or when he says so. */
export function WantedPage({ shown }: { shown: boolean }) {
  const wanted = useWantedPage();
  const { isAdmin } = useAccess();
  const screen = wanted && screenOf(wanted);
  const isOffered = shown && screen && (screen !== 'admin' || isAdmin);
  return (
    <div className={styles.place}>
      <Notice shown={Boolean(isOffered)}>
        {isOffered && (
          <p className={styles.offer}>
            <span>{words.hadOpened}</span>
            <Link href={wanted}>{routes[screen].title}</Link>
            <Button kind="quiet" onClick={dismiss}>
              {words.dismiss}
            </Button>
          </p>
        )}
      </Notice>
    </div>
  );
}

/** The button goes with the offer, so the focus goes to what the page is. */
function dismiss(): void {
  stayHere({ replace: true, state: null, keepsQuery: true });
  document.querySelector('h1')?.focus();
}
