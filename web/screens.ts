import { type ComponentType, lazy } from 'react';
import { routes, type Screen } from './routes';

const arrived = new Map<Screen, ComponentType>();

export async function loadScreen(screen: Screen): Promise<{ default: ComponentType }> {
  const file = await routes[screen].load();
  arrived.set(screen, file.default);
  return file;
}

const lazyScreens = new Map<Screen, ComponentType>();

/**
 * The component of a screen: the real one if its file has arrived, else one that fetches it. A lazy component of a file
 * that is already there would still make React show a placeholder first and hold it for a third of a second.
 */
export function screenComponent(screen: Screen): ComponentType {
  const known = arrived.get(screen) ?? lazyScreens.get(screen);
  if (known) return known;
  const fetching = lazy(() => loadScreen(screen));
  lazyScreens.set(screen, fetching);
  return fetching;
}
