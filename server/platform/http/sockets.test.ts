import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefusalBody } from '../../../contract/errors';
import { startTestApp, type TestApp } from '../../testing/app';
import { expectSentence } from '../../testing/refused';

/** What arrives at a real socket before it is a request: here `inject` would prove nothing. */
describe('bytes on the wire', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as net.AddressInfo).port;
  });
  afterAll(() => test.close());

  /** Sends the text and reads until the server closes, or for so long. */
  function exchange(text: string, patience = 10_000): Promise<string> {
    return new Promise((resolve, reject) => {
      let received = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
      const done = () => {
        socket.destroy();
        resolve(received);
      };
      socket.setTimeout(patience, done);
      socket.setEncoding('latin1').on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', done);
      socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? done() : reject(error)));
    });
  }

  const request = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
  const statusesIn = (answer: string) =>
    [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as RefusalBody;

  async function expectAlive(): Promise<void> {
    const answer = await exchange(request('GET /health HTTP/1.1', 'Host: localhost', 'Connection: close'));
    expect(statusesIn(answer)).toEqual([200]);
  }

  it.each([
    [
      'a length and chunks',
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    ],
    [
      'chunks and a length',
      ['Transfer-Encoding: chunked', 'Content-Length: 4'],
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    ],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5'], 'abcde'],
    ['a length that is none', ['Content-Length: +4'], 'abcd'],
    ['a blank before the colon', ['Content-Length : 4'], 'abcd'],
    ['chunks by another name', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['a folded header', ['X-Folded: a', ' b'], ''],
    ['a header without a name', [': nothing'], ''],
  ])('%s cannot smuggle a second request: 400', async (_name, headers, body) => {
    const answer = await exchange(request('POST /api/logout HTTP/1.1', 'Host: localhost', ...headers) + body);
    expect(statusesIn(answer)).toEqual([400]);
    expect(bodyOf(answer)).toEqual({ error: "We couldn't understand that request.", code: 'invalid_input' });
    expect(answer).not.toContain('smuggled');
  });

  it('headers beyond 16 KiB are refused with 431, in the form of every refusal', async () => {
    const answer = await exchange(request('GET /health HTTP/1.1', 'Host: localhost', `X-Long: ${'a'.repeat(20_000)}`));
    expect(statusesIn(answer)).toEqual([431]);
    expect(answer).toContain('Content-Type: application/json; charset=utf-8');
    const body = bodyOf(answer);
    expect(Object.keys(body)).toEqual(['error', 'code']);
    expectSentence(body.error);
    await expectAlive();
  });

  it.each([
    ['nothing', ''],
    ['half a line', 'GET /hea'],
    ['half the headers', 'GET /health HTTP/1.1\r\nHost: loc'],
    ['less body than announced', 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n{"email"'],
    ['an unfinished chunk', 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{'],
  ])('a caller who sends %s and leaves does no harm', async (_name, text) => {
    await new Promise<void>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(text, () => socket.destroy()));
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    await expectAlive();
  });

  it('fifty callers who send a letter at a time keep nobody else waiting', async () => {
    const idle = Array.from({ length: 50 }, () => net.connect(port, '127.0.0.1').on('error', () => undefined));
    for (const letter of 'POST /api/login HTTP/1.1\r\nX') for (const socket of idle) socket.write(letter);
    await expectAlive();
    for (const socket of idle) socket.destroy();
  });

  it.each([
    ['what is not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['another protocol', 'EHLO mail.example\r\nMAIL FROM:<a@b.example>\r\n\r\n'],
    ['an unknown method', request('BREW /api/user HTTP/1.1', 'Host: localhost')],
    ['an unknown version', request('GET /health HTTP/9.9', 'Host: localhost')],
    ['a blank address', request('GET  HTTP/1.1', 'Host: localhost')],
    ['no host', request('GET /health HTTP/1.1')],
  ])('%s is refused with 400', async (_name, text) => {
    const answer = await exchange(text);
    expect(statusesIn(answer)).toEqual([400]);
    expect(answer).not.toMatch(/node|fastify|parse error/i);
    await expectAlive();
  });

  it('a way up in the address leads nowhere', async () => {
    for (const path of ['/api/../api/user', '/../package.json', '/assets/../../server/main.ts', '/..%2f..%2f.env']) {
      const answer = await exchange(request(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'));
      expect(answer, path).not.toMatch(/"name": "heartnote"|import |MASTER_KEY/);
      expect([200, 404], path).toContain(statusesIn(answer)[0]);
    }
  });

  it('an upgrade or a tunnel is not opened', async () => {
    const upgrade = request(
      'GET /health HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade, close',
      'Upgrade: websocket',
    );
    expect(statusesIn(await exchange(upgrade, 500))).not.toContain(101);
    expect(statusesIn(await exchange(request('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example'), 500))).toEqual(
      [],
    );
    await expectAlive();
  });
});
