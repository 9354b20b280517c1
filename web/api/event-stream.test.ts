import { expect, it } from 'vitest';
import { EVENT_STREAM } from '../../contract/events';
import { eventsOf, type Happening, isEventStream } from './event-stream';

const text = 'event: told\ndata: {"text":"Käse: “ja” 🌷"}\n\nevent: reply\ndata: {"text":"a\\n\\nb"}\n\n';

/** The bytes of a text in pieces of that many, whatever they cut through. */
function inPieces(whole: string, size: number): Response {
  const bytes = new TextEncoder().encode(whole);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': `${EVENT_STREAM}; charset=utf-8` } });
}

async function heard(response: Response): Promise<Happening[]> {
  const happenings: Happening[] = [];
  for await (const happening of eventsOf(response)) happenings.push(happening);
  return happenings;
}

it.each([1, 2, 7, 1_000])('events are put together from pieces of %d bytes', async (size) => {
  expect(await heard(inPieces(text, size))).toEqual([
    { name: 'told', data: { text: 'Käse: “ja” 🌷' } },
    { name: 'reply', data: { text: 'a\n\nb' } },
  ]);
});

it('one that breaks off is not told', async () => {
  expect(await heard(inPieces(text.slice(0, -1), 5))).toHaveLength(1);
});

it('a comment that keeps the line open tells nothing', async () => {
  expect(await heard(inPieces(`: ping\n\n${text}:\n\n`, 5))).toHaveLength(2);
});

it('whoever stops listening lets go of the line', async () => {
  const cancelled: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel: (reason) => void cancelled.push(reason),
  });
  for await (const { name } of eventsOf(new Response(body))) if (name === 'told') break;
  expect(cancelled).toHaveLength(1);
});

it('knows what comes piece by piece', () => {
  expect(isEventStream(inPieces(text, 9))).toBe(true);
  expect(isEventStream(new Response('{}', { headers: { 'content-type': 'application/json' } }))).toBe(false);
});
