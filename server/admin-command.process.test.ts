import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { programFolder } from './paths';
import { builtServer } from './testing/built-server';
import { createMigratedServerDatabase } from './testing/database';
import { createProcesses } from './testing/processes';

const processes = createProcesses();
afterAll(() => processes.cleanUp());

interface Clone {
  main: string;
  command: string;
  settings: Record<string, string>;
  /** What the command did to packages and build. */
  swapped(): string[];
}

/** A clone right after a pull: its packages and its build are no longer those that its sources want. */
async function pulledClone(): Promise<Clone> {
  const folder = processes.folder();
  const scripts = join(folder, 'scripts');
  cpSync(join(programFolder, 'scripts', 'setup'), join(scripts, 'setup'), { recursive: true });
  cpSync(join(programFolder, 'scripts', 'admin-command.mjs'), join(scripts, 'admin-command.mjs'));
  cpSync(join(programFolder, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(programFolder, 'node_modules'), join(folder, 'node_modules'));
  const newer = { packages: { 'node_modules/newer-than-installed': { version: '9.9.9' } } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(newer));
  const dist = join(folder, 'dist', 'server');
  mkdirSync(dist, { recursive: true });
  cpSync(dirname((await builtServer()).main), dist, { recursive: true });
  const record = (name: string) =>
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(join(folder, name))}, '');`;
  const npm = join(folder, 'npm.js');
  writeFileSync(npm, record('installed'));
  writeFileSync(join(scripts, 'build.mjs'), record('built'));
  return {
    main: join(dist, 'main.js'),
    command: join(scripts, 'admin-command.mjs'),
    settings: { npm_execpath: npm },
    swapped: () => ['installed', 'built'].filter((name) => existsSync(join(folder, name))),
  };
}

it('after a pull, a command beside a product on PostgreSQL leaves packages and build alone while that runs', async () => {
  const clone = await pulledClone();
  const settings = {
    DATABASE_URL: await createMigratedServerDatabase(),
    DATA_DIR: processes.folder(),
    MASTER_KEY: randomBytes(32).toString('base64'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
  };
  const server = await processes.start(settings, { main: clone.main });
  const check = () => processes.script({ ...settings, ...clone.settings }, clone.command, 'check-audit-log').ended;
  const beside = await check();
  expect(beside).toMatchObject({ code: 0, stderr: '' });
  expect(beside.stdout).toContain('The audit log is whole');
  expect(clone.swapped()).toEqual([]);

  // Nobody runs it any more, though what was killed could not say so.
  server.signal('SIGKILL');
  await server.ended;
  expect(await check()).toMatchObject({ code: 0 });
  expect(clone.swapped()).toEqual(['installed', 'built']);
});
