import { readStyle, type Style } from '../../contract/theme-style';
import { browserStorage } from '../api/browser-storage';
import { storedValue } from '../api/stored-value';
import { siteStyle } from './site-theme';

/**
 * The administrator's themes, in his browser and nowhere else. The one key also holds the look in use: a saved theme
 * that is applied is marked, and changes that nobody gave a name to stand beside the others without one.
 */
export interface Theme {
  id: string;
  name: string;
  variables: Style;
  /** As ISO 8601. */
  createdAt: string;
}

interface Kept extends Theme {
  inUse?: true;
}

const THEMES = 'savedThemes';
const UNNAMED = 'unnamed';

const themes = storedValue<readonly Kept[]>(THEMES, (list) => (Array.isArray(list) ? list.flatMap(readTheme) : []));

/** For a screen that shows them: as they are stored, and when they change, in this tab or another. */
export const storedThemes = themes.raw;
export const watchThemes = themes.watch;

/** Those that were given a name, newest first. */
export const themesIn = (stored: string | null): Theme[] => themes.parse(stored).filter(({ name }) => name !== '');

/** His own, where he has one in use; else what is published for everybody. */
export const styleIn = (stored: string | null): Style =>
  themes.parse(stored).find(({ inUse }) => inUse)?.variables ?? siteStyle();

/** The named theme that is in use, unless it was changed since. */
export const themeInUse = (stored: string | null): string | null =>
  themes.parse(stored).find(({ inUse, name }) => inUse && name !== '')?.id ?? null;

/** Shows at once on every page and tab of this browser. Answers whether the browser kept it. */
export function changeStyle(variables: Style, now: Date): boolean {
  return keep([...named(), { id: UNNAMED, name: '', variables, createdAt: now.toISOString(), inUse: true }]);
}

/** Keeps the look in use under a name. The same name again replaces what it stood for. */
export function saveTheme(name: string, now: Date): boolean {
  const variables = styleIn(themes.raw());
  const others = named().filter((theme) => theme.name !== name);
  return keep([{ id: freeId(now, others), name, variables, createdAt: now.toISOString(), inUse: true }, ...others]);
}

export function applyTheme(id: string): boolean {
  return keep(named().map((theme) => (theme.id === id ? { ...theme, inUse: true } : theme)));
}

/** The look in use stays as it is, also where it was this theme's. */
export function removeTheme(id: string): boolean {
  return keep(
    themes.read().flatMap((theme) => {
      if (theme.id !== id) return [theme];
      return theme.inUse ? [{ ...theme, id: UNNAMED, name: '' }] : [];
    }),
  );
}

/** Back to the defaults; what was saved stays. */
export const resetStyle = (): boolean => keep(named());

/** The saved ones, none of them in use. */
const named = (): Theme[] =>
  themesIn(themes.raw()).map(({ id, name, variables, createdAt }) => ({ id, name, variables, createdAt }));

/** What the browser has no room for shows until the page is loaded anew. */
function keep(changed: readonly Kept[]): boolean {
  if (changed.length > 0) return themes.write(changed);
  browserStorage.remove(THEMES);
  return true;
}

function readTheme(value: unknown): Kept[] {
  const { id, name, variables, createdAt, inUse }: Partial<Record<keyof Kept, unknown>> = Object(value);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof createdAt !== 'string') return [];
  return [{ id, name, variables: readStyle(variables), createdAt, ...(inUse === true && { inUse }) }];
}

/** Two themes of one millisecond are still two. */
function freeId(now: Date, others: readonly Theme[]): string {
  let moment = now.getTime();
  while (others.some(({ id }) => id === `theme-${moment}`)) moment += 1;
  return `theme-${moment}`;
}
