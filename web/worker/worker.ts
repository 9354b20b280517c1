import { SERVER_PATHS } from '../../contract/server-paths';
import { TAKE_OVER } from '../../contract/worker';
import { opened, shown } from './notifications';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by web/build/worker.ts: what the pages he may need without a connection are made of, of this version. */
declare const SHELL: { version: string; entry: string; files: string[] };

const CACHES = 'shell-';
const CACHE = CACHES + SHELL.version;
const PAGE = '/';
const files = new Set(SHELL.files);

/** Milliseconds for which a page is waited for before the kept one is shown; somebody who reloads wants today's. */
const PATIENCE = 400;
const PATIENCE_OF_A_RELOAD = 10_000;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('push', (event) => event.waitUntil(shown(self.registration, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(opened(self.clients, event.notification)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (files.has(pathname)) event.respondWith(keptFile(request));
  // All else goes its way unseen: nothing that the server says of anybody is ever stored.
  else if (request.mode === 'navigate' && !SERVER_PATHS.test(pathname)) event.respondWith(page(request));
});

/** A page of another version would ask for files that are not kept here: then nothing is, and the next visit tries again. */
async function keepShell(): Promise<void> {
  const kept = await caches.open(CACHE);
  const answer = await fetch(PAGE, { cache: 'no-store' });
  if (!(await answer.clone().text()).includes(SHELL.entry)) throw new Error('The page is of another version.');
  await kept.addAll(SHELL.files);
  await kept.put(PAGE, answer);
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const kept = (address: string) => caches.match(address, { cacheName: CACHE });

async function keptFile(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}

/** From the server, so that a deploy is seen at once; the kept one where none answers, or a proxy in its place. */
async function page(request: Request): Promise<Response> {
  const coming = fetch(request);
  const late = pause(request.cache === 'default' ? PATIENCE : PATIENCE_OF_A_RELOAD).then(() => kept(PAGE));
  const first = await Promise.race([coming, late]).catch(() => undefined);
  if (first && first.status < 500) return first;
  return (await kept(PAGE)) ?? coming;
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
