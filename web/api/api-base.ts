/** The local server: its port unless it was told another. */
export const LOCAL_SERVER = 'http://localhost:3000';

type Page = Pick<Location, 'protocol' | 'origin'>;

/**
 * The origin that calls go to. One process serves the page and the API, so a page asks the host it came from: in
 * production the production host, on one's own machine the local server on port 3000 or on whatever port it was given.
 * (The development server hands calls on to the local server.) A page that came from no server asks the local one.
 */
export function apiBase(page: Page): string {
  return /^https?:$/.test(page.protocol) ? page.origin : LOCAL_SERVER;
}
