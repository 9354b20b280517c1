import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { fromRoot } from './root.mjs';

/** Whether a product runs whose packages and build are these, or that takes commands on the data folder of these settings. */
export async function isRunning() {
  return isProgramInUse() || (await takesCommands());
}

/** By the marks that server/running-mark.ts leaves, of those that are still alive. */
function isProgramInUse() {
  const folder = fromRoot('.cache', 'running');
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((pid) => isStill(pid, readFileSync(join(folder, pid), 'utf8')));
}

/** Not where another program has got the number of one that was killed. Where nobody can tell, it counts as running. */
function isStill(pid, startedWith) {
  const { status, stdout, error } = spawnSync('ps', ['-p', pid, '-o', 'args='], { encoding: 'utf8' });
  if (error) return isAlive(Number(pid));
  return status === 0 && stdout.includes(startedWith);
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** server/control.ts listens there while it has the embedded database. */
export function takesCommands() {
  const fromFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  // The environment wins, as everywhere; empty means unset.
  const dataDir = process.env.DATA_DIR || fromFile.DATA_DIR || './data';
  return new Promise((resolve) => {
    const socket = net.connect(join(dataDir, 'control.sock'), () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
