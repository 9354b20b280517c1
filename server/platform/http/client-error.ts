import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type RefusalBody, refusals } from '../../../contract/errors';

const answers: Record<string, { status: number; words: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, words: 'The headers of that request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, words: 'That request took too long to arrive.' },
};

/** What is not even HTTP never reaches a route; it is answered in the same form as every other refusal, and cut off. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, words } = answers[error.code ?? ''] ?? refusals.invalid_input;
  const body = JSON.stringify({ error: words, code: 'invalid_input' } satisfies RefusalBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
