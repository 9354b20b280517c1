/** The script that keeps the app's own files in the browser. At the root, so that it may answer for every page. */
export const WORKER = '/worker.js';
/** Tells a newer one that waits to take the place of the one before. */
export const TAKE_OVER = 'take over';
/** The name under which the Content-Security-Policy lets the page start it, and nothing else. */
export const WORKER_POLICY = 'heartnote-worker';
