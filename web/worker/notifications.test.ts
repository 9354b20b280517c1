import { afterAll, expect, it, vi } from 'vitest';
import { opened, shown } from './notifications';

const ORIGIN = 'https://heartnote.example';
vi.stubGlobal('location', { origin: ORIGIN });
vi.stubGlobal('self', globalThis);
afterAll(() => void vi.unstubAllGlobals());

const told = { title: "Today's question is ready", navigate: `${ORIGIN}/question-of-the-day`, tag: 'daily' };
const dataOf = (value: unknown) => ({ json: () => value }) as PushMessageData;

async function show(data: PushMessageData | null) {
  const showNotification = vi.fn(async () => {});
  await shown({ showNotification } as unknown as ServiceWorkerRegistration, data);
  return showNotification.mock.calls[0] as unknown as [string, NotificationOptions];
}

it('shows what a message says, under its tag, with where a tap leads', async () => {
  const [title, options] = await show(dataOf({ web_push: 8030, notification: told }));
  expect(title).toBe(told.title);
  expect(options).toMatchObject({ tag: 'daily', data: told.navigate });
});

it.each([
  ['nothing', null],
  ['what is no JSON', { json: () => JSON.parse('nonsense') } as PushMessageData],
  ['JSON of another making', dataOf({ hello: 'there' })],
])('%s: something neutral is shown all the same', async (_, data) => {
  expect((await show(data))[0]).toBe('Something is waiting for you');
});

/** A tap, with the app open at these pages. */
async function tap(navigate: string, pages: string[]) {
  const done: string[] = [];
  const windows = pages.map((url) => ({
    url: `${ORIGIN}${url}`,
    focus: async () => void done.push(`focus ${url}`),
    navigate: async (to: string) => {
      done.push(`${url} to ${to.slice(ORIGIN.length)}`);
      return { focus: async () => void done.push('focus') };
    },
  }));
  const openWindow = async (to: string) => void done.push(`open ${to.slice(ORIGIN.length)}`);
  const clients = { matchAll: async () => windows, openWindow } as unknown as Clients;
  await opened(clients, { data: navigate, close: () => done.push('close') } as unknown as Notification);
  return done;
}

it.each([
  ['nowhere', [], ['close', 'open /question-of-the-day']],
  ['at that page', ['/dashboard', '/question-of-the-day'], ['close', 'focus /question-of-the-day']],
  ['at another', ['/dashboard'], ['close', '/dashboard to /question-of-the-day', 'focus']],
])('a tap, with the app open %s', async (_, pages, done) => {
  expect(await tap(told.navigate, pages)).toEqual(done);
});

it('leads to no other address than ours', async () => {
  expect(await tap('https://evil.example/', ['/dashboard'])).toEqual(['close']);
});
