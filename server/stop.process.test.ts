import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { contact } from '../contract/contact';
import { health } from '../contract/health';
import { uniqueEmail } from './testing/addresses';
import { inTime } from './testing/in-time';
import { startMailServer } from './testing/mail-server';
import { callAt, PASSWORD } from './testing/over-http';
import { createProcesses, type RunningServer } from './testing/processes';
import { throughWindow } from './testing/rows';
import { thorough } from './testing/thorough';
import { until } from './testing/until';

/** Half of them sign up, which is work. */
const CONNECTIONS = thorough(40);
const LONGEST_STOP = 10_000;
const SHUT_DOWN = 1;
const IN_PRODUCTION = 6;

const processes = createProcesses();
afterEach(() => processes.endAll());
afterAll(() => processes.cleanUp());

/** How PostgreSQL itself says that a data folder was left: the state in its control file. */
function stateOf(data: string): number {
  return readFileSync(join(data, 'db', 'global', 'pg_control')).readUInt32LE(16);
}

interface Reply {
  status: number;
  body: string;
}

/** A connection of its own that stays open, as browsers keep theirs. */
function connect(server: RunningServer) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, body?: object) =>
    new Promise<Reply>((resolve, reject) => {
      const request = http.request(
        `${server.url}${path}`,
        { agent, method: body ? 'POST' : 'GET', headers: body ? { 'content-type': 'application/json' } : {} },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
          response.on('error', reject);
        },
      );
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
  return { send, close: () => agent.destroy() };
}

async function stopped(server: RunningServer): Promise<{ code: number | null; took: number }> {
  const begun = performance.now();
  server.signal('SIGTERM');
  const { code } = await server.ended;
  return { code, took: performance.now() - begun };
}

describe('asked to stop (SIGTERM)', () => {
  it(`answers all ${CONNECTIONS} requests that are under way, closes its database well, and exits with 0; asked a second time, it ends at once`, async () => {
    const data = await processes.dataFolder();
    const server = await processes.start({ DATA_DIR: data });
    const connections = Array.from({ length: CONNECTIONS }, () => connect(server));
    await Promise.all(connections.map(({ send }) => send('/api/openapi.json')));
    expect(stateOf(data)).toBe(IN_PRODUCTION);

    let answered = 0;
    let lastAnswer = 0;
    const emails = connections.map(() => uniqueEmail());
    const replies = connections.map(async ({ send }, n) => {
      const email = emails[n] ?? '';
      const message = { email, subject: email, message: 'Hello', purpose: 'question' };
      const slow = n % 2 === 0;
      const reply = await (slow ? send('/api/signup', { email, password: PASSWORD }) : send('/api/contact', message));
      answered++;
      lastAnswer = performance.now();
      return reply;
    });
    await until('the first answers come', () => answered > 3);
    const underway = CONNECTIONS - answered;
    expect(underway).toBeGreaterThan(0);
    const { code, took } = await stopped(server);
    const all = await Promise.all(replies);
    const stoppedAt = performance.now();
    for (const { close } of connections) close();

    // A sign-up that would wait too long for its turn is told so, which is an answer too.
    expect(all.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
    const done = all.map(({ status }) => status < 300);
    expect(done.filter(Boolean).length).toBeGreaterThanOrEqual(CONNECTIONS / 2);
    expect(code).toBe(0);
    expect(took).toBeLessThan(inTime(LONGEST_STOP));
    // Connections that are only kept open are not waited for.
    expect(stoppedAt - lastAnswer).toBeLessThan(inTime(2_000));
    expect(stateOf(data)).toBe(SHUT_DOWN);
    console.log(`stopped in ${Math.round(took)} ms with ${underway} requests under way`);

    const again = await processes.start({ DATA_DIR: data });
    const sql = throughWindow(again);
    const people = await sql<{ email: string }>('select email from "user"');
    const missing = emails.filter(
      (email, n) => n % 2 === 0 && done[n] && !people.some((person) => person.email === email),
    );
    expect(missing).toEqual([]);
    const [messages] = await sql<{ n: number }>('select count(*)::int as n from contact_message');
    expect(messages?.n).toBe(CONNECTIONS / 2);
    expect((await callAt(again.url, contact.send, { body: { ...example } })).status).toBe(200);
    await expectSecondEndsIt(again);
  });

  it('does not wait for visitors who never finish their request, nor for a mail server that never answers', async () => {
    const data = await processes.dataFolder();
    const mailServer = await startMailServer();
    mailServer.mood = 'hanging';
    const server = await processes.start({ DATA_DIR: data, SMTP_URL: mailServer.url });
    const halves = Array.from({ length: 10 }, () => {
      const socket = net.connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      );
      return socket;
    });
    const silent = net.connect(server.port, '127.0.0.1').on('error', () => undefined);
    expect((await callAt(server.url, contact.send, { body: example })).status).toBe(200);
    await until('the mail hangs', () => mailServer.tries.mails === 1);

    const { code, took } = await stopped(server);
    expect(code).toBe(0);
    expect(took).toBeLessThan(inTime(LONGEST_STOP));
    expect(stateOf(data)).toBe(SHUT_DOWN);
    for (const socket of [...halves, silent]) socket.destroy();
    await mailServer.leave();
  });

  it('ends well from its first answer on, while its job queue may still be on its way', async () => {
    const data = await processes.dataFolder();
    const server = await processes.launch({ DATA_DIR: data });
    const answers = async () => (await callAt(server.url, health.check).catch(() => null)) !== null;
    await until('it answers', answers, 120_000);
    expect((await stopped(server)).code).toBe(0);
    expect(stateOf(data)).toBe(SHUT_DOWN);
  });

  it('ends well also before it listens, while its database is being opened', async () => {
    const data = await processes.dataFolder();
    const server = await processes.launch({ DATA_DIR: data });
    await until('it has taken its folder', () => existsSync(join(data, 'lock')));
    expect((await stopped(server)).code).toBe(0);
    expect(server.stdout()).not.toContain('Heartnote is ready');
    expect({ state: stateOf(data), stderr: server.stderr() }).toEqual({ state: SHUT_DOWN, stderr: '' });
  });

  /** While it still waits for a visitor who does not finish his request. */
  async function expectSecondEndsIt(server: RunningServer): Promise<void> {
    const half = net.connect(server.port, '127.0.0.1');
    half.on('error', () => undefined);
    half.write(
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    );
    await callAt(server.url, contact.send, { body: example });
    server.signal('SIGTERM');
    const refuses = () =>
      fetch(`${server.url}/health`).then(
        () => false,
        () => true,
      );
    await until('it takes no new connections', refuses);
    const { code, took } = await stopped(server);
    expect(code).toBe(1);
    expect(took).toBeLessThan(inTime(1_000));
    half.destroy();
  }
});

const example = { email: 'visitor@example.com', subject: 'Hello', message: 'Hello', purpose: 'question' } as const;
