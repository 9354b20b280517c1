import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SCREEN_FILES } from '../../../contract/screen-files';
import { readConfig } from '../config';
import { houseOf } from './house';
import { serveWebApp } from './web-app';

const folder = mkdtempSync(join(tmpdir(), 'heartnote-web-'));
const served: FastifyInstance[] = [];

async function serve(publicUrl: string, theme?: () => string | null): Promise<FastifyInstance> {
  const app = Fastify();
  served.push(app);
  await serveWebApp(app, { folder, publicUrl, ...(theme && { theme }) });
  return app;
}

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'app-1.js.br'), brotliCompressSync('export {};'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>the page</title></head><body></body>',
  );
  writeFileSync(
    join(folder, SCREEN_FILES),
    JSON.stringify({ '/': ['/assets/login-1.js'], '/help': ['/assets/help-1.js', '/assets/help-1.css'] }),
  );
});
afterAll(async () => {
  for (const app of served) await app.close();
  rmSync(folder, { recursive: true });
});

it('the page tells whoever shows a link to it, in whole addresses, where it is and what it looks like', async () => {
  const app = await serve('https://heartnote.example');
  for (const url of ['/', '/help?x=1']) {
    const { payload } = await app.inject({ url });
    expect(payload).toContain('<meta property="og:url" content="https://heartnote.example/">');
    expect(payload).toContain('<meta property="og:image" content="https://heartnote.example/link-picture.png">');
    expect(payload.indexOf('og:image')).toBeLessThan(payload.indexOf('</head>'));
  }
});

it.each([
  [{}, '<html lang="en">'],
  [{ PUBLIC_URL: 'https://heartnote.example' }, '<html data-premium="asked-for" data-mail="off" lang="en">'],
  [{ PREMIUM: 'everyone' }, '<html data-premium="included" lang="en">'],
])('the page says of a server with the settings %j what its screens must know', async (env, opening) => {
  const app = Fastify();
  served.push(app);
  const config = readConfig(env as Record<string, string>);
  await serveWebApp(app, { folder, publicUrl: config.publicUrl, house: houseOf(config), theme: () => null });
  expect((await app.inject({ url: '/' })).payload).toContain(opening);
});

it('the address is written as text, whatever it holds', async () => {
  const { payload } = await (await serve('https://heartnote.example/$&"><script>')).inject({ url: '/' });
  expect(payload).toContain('content="https://heartnote.example/$&#38;&#34;&#62;&#60;script&#62;/"');
});

it('the page carries the look that is published, as it is now, and as text whatever it holds', async () => {
  let theme: string | null = null;
  const app = await serve('https://heartnote.example', () => theme);
  const root = async () => /<html[^>]*>/.exec((await app.inject({ url: '/login' })).payload)?.[0];
  expect(await root()).toBe('<html lang="en">');
  theme = '{"a":""><script>$&"}';
  expect(await root()).toBe(
    '<html data-site-theme="{&#34;a&#34;:&#34;&#34;&#62;&#60;script&#62;$&#38;&#34;}" lang="en">',
  );
  const compressed = await app.inject({ url: '/help', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('data-site-theme');
  theme = null;
  expect(await root()).toBe('<html lang="en">');
});

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
  [undefined, 'identity', (bytes: Buffer) => bytes],
])('the page comes as %s to who accepts "%s"', async (encoding, accepted, open) => {
  const app = await serve('https://heartnote.example');
  const response = await app.inject({ url: '/login', headers: { 'accept-encoding': accepted } });
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(open(response.rawPayload).toString()).toContain('og:image');
});

it.each([
  ['/', ['/assets/login-1.js']],
  ['/help?x=1', ['/assets/help-1.js', '/assets/help-1.css']],
  ['/HELP', ['/assets/help-1.js', '/assets/help-1.css']],
  ['/constructor', ['/assets/login-1.js']],
])('the page at %s names the files of its screen, to be fetched with the app and not after it', async (url, files) => {
  const { payload } = await (await serve('https://heartnote.example')).inject({ url });
  expect(Array.from(payload.matchAll(/href="([^"]+)"/g), ([, file]) => file)).toEqual(files);
  expect(payload.includes('<link rel="stylesheet"')).toBe(files.length > 1);
});

it('the list of these files has no address of its own', async () => {
  const app = await serve('https://heartnote.example');
  expect((await app.inject({ url: `/${SCREEN_FILES}` })).statusCode).toBe(404);
});

it('a file comes compressed to who accepts it; what lies beside it for that has no address of its own', async () => {
  const app = await serve('https://heartnote.example');
  const compressed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('export {};');
  expect((await app.inject({ url: '/assets/app-1.js' })).payload).toBe('export {};');
  expect((await app.inject({ url: '/assets/app-1.js.br' })).statusCode).toBe(404);
});

it('HEAD is answered as GET, without the page', async () => {
  const app = await serve('https://heartnote.example');
  const [asked, looked] = [await app.inject('/help'), await app.inject({ url: '/help', method: 'HEAD' })];
  expect([looked.statusCode, looked.payload]).toEqual([200, '']);
  expect(looked.headers['content-type']).toBe(asked.headers['content-type']);
});

it('the picture is a file of ours, of the size that is asked for, and small', () => {
  const png = readFileSync('web/public/link-picture.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(60_000);
});
