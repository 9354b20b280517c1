import { rmSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import type { World } from './deps';
import { isCommand, runCommand } from './operator-commands';

/** The longest path that a unix socket may have. */
const LONGEST_PATH = 100;

/**
 * The embedded database belongs to one process. So that an operator can give a command while the product runs, the
 * running process takes it over a socket inside its own data folder, which nobody else may enter.
 */
const socketIn = (dataDir: string) => join(dataDir, 'control.sock');

export function listenForCommands(world: World): () => void {
  const path = socketIn(world.config.dataDir);
  if (world.database.kind !== 'embedded' || path.length > LONGEST_PATH) return () => undefined;
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    let line = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      line += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('end', async () => socket.end(JSON.stringify(await answer(world, line))));
  });
  // Some file systems know no sockets (a share, a mounted folder of another system): then commands wait for a stop.
  const cannot = ({ code }: NodeJS.ErrnoException) =>
    world.log.warn({ reason: code }, 'DATA_DIR takes no socket: stop the product to give it a command');
  server.on('error', cannot);
  try {
    // Left behind by a crash; the lock on the folder says that nobody listens there now.
    rmSync(path, { force: true });
    listenAlone(server, path);
  } catch (error) {
    cannot(error as NodeJS.ErrnoException);
  }
  return () => server.close();
}

/** The socket comes into being with its rights, which no other moment can give it: for this user only, whatever the umask. */
function listenAlone(server: net.Server, path: string): void {
  const umask = process.umask(0o177);
  try {
    server.listen(path).unref();
  } finally {
    process.umask(umask);
  }
}

export interface CommandResult {
  ok: boolean;
  lines: string[];
}

async function answer(world: World, line: string): Promise<CommandResult> {
  try {
    const [name, ...args] = JSON.parse(line) as string[];
    if (!isCommand(name)) return { ok: false, lines: [`There is no command ${name}.`] };
    return { ok: true, lines: await runCommand(world, name, args) };
  } catch (error) {
    return { ok: false, lines: [(error as Error).message] };
  }
}

/** Null where no process listens in that folder. */
export function askRunningProcess(dataDir: string, command: string[]): Promise<CommandResult | null> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = net.connect(socketIn(dataDir), () => socket.end(JSON.stringify(command)));
    socket.setEncoding('utf8').on('data', (chunk) => {
      reply += chunk;
    });
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(reply ? (JSON.parse(reply) as CommandResult) : null));
  });
}
