import './setup/node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot, root } from './setup/root.mjs';

ensureInstalled();
// The environment wins, as everywhere; empty means unset.
const fromFile = existsSync(fromRoot('.env')) ? parseEnv(readFileSync(fromRoot('.env'), 'utf8')) : {};
const port = process.env.PORT || fromFile.PORT || '3000';
const webPort = 5173;
const api = `http://127.0.0.1:${port}`;
// The page's own modules in web/api/ are served by Vite under /api/ as well: those are not calls.
const calls = '^/api/(?![^?]*\\.(ts|tsx|css)(\\?|$))';

// The stand-ins compare the host of a form's page with the host that is asked.
const sameHost = { target: api };

const { createServer } = await import('vite');
const web = await createServer({
  root: fromRoot('web'),
  configFile: fromRoot('web', 'vite.config.ts'),
  server: { port: webPort, strictPort: true, proxy: { [calls]: api, '/health': api, '/dev': sameHost } },
});
await web.listen();

const tsx = fromRoot('node_modules', 'tsx', 'dist', 'cli.mjs');
const server = spawn(process.execPath, [tsx, 'watch', 'server/main.ts'], {
  cwd: root,
  // Links in mails should open the page that reloads itself.
  env: { PUBLIC_URL: `http://localhost:${webPort}`, ...process.env, PORT: port },
  stdio: ['ignore', 'inherit', 'inherit'],
});
console.log(`Web, with hot reload: http://localhost:${webPort}\nAPI:                  http://localhost:${port}`);

let asked = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    asked = true;
    server.kill('SIGTERM');
  });
}
server.on('exit', async (code) => {
  await web.close();
  process.exit(asked ? 0 : (code ?? 1));
});
