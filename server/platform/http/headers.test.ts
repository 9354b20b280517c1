import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app';
import { createCast } from '../../testing/cast';
import { publicSettings } from '../../testing/public-settings';
import { expectRefusal } from '../../testing/refused';
import { readConfig } from '../config';
import { createHttp } from './http';
import { serveWebApp } from './web-app';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' https://fonts.googleapis.com",
  "font-src 'self' https://fonts.gstatic.com",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types heartnote-worker',
].join(';');

const onEveryAnswer = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const neverGiven = [
  'x-powered-by',
  'server',
  'set-cookie',
  'access-control-allow-origin',
  'access-control-allow-methods',
];

function expectArmour({ headers }: LightMyRequestResponse): void {
  expect(headers).toMatchObject(onEveryAnswer);
  for (const name of neverGiven) expect(headers).not.toHaveProperty(name);
}

/** A web app as the build leaves it, and beside it what must never be found there. */
function fakeWebFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-web-'));
  for (const inside of ['assets', '.git']) mkdirSync(join(folder, inside));
  const files = {
    'index.html': '<!doctype html><title>the page</title>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-Ab12Cd34.js': 'export {};',
    'assets/index-Ab12Cd34.js.map': '{"sourcesContent":["PRIVATE"]}',
    '.env': 'MASTER_KEY=PRIVATE',
    '.git/config': 'PRIVATE',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

describe('headers on every kind of answer', () => {
  const folder = fakeWebFolder();
  let app: FastifyInstance;

  async function serve(env: Record<string, string> = {}): Promise<FastifyInstance> {
    const config = readConfig({ LOG_LEVEL: 'silent', ...env });
    const http = await createHttp(config);
    http.get('/api/works', async () => ({ message: 'Done' }));
    http.post('/api/works', async () => ({ message: 'Done' }));
    http.get('/api/place', async (request) => ({ ip: request.ip }));
    http.get('/api/fails', async () => {
      throw new Error('the secret of the failing route');
    });
    await serveWebApp(http, { folder, publicUrl: config.publicUrl });
    return http;
  }

  beforeAll(async () => {
    app = await serve();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const json = { 'content-type': 'application/json' };
  it.each([
    ['the page', 200, { url: '/' }],
    ['a path of the web app', 200, { url: '/dashboard?tab=search' }],
    ['a file of the web app', 200, { url: '/favicon.svg' }],
    ['an asset', 200, { url: '/assets/index-Ab12Cd34.js' }],
    ['a missing asset', 404, { url: '/assets/index-gone.js' }],
    ['a call that works', 200, { url: '/api/works' }],
    ['a body that is no JSON', 400, { url: '/api/works', method: 'POST', headers: json, payload: '{' }],
    ['an unknown call', 404, { url: '/api/nothing' }],
    ['an address that cannot be decoded', 404, { url: '/api/%zz' }],
    ['a page that cannot be decoded', 200, { url: '/%ff' }],
    ['a body too large', 413, { url: '/api/works', method: 'POST', headers: json, payload: `"${'x'.repeat(70_000)}"` }],
    [
      'a foreign kind of body',
      415,
      { url: '/api/works', method: 'POST', headers: { 'content-type': 'a/b' }, payload: 'x' },
    ],
    ['a failure', 500, { url: '/api/fails' }],
    ['an unknown method', 404, { url: '/', method: 'DELETE' }],
    ['a range that is none', 416, { url: '/assets/index-Ab12Cd34.js', headers: { range: 'bytes=900-901' } }],
  ] as const)('%s (%i) carries all of them', async (_name, status, request) => {
    const response = await app.inject({
      ...request,
      headers: { origin: 'https://evil.example', ...('headers' in request && request.headers) },
    });
    expect(response.statusCode).toBe(status);
    expectArmour(response);
    if (status >= 400) expectRefusal(response);
    const kept = status === 200 && request.url.startsWith('/assets/');
    expect(response.headers['cache-control']).toBe(kept ? 'public, max-age=31536000, immutable' : 'no-store');
  });

  it('the policy allows nothing inline, nothing evaluated and no script from elsewhere', () => {
    expect(policy).not.toMatch(/unsafe-|\*|strict-dynamic/);
    expect(policy.split(';').filter((line) => /script|default/.test(line) && line.includes('http'))).toEqual([]);
  });

  it('a failure says nothing of itself', async () => {
    const response = await app.inject('/api/fails');
    expect(response.json()).toEqual({ error: 'Server error', code: 'server_error' });
    expect(JSON.stringify(response.headers)).not.toContain('secret');
  });

  it.each([
    ['by its network', { HOST: '0.0.0.0' }],
    ['through a proxy on the same machine', { HOST: '127.0.0.1', TRUST_PROXY: '1' }],
    ['by its name alone', {}],
  ])('asks for encrypted transport where others reach it %s, whatever NODE_ENV says', async (_how, reached) => {
    for (const NODE_ENV of ['', 'development', 'production']) {
      const open = await serve({ ...publicSettings, ...reached, NODE_ENV });
      const { headers } = await open.inject('/');
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      expect(headers['content-security-policy']).toBe(`${policy};upgrade-insecure-requests`);
      await open.close();
    }
  });

  it('does not ask for it where others reach it without encryption, or nobody could come any more', async () => {
    const plain = await serve({ ...publicSettings, PUBLIC_URL: 'http://notebook.lan' });
    const { headers } = await plain.inject('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toBe(policy);
    await plain.close();
  });

  it('on this machine says so in production only, and sends no browser elsewhere', async () => {
    expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
    const production = await serve({ NODE_ENV: 'production' });
    const { headers } = await production.inject('/');
    expect(headers).toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toBe(policy);
    await production.close();
  });

  it.each([
    '/favicon.ico',
    '/icon.PNG?x=1',
    '/some/where/photo.jpeg',
    '/favicon%2eico',
    '/.well-known/x',
    '/.well-known/change-password',
    '/%2egit/config',
    '/metrics',
    '/metrics/x',
    '/phpinfo.php',
    '/site.webmanifest',
    '/a.7z',
  ])('%s looks like a file and is none: it is unknown, not the page', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app.inject({ url, method });
      expect(response.statusCode, method).toBe(404);
    }
    expect(expectRefusal(await app.inject({ url })).code).toBe('not_found');
  });

  it.each(['/nowhere', '/dashboard/', '/login.', '/v1.2', '/Metrics-of-love', '/unsubscribe?email=him@example.com'])(
    'ROUTE-24 ROUTE-25 ROUTE-29 %s is the page, which knows where it leads',
    async (url) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(200);
      expect(response.payload).toContain('<title>the page</title>');
    },
  );

  it.each([
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/package-lock.json',
    '/server/main.ts',
    '/data/keys/secrets.json',
    '/node_modules/fastify/package.json',
    '/assets/index-Ab12Cd34.js.map',
    '/assets/',
    '/assets',
    '/..%2f..%2f.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e/.env',
    '/assets/..%5c.env',
    '/.env%00.html',
    '//etc/passwd',
    '/metrics',
    '/debug',
    '/server-status',
    '/phpinfo.php',
    '/site.webmanifest',
    '/a.7z',
  ])('%s is the page or unknown, never a file', async (url) => {
    const response = await app.inject({ url });
    expect(response.payload).not.toContain('PRIVATE');
    if (response.statusCode === 200) expect(response.payload).toContain('<title>the page</title>');
    else expect(expectRefusal(response).code).toBe('not_found');
  });

  it('takes the word of a proxy about the caller only as far as TRUST_PROXY says', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-real-ip': '203.0.113.9' };
    const ipSeenBy = async (http: FastifyInstance) =>
      (await http.inject({ url: '/api/place', headers, remoteAddress: '192.0.2.1' })).json<{ ip: string }>().ip;
    expect(await ipSeenBy(app)).toBe('192.0.2.1');
    const seen = ['198.51.100.7', '203.0.113.9'];
    for (const [index, ip] of seen.entries()) {
      const behind = await serve({ ...publicSettings, TRUST_PROXY: String(index + 1) });
      expect(await ipSeenBy(behind)).toBe(ip);
      await behind.close();
    }
  });
});

describe('headers of the whole product', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('answers of the API carry them, refused or not, to whatever origin asks, and are never kept', async () => {
    const { token } = await createCast(test).hire('premium');
    const headers = { origin: 'https://evil.example', authorization: `Bearer ${token}` };
    for (const [url, status] of [
      ['/health', 200],
      ['/api/user', 200],
      ['/api/verify-email', 400],
      ['/api/openapi.json', 200],
      ['/api/docs', 200],
      ['/api/docs.css', 200],
    ] as const) {
      const response = await test.raw({ url, headers });
      expect(response.statusCode, url).toBe(status);
      expectArmour(response);
      expect(response.headers['cache-control'], url).toBe('no-store');
    }
    const refused = await test.raw({ url: '/api/user' });
    expect(refused.statusCode).toBe(401);
    expectArmour(refused);
  });
});
