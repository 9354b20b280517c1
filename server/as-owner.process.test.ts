import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createProcesses } from './testing/processes';

const processes = createProcesses();
afterAll(() => processes.cleanUp());

const NOBODY = 65_534;

it.runIf(process.getuid?.() === 0)(
  'a command that root gives leaves nothing in the data folder that its owner could not open',
  async () => {
    const folder = await processes.dataFolder();
    const files = () => [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ];
    for (const file of files()) chownSync(file, NOBODY, NOBODY);
    const { ended } = await processes.command({ DATA_DIR: folder }, 'check-audit-log');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
    expect(files().filter((file) => statSync(file).uid !== NOBODY)).toEqual([]);
  },
);
