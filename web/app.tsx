import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { messages } from '../contract/messages';
import { paths } from '../contract/paths';
import { decide, type Screen } from './routes';
import { screenComponent } from './screens';
import { useMe } from './session/me';
import { SessionProvider, useSession } from './session/session';
import { SessionCheck } from './session/session-check';
import { stillWanted, wantedHere } from './session/wanted-page';
import { ErrorBoundary } from './shell/error-boundary';
import { LoadingPage } from './shell/loading-page';
import { Shell } from './shell/shell';
import { Underway } from './shell/underway';
import { WantedPage } from './shell/wanted-page';
import { ConfirmProvider } from './ui/confirm';
import { navigate } from './ui/navigation';

export function App() {
  return (
    <ErrorBoundary>
      <SessionProvider>
        <SessionCheck />
        <ConfirmProvider>
          <CurrentScreen />
        </ConfirmProvider>
      </SessionProvider>
    </ErrorBoundary>
  );
}

function CurrentScreen() {
  const [path] = useLocation();
  const search = useSearch();
  const { token } = useSession();
  const me = useMe();
  // Once it failed he counts as not admin, also while it is tried again: 'Loading...' would take the screen from him.
  const isAdmin = me.data?.is_admin ?? (me.errorUpdateCount > 0 ? false : undefined);
  const decision = decide(path, search, { hasToken: token !== null, isAdmin });
  const address = decision === 'loading' ? undefined : decision.address;

  useEffect(() => {
    if (!address) return;
    navigate(address, { replace: true, state: address === paths.login ? wantedHere() : stillWanted() });
  }, [address]);

  // The screen one leaves stays until the file of the next is there, instead of a placeholder that only flashes.
  const wanted = decision === 'loading' ? null : decision.screen;
  const screen = useDeferredValue(wanted);
  return (
    <Shell screen={screen}>
      <Underway isWaiting={wanted !== screen} />
      <WantedPage shown={token !== null && screen !== null} />
      <Suspense fallback={<LoadingPage />}>
        {screen === null ? (
          <p role="status">{messages.common.loading}</p>
        ) : (
          <ErrorBoundary key={screen}>
            <ScreenView screen={screen} />
          </ErrorBoundary>
        )}
      </Suspense>
    </Shell>
  );
}

/** Chosen once: another component for the same screen would begin it anew. */
function ScreenView({ screen }: { screen: Screen }) {
  const [Page] = useState(() => screenComponent(screen));
  return <Page />;
}
