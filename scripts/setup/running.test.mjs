import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { fromRoot } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'heartnote-running-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addressOf = (...path) => JSON.stringify(pathToFileURL(fromRoot('scripts', ...path)));
const run = (script, settings = {}) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...settings },
  });
const takesCommands = (settings) =>
  run(
    `import { takesCommands } from ${addressOf('setup', 'running.mjs')}; console.log(await takesCommands());`,
    settings,
  ).stdout;

it('a command finds by its settings the product that takes it, before anything is installed or built', async () => {
  const listener = net.createServer().listen(join(folder, 'control.sock'));
  await new Promise((resolve) => listener.once('listening', resolve));
  // The child asks the kernel, which answers for a listener of ours that is busy waiting for the child.
  expect(takesCommands({ DATA_DIR: folder })).toBe('true\n');
  expect(takesCommands({ DATA_DIR: join(folder, 'other') })).toBe('false\n');
  expect(takesCommands({})).toBe('false\n');
  await new Promise((resolve) => listener.close(resolve));
  expect(takesCommands({ DATA_DIR: folder })).toBe('false\n');
});

it('on Windows itself every command says in one sentence where it runs', () => {
  const script = `Object.defineProperty(process, 'platform', { value: 'win32' });
    await import(${addressOf('start.mjs')});`;
  const { status, stdout, stderr } = run(script);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    'Heartnote runs on Linux and macOS. On Windows, install WSL ("wsl --install") and run it in there.\n',
  );
});
