import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { EVENT_STREAM, type EventName } from '../../contract/events';
import { SessionProvider } from '../session/session';
import { ConfirmProvider } from '../ui/confirm';

/** Renders a part of the app with everything that app.tsx puts around it. */
export function renderInApp(part: ReactNode) {
  return render(
    <SessionProvider>
      <ConfirmProvider>{part}</ConfirmProvider>
    </SessionProvider>,
  );
}

/** `events`: the answer comes piece by piece. */
type Answer = { status?: number; body?: unknown; events?: ReadableStream<Uint8Array> } | 'unreachable';

/**
 * Plays the server: `'POST /api/login': { status: 401, body: { error } }`. A path that is not listed answers 404.
 * Returns the requests in order, as they were sent.
 */
export function playServer(
  answers: Record<string, Answer | ((request: Request) => Answer | Promise<Answer>)>,
): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    requests.push(request.clone());
    const listed = answers[`${request.method} ${new URL(url).pathname}`] ?? { status: 404, body: {} };
    const answer = typeof listed === 'function' ? await listed(request) : listed;
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer.events) return new Response(answer.events, { headers: { 'content-type': EVENT_STREAM } });
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 });
  });
  return requests;
}

/** For `playServer`: an answer that comes piece by piece, as the test tells it to. */
export function createTelling() {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  return {
    answer: { events: readable },
    tell: (name: EventName, data: unknown) =>
      writer.write(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    breakOff: () => writer.close(),
  };
}

/** For `playServer`: the answer does not come. */
export function noAnswer(): Promise<Answer> {
  return new Promise(() => {});
}

/** A token as the server makes them, as far as the browser can tell. */
export function makeToken(claims: { sub?: string; exp?: number } = {}): string {
  const payload = { sub: 'somebody', exp: Math.floor(Date.now() / 1000) + 3600, ...claims };
  return `e30.${btoa(JSON.stringify(payload))}.signature`;
}

export const basicUser = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  email: 'husband@example.com',
  email_verified: true,
  proved_email: 'husband@example.com',
  is_admin: false,
  created_at: '2025-01-01T00:00:00.000Z',
  last_login: null,
  subscription_status: 'none',
  answersCount: 3,
  customQuestionsCount: 0,
};
