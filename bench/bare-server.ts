import { fork } from 'node:child_process';
import { hkdfSync } from 'node:crypto';
import { once } from 'node:events';
import { secrets } from './server-database';

/** Starts what the product is measured against, on the database of the product and with its sessions. */
export async function startBareServer(
  databaseUrl: string,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const sessionSecret = Buffer.from(hkdfSync('sha256', secrets.AUTH_SECRET, '', 'jwt/v1', 32)).toString('base64');
  const child = fork('bench/bare-process.ts', [databaseUrl, sessionSecret], { execArgv: ['--import', 'tsx'] });
  const [url] = await once(child, 'message');
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
