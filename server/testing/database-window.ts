import fs from 'node:fs';
import net from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { breakDisk, type DiskFault } from './faulty-disk';

/**
 * Loaded into a server process in front of its program (`node --require`). The embedded database belongs to that
 * process alone, so a test that wants to see its rows asks through this socket. It also counts real fsync calls, and
 * lets the next call to the disk fail.
 */
const path = process.env.DATABASE_WINDOW ?? '';

let fsyncs = 0;
const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  fsyncs++;
  fsyncSync(descriptor);
};

export interface WindowQuestion {
  text: string;
  values: unknown[];
  fault?: DiskFault;
}

export interface WindowReply {
  rows: Record<string, unknown>[];
  fsyncs: number;
  error?: string;
}

const create = PGlite.create.bind(PGlite);
PGlite.create = (async (...given: Parameters<typeof create>) => {
  const lite = await create(...given);
  fs.rmSync(path, { force: true });
  net
    .createServer({ allowHalfOpen: true }, (socket) => {
      let asked = '';
      socket.on('error', () => undefined);
      socket.setEncoding('utf8').on('data', (chunk) => {
        asked += chunk;
      });
      socket.on('end', async () => socket.end(JSON.stringify(await look(lite, asked))));
    })
    .listen(path)
    .unref();
  return lite;
}) as typeof PGlite.create;

async function look(lite: PGlite, asked: string): Promise<WindowReply> {
  try {
    const { text, values, fault } = JSON.parse(asked) as WindowQuestion;
    if (fault) breakDisk(fault);
    const { rows } = await lite.query<Record<string, unknown>>(text, values);
    return { rows, fsyncs };
  } catch (error) {
    return { rows: [], fsyncs, error: (error as Error).message };
  }
}
