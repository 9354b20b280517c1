import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { messages } from '../contract/messages';
import { paths } from '../contract/paths';
import { WhenLinkPrinted } from './accounts/when-link-printed';
import { WhenInstalled } from './phone/when-installed';
import { decide } from './routes';
import { screenFiles } from './screens';
import { useMe } from './session/me';
import { SessionProvider, useSession } from './session/session';
import { SessionCheck } from './session/session-check';
import { stillWanted, wantedHere } from './session/wanted-page';
import { ErrorBoundary } from './shell/error-boundary';
import { LoadingPage } from './shell/loading-page';
import { MissingFile, MissingScreen } from './shell/missing-file';
import { Shell } from './shell/shell';
import { Underway } from './shell/underway';
import { WantedPage } from './shell/wanted-page';
import { useShownScreen } from './shown-screen';
import { ConfirmProvider } from './ui/confirm';
import { ScreenPlace } from './ui/leaving';
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
  const { token, lastOwner } = useSession();
  const me = useMe();
  // Once it failed he counts as not admin, also while it is tried again: 'Loading...' would take the screen from him.
  const isAdmin = me.data?.is_admin ?? (me.errorUpdateCount > 0 ? false : undefined);
  const decision = decide(path, search, { hasToken: token !== null, isAdmin });
  const address = decision === 'loading' ? undefined : decision.address;

  useEffect(() => {
    if (!address) return;
    navigate(address, {
      replace: true,
      state: address === paths.login ? wantedHere(lastOwner) : stillWanted(lastOwner),
    });
  }, [address, lastOwner]);

  const wanted = decision === 'loading' ? null : decision.screen;
  const { screen, Page, left, missed, isMissing, tryAgain } = useShownScreen(wanted, screenFiles);
  return (
    <Shell screen={screen ?? wanted}>
      <WhenInstalled />
      <Underway isWaiting={left !== null} />
      {missed && <MissingScreen {...missed} />}
      <WantedPage shown={token !== null && screen !== null} />
      {me.data?.printed_link && <WhenLinkPrinted />}
      {wanted === null && <p role="status">{messages.common.loading}</p>}
      {wanted !== null && !Page && (isMissing ? <MissingFile onRetry={tryAgain} /> : <LoadingPage />)}
      {Page && (
        <ErrorBoundary key={screen}>
          <ScreenPlace left={left}>
            <Page />
          </ScreenPlace>
        </ErrorBoundary>
      )}
    </Shell>
  );
}
