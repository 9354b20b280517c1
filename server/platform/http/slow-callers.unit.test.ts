import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepLogOf } from '../../testing/log-lines';
import { readConfig } from '../config';
import { createHttp } from './http';

const patience = { headers: 400, request: 1_000, look: 100 };
/** A machine that is busy with other things looks late. */
const LATEST = 8_000;
const BETWEEN_BYTES = 50;

const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMITS: 'off' });

describe('a caller who dawdles', () => {
  let port: number;
  let http: Awaited<ReturnType<typeof createHttp>>;
  let log: string[];
  beforeAll(async () => {
    http = await createHttp(config, patience);
    log = keepLogOf({ instances: [{ app: http }] });
    http.post('/api/echo', async (request) => request.body);
    await http.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = http.server.address() as net.AddressInfo);
  });
  afterAll(() => http.close());

  /** Sends the beginning, then a byte now and then for as long as the other side listens. */
  function dawdle(beginning: string): Promise<{ answer: string; took: number }> {
    return new Promise((resolve) => {
      const begun = performance.now();
      let answer = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write(beginning));
      const drip = setInterval(() => socket.write('a'), BETWEEN_BYTES);
      socket.setEncoding('latin1').on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
        resolve({ answer, took: performance.now() - begun });
      });
    });
  }

  const post = 'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  it.each([
    ['over his headers', `${post}X-Long: `, patience.headers],
    ['over his body', `${post}Content-Length: 60000\r\n\r\n"`, patience.request],
    ['over the parts of his body', `${post}Transfer-Encoding: chunked\r\n\r\nea60\r\n"`, patience.request],
  ])('%s is told so and cut off when his time is over, and nobody takes it for a fault', async (_name, text, limit) => {
    const { answer, took } = await dawdle(text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('That request took too long to arrive.');
    expect(took).toBeGreaterThan(limit * 0.9);
    expect(took).toBeLessThan(LATEST);
    expect(log).toEqual([]);
  });

  it('an upload that breaks off is not logged as a database that is away', async () => {
    const left = new Promise<void>((resolve) => http.server.once('connection', (peer) => peer.once('close', resolve)));
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`${post}Content-Length: 60000\r\n\r\n"half`, () => setTimeout(() => socket.destroy(), 100)),
    );
    await left;
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual([]);
    expect((await http.inject({ method: 'POST', url: '/api/echo', payload: { still: 'here' } })).statusCode).toBe(200);
  });

  it('without being told otherwise: 10 s for the headers, 15 s in all, looked after every second', async () => {
    const usual = await createHttp(config);
    expect(usual.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
    });
    await usual.close();
  });

  it('a connection stays open for as long as a model may take', async () => {
    const slow = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'slow', AI_TOTAL_SECONDS: '300' };
    const [usual, patient] = [await createHttp(config), await createHttp(readConfig({ LOG_LEVEL: 'silent', ...slow }))];
    expect([usual.server.timeout, patient.server.timeout]).toEqual([30_000, 310_000]);
    await Promise.all([usual.close(), patient.close()]);
  });
});
