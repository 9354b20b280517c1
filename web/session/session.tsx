import { QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'wouter';
import { accounts } from '../../contract/accounts';
import { paths } from '../../contract/paths';
import { call, supplyLogout } from '../api/client';
import { createQueryClient } from '../api/query-client';
import { isExpired, ownerOf } from '../api/token-claims';
import { endSession, forgetSession, keepToken, readToken, watchToken } from '../api/token-storage';
import { isPublicPath } from '../routes';
import { navigate } from '../ui/navigation';
import { ExpiryPrompt } from './expiry-prompt';

interface Session {
  /** A token that has not run out; the server may still refuse it. */
  token: string | null;
  /** Whose session it is, or was when this page last had one; empty where it had none. */
  lastOwner: string;
  /** The person leaves. */
  logout: () => void;
  /** The token turned out to be worth nothing: forget it and ask whether to log in again. */
  expire: () => void;
}

const NOBODY = 'nobody';

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Begins a session, or goes on with a new token of the same person. */
export const startSession = keepToken;

type Ask = () => Promise<boolean>;
let askFirst: Ask | null = null;

/** Asks before he leaves, where something would be lost with it. Returns how to stop asking. */
export function guardLogout(ask: Ask): () => void {
  askFirst = ask;
  return () => {
    askFirst = null;
  };
}

function logout(): void {
  if (askFirst) void askFirst().then((isMeant) => isMeant && leave());
  else leave();
}

function leave(): void {
  // The session ends here whether or not the server hears of it.
  call(accounts.logout, {}, { keepalive: true, onLoggedOut: () => {} }).catch(() => {});
  forgetSession();
  navigate(paths.login);
}

/** Public pages work without a session: leading away from one, say half-way through unsubscribing, would help nobody. */
function isWorthPrompting(path: string): boolean {
  return !isPublicPath(path) && path.toLowerCase() !== paths.login;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [path] = useLocation(); // A token can run out or be removed without an event: every navigation looks again.
  const stored = useSyncExternalStore(watchToken, readToken);
  const token = stored !== null && !isExpired(stored, Date.now()) ? stored : null;
  const [lastOwner, setLastOwner] = useState('');
  if (stored !== null && lastOwner !== ownerOf(stored)) setLastOwner(ownerOf(stored));
  const [isPrompting, setPrompting] = useState(false);

  const expire = useCallback(() => {
    if (readToken() !== null && isWorthPrompting(location.pathname)) setPrompting(true);
    endSession();
  }, []);
  useEffect(() => supplyLogout(expire), [expire]);
  // Before the screens' own effects: they change the address, and the prompt depends on where the person was.
  useLayoutEffect(() => {
    if (token !== null) setPrompting(false);
    else if (stored !== null) expire();
  }, [stored, token, expire]);

  const session = useMemo(() => ({ token, lastOwner, logout, expire }), [token, lastOwner, expire]);
  const owner = token === null ? NOBODY : ownerOf(token);
  return (
    <SessionContext value={session}>
      <OwnersData key={useScreensOwner(owner, path)} owner={owner}>
        {children}
      </OwnersData>
      <ExpiryPrompt open={isPrompting} onAnswered={() => setPrompting(false)} />
    </SessionContext>
  );
}

/**
 * Whose the screens are. A public one stays when its session ends, with what he was writing there, for as long as nobody
 * else logs in.
 */
function useScreensOwner(owner: string, path: string): string {
  const [known, setKnown] = useState({ owner, screensOf: owner });
  if (known.owner === owner) return known.screensOf;
  const screensOf = owner === NOBODY && isPublicPath(path) ? known.screensOf : owner;
  setKnown({ owner, screensOf });
  return screensOf;
}

/** Keyed by the owner: each person gets a cache of his own and fresh screens, so nothing of one is shown to the next. */
function OwnersData({ owner, children }: { owner: string; children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    if (owner !== NOBODY) return;
    // Where the screen stayed, what the server told about him goes. A public screen still asks for what is left.
    for (const query of client.getQueryCache().findAll({ type: 'inactive' })) query.reset();
    // What was asked and answered meanwhile is kept with the calls themselves.
    client.getMutationCache().clear();
  }, [owner, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
