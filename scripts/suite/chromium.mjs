import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { executable, findProgram } from './programs.mjs';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium to test with: the one HEARTNOTE_CHROMIUM names, else one of the machine. */
export function findChromium() {
  return findHeadlessShell() ?? firstOf(withWindows);
}

/** The one without a window: the others draw menus and tab strips for every page, which takes twice the time. */
export function findHeadlessShell() {
  return process.env.HEARTNOTE_CHROMIUM || firstOf(shells) || fetchedByPlaywright();
}

const firstOf = (names) => names.map(findProgram).find(Boolean);

function fetchedByPlaywright() {
  const shelf = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  const versionOf = (folder) => Number(folder.split('-').at(-1));
  return foldersIn(shelf)
    .filter((folder) => folder.startsWith('chromium_headless_shell-'))
    .sort((a, b) => versionOf(b) - versionOf(a))
    .flatMap((folder) => [
      join(shelf, folder, 'chrome-headless-shell-linux64', 'chrome-headless-shell'),
      join(shelf, folder, 'chrome-linux', 'headless_shell'),
    ])
    .map(executable)
    .find(Boolean);
}

function foldersIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
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
