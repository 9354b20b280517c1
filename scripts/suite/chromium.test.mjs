import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findChromium, findHeadlessShell } from './chromium.mjs';

let machine = '';
const program = (path) => {
  const file = join(machine, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'heartnote-chromium-'));
  vi.stubEnv('PATH', join(machine, 'bin'));
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(machine, 'browsers'));
  vi.stubEnv('HEARTNOTE_CHROMIUM', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(machine, { recursive: true });
});

it('the one without a window is taken before any other on the path', () => {
  program('bin/chromium');
  const shell = program('bin/chromium-headless-shell');
  expect([findChromium(), findHeadlessShell()]).toEqual([shell, shell]);
});

it('so is one that Playwright has fetched, the newest', () => {
  program('bin/google-chrome');
  program('browsers/chromium_headless_shell-998/chrome-linux/headless_shell');
  const newest = program('browsers/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell');
  expect(findChromium()).toBe(newest);
});

it('a full one is better than none, and is not mistaken for the other', () => {
  const full = program('bin/google-chrome');
  expect([findChromium(), findHeadlessShell()]).toEqual([full, undefined]);
});

it('the one that was named is taken, whatever else there is', () => {
  program('bin/chromium-headless-shell');
  vi.stubEnv('HEARTNOTE_CHROMIUM', '/opt/mine');
  expect([findChromium(), findHeadlessShell()]).toEqual(['/opt/mine', '/opt/mine']);
});
