import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import net from 'node:net';
import { StartRefused } from '../refusal';
import { type Holder, holderHere, lockByHeartbeat } from './heartbeat-lock';

const PATIENCE = 500;

/**
 * One process per data folder. PGlite takes no lock of its own, and two processes on one folder silently destroy each
 * other's rows. On Linux an abstract socket is the lock: the kernel frees it even on `kill -9`, so nothing goes stale.
 * It is known in one network namespace only: against other containers and machines with the same folder, and where
 * there are no such sockets, a file with a heartbeat is.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusable(directory, error);
  }
  const bySocket = process.platform === 'linux';
  const freeSocket = bySocket ? await lockBySocket(directory) : () => undefined;
  try {
    const freeFile = await lockByHeartbeat(directory, {
      // Whoever left the file at this very place no longer has the socket.
      isAliveHere: bySocket ? () => false : isAlive,
      refusal: (holder) => alreadyOpen(directory, holder),
      onLost: (holder) => endAtOnce(directory, holder),
    });
    return () => {
      freeFile();
      freeSocket();
    };
  } catch (error) {
    freeSocket();
    throw error instanceof StartRefused ? error : unusable(directory, error);
  }
}

function unusable(directory: string, error: unknown): StartRefused {
  return new StartRefused(
    `DATA_DIR: ${directory} cannot be used as a folder (${(error as NodeJS.ErrnoException).code})`,
  );
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
    throw alreadyOpen(directory, (await holderOf(path)) ?? holderInFile(directory));
  }
  server.unref();
  return () => server.close();
}

/** Null where the holder does not say in time: it may be busy with a long query, or stopped. */
function holderOf(path: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let pid = '';
    const socket = net
      .connect(path)
      .setTimeout(PATIENCE, () => socket.destroy())
      .on('data', (chunk) => {
        pid += chunk;
      })
      .on('close', () => resolve(pid ? { pid: Number(pid) } : null))
      .on('error', () => undefined);
  });
}

/** What the file says where the holder itself is silent. One that is killed leaves the file; its socket is another's by then. */
function holderInFile(directory: string): Holder | null {
  try {
    const holder = holderHere(directory);
    return holder && isAlive(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

/** A process of another user may not be signalled, which says that it is there. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function alreadyOpen(directory: string, holder: Holder | null): StartRefused {
  return new StartRefused(
    `The data folder ${directory} is already open in ${nameOf(holder)}. Stop that process first.`,
  );
}

/** Too long asleep, and taken for dead: every further write would destroy rows of the other, also those of a clean stop. */
function endAtOnce(directory: string, holder: Holder | null): void {
  console.error(`The data folder ${directory} was opened in ${nameOf(holder)} meanwhile. This process ends.`);
  process.exit(1);
}

function nameOf(holder: Holder | null): string {
  if (!holder) return 'another process';
  return holder.host === undefined ? `process ${holder.pid}` : `process ${holder.pid} on ${holder.host}`;
}
