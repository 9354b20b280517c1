import { findProgram } from './programs.mjs';

/**
 * The Chromium to test with: the one HEARTNOTE_CHROMIUM names, else one on the path. The one without a window first: the
 * others draw menus and tab strips for every page, which takes twice the time.
 */
export function findChromium() {
  if (process.env.HEARTNOTE_CHROMIUM) return process.env.HEARTNOTE_CHROMIUM;
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.map(findProgram).find(Boolean);
}

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
