import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Slow 4G as browsers' tools and Lighthouse play it: milliseconds to the first byte, and bytes a second for all together. */
const LATENCY = 562.5;
const BYTES_A_SECOND = 180_000;
const PIECE = 4_096;

/** A line to the product as slow as that, also for what a worker of the browser asks, which its own tools leave as it is. */
export async function slowLineTo(home: string): Promise<{ url: string; close(): Promise<void> }> {
  let freeAt = 0;
  const server = createServer(async (request, response) => {
    const headers = { ...request.headers, host: new URL(home).host };
    const passing = ask(home + request.url, { method: request.method ?? 'GET', headers });
    request.pipe(passing);
    const [answer] = (await once(passing, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await answer.toArray());
    await wait(LATENCY);
    const { 'transfer-encoding': _, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': body.length });
    for (let from = 0; from < body.length; from += PIECE) {
      const piece = body.subarray(from, from + PIECE);
      freeAt = Math.max(freeAt, performance.now()) + (piece.length / BYTES_A_SECOND) * 1_000;
      await wait(freeAt - performance.now());
      response.write(piece);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
