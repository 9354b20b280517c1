import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../platform/crypto/passwords';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { PASSWORD, type Person } from '../testing/people';

const SLOW = 250;
let begun = 0;
const test = await startTestApp();
const cast = createCast(test);
let port: number;
let person: Person;
beforeAll(async () => {
  person = await cast.hire('basic');
  // A slow machine: each check takes as long as it would there.
  test.world.passwords = createPasswords({
    argon2: {
      hash: argon2.hash,
      verify: async (...given) => {
        begun++;
        await wait(SLOW);
        return argon2.verify(...given);
      },
    },
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as net.AddressInfo).port;
});
afterAll(() => test.close());

interface Answered {
  status: number;
  retryAfter: number;
  milliseconds: number;
}

function send(socket: net.Socket): void {
  const body = JSON.stringify({ email: person.email, password: PASSWORD });
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

/** Null where the connection was cut without an answer. */
function logIn(): Promise<Answered | null> {
  return new Promise((resolve) => {
    const since = performance.now();
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => send(socket));
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => resolve(null));
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
      const retryAfter = Number(/^retry-after: (\d+)/im.exec(text)?.[1]);
      resolve(status ? { status, retryAfter, milliseconds: performance.now() - since } : null);
    });
  });
}

describe('200 logins at once on a slow machine', { timeout: 60_000 }, () => {
  it('are all answered: those who would wait more than five seconds with 503 and when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, logIn));
    expect(answers.filter((answer) => answer === null)).toHaveLength(0);
    const told = answers.filter((answer) => answer?.status === 503);
    const served = answers.filter((answer) => answer?.status === 200);
    expect(told.length + served.length).toBe(200);
    expect(served.length).toBeGreaterThanOrEqual(10);
    expect(told.length).toBeGreaterThan(100);
    for (const answer of told) {
      expect(answer?.retryAfter).toBeGreaterThan(0);
      expect(answer?.retryAfter).toBeLessThanOrEqual(60);
    }
    // Five seconds in line, and the database's part for 200 of them on a busy machine: far from the 30 after which a silent connection is cut.
    expect(Math.max(...answers.map((answer) => answer?.milliseconds ?? 0))).toBeLessThan(20_000);
  });

  it('are not begun for those who have left', async () => {
    begun = 0;
    const sockets = await Promise.all(
      Array.from(
        { length: 12 },
        () =>
          new Promise<net.Socket>((resolve) => {
            const socket = net.connect(port, '127.0.0.1', () => resolve(socket));
            socket.on('error', () => undefined);
          }),
      ),
    );
    for (const socket of sockets) send(socket);
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(2);
    for (const socket of sockets) socket.destroy();
    expect((await logIn())?.status).toBe(200);
    // The two that were at work, perhaps two more whose turn came as they hung up, and the one who stayed.
    expect(begun).toBeLessThanOrEqual(5);
  });
});
