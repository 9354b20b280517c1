import { findProgram } from './programs.mjs';

/** The Chromium to test with: the one HEARTNOTE_CHROMIUM names, else one on the path. */
export function findChromium() {
  if (process.env.HEARTNOTE_CHROMIUM) return process.env.HEARTNOTE_CHROMIUM;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
