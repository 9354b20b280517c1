import { EVENT_STREAM } from '../../contract/events';

export interface Happening {
  name: string;
  data: unknown;
}

export function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
}

/** The events of an answer that comes piece by piece, each as soon as it is whole. Ours have one line of data. */
export async function* eventsOf(response: Response): AsyncGenerator<Happening> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const blocks = (rest + decoder.decode(piece.value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield* happeningsIn(block);
    }
  } finally {
    // Whoever stops listening lets go of the line.
    await reader.cancel();
  }
}

/** One, or none: a comment only keeps the line open. */
function happeningsIn(block: string): Happening[] {
  const lines = block.split('\n').map((line) => line.split(/: (.*)/s));
  const field = (wanted: string) => lines.find(([name]) => name === wanted)?.[1];
  const data = field('data');
  return data === undefined ? [] : [{ name: field('event') ?? '', data: JSON.parse(data) }];
}
