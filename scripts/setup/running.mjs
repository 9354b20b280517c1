import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Whether a product that can be given commands (server/control.ts) runs on the data folder of these settings. */
export function isRunning() {
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
