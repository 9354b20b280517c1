import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs';
import net from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../refusal';

const PATIENCE = 500;

/**
 * One process per data folder. PGlite takes no lock of its own, and two processes on one folder silently destroy each
 * other's rows. On Linux an abstract socket is the lock: the kernel frees it even on `kill -9`, so nothing goes stale.
 * Elsewhere a file with the process id is, checked for being alive.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartRefused(
      `DATA_DIR: ${directory} cannot be used as a folder (${(error as NodeJS.ErrnoException).code})`,
    );
  }
  return process.platform === 'linux' ? lockBySocket(directory) : lockByFile(directory);
}

async function lockBySocket(directory: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32);
  const path = `\0heartnote-${name}`;
  // Whoever asked may be gone by now; unheard, that error would end this process.
  const server = net.createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ path, exclusive: true }, resolve);
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw alreadyOpen(directory, await holderOf(path));
  }
  server.unref();
  return () => server.close();
}

/** Null where the holder does not say in time: it may be busy with a long query, or stopped. */
function holderOf(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let pid = '';
    const socket = net
      .connect(path)
      .setTimeout(PATIENCE, () => socket.destroy())
      .on('data', (chunk) => {
        pid += chunk;
      })
      .on('close', () => resolve(pid || null))
      .on('error', () => undefined);
  });
}

function lockByFile(directory: string): () => void {
  const file = join(directory, 'lock');
  const me = `${process.pid} ${hostname()}`;
  for (;;) {
    try {
      const descriptor = openSync(file, 'wx', 0o600);
      writeSync(descriptor, me);
      closeSync(descriptor);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = '', host] = readFileSync(file, 'utf8').split(' ');
      if (host !== hostname() || isAlive(Number(pid))) throw alreadyOpen(directory, pid);
      rmSync(file, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function alreadyOpen(directory: string, pid: string | null): StartRefused {
  const holder = pid === null ? 'another process' : `process ${pid}`;
  return new StartRefused(`The data folder ${directory} is already open in ${holder}. Stop that process first.`);
}
