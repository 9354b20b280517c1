import { browserStorage } from '../api/browser-storage';
import { TOKEN } from '../api/token-claims';
import { followTheme } from './show-theme';

/**
 * Runs before anything is drawn, as a script of its own, so that a page does not first appear in other colours; the app
 * knows nothing of themes. Which screen it will be is guessed from the address; the shell says it for certain a moment later.
 */
const path = location.pathname.toLowerCase().slice(1);
document.documentElement.dataset.screen = path || (browserStorage.read(TOKEN) ? 'question-of-the-day' : 'login');
followTheme();
