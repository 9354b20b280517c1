import './api/no-eval';
import './theme/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readToken } from './api/token-storage';
import { App } from './app';
import { decide } from './routes';
import { screenFiles } from './screens';

/** The first screen's file is fetched before anything is drawn, so that it appears whole. */
async function loadFirstScreen(): Promise<void> {
  const hasToken = readToken() !== null;
  const decision = decide(location.pathname, location.search, { hasToken, isAdmin: false });
  if (decision === 'loading') return;
  const loading = screenFiles[decision.screen].fetch().catch(() => {}); // The screen tries again and tells.
  // With a token the user record is asked for meanwhile; nobody waits for the file alone.
  if (!hasToken) await loading;
}

async function start(root: HTMLElement): Promise<void> {
  await loadFirstScreen();
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Drawn in small steps: a phone answers to a finger between two of them.
  startTransition(() => createRoot(root).render(app));
}

// A worker that `npm start` left at this address would answer with another build's files.
if (import.meta.env.DEV) {
  void navigator.serviceWorker?.getRegistrations().then((all) => all.map((one) => one.unregister()));
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
void start(root);
