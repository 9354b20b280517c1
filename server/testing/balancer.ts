import http from 'node:http';
import type net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RefusalBody } from '../../contract/errors';
import { health } from '../../contract/health';

/** Sends calls to instances in turn, and to none that is gone or whose /ready says that it takes no calls. It never tries a call twice: what fails is seen to fail. */
export interface Balancer {
  url: string;
  /** How often each instance was sent a call. */
  sent: Map<string, number>;
  add(url: string): Promise<void>;
  remove(url: string): void;
  close(): Promise<void>;
}

const LOOK_EVERY = 100;
const PATIENCE = 1_000;
/** Half of what an instance waits. */
const IDLE = 5_000;

/** `lookEvery`: milliseconds from one look at an instance's /ready to the next. */
export async function startBalancer({ lookEvery = LOOK_EVERY } = {}): Promise<Balancer> {
  // A connection that nobody used for a while is closed here, before an instance does it while a call is on its way.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100, timeout: IDLE });
  const ready = new Map<string, boolean>();
  const sent = new Map<string, number>();
  let turn = 0;
  let isClosing = false;

  const server = http.createServer((request, response) => {
    const serving = [...ready].flatMap(([url, isReady]) => (isReady ? [url] : []));
    const target = serving[turn++ % serving.length];
    const fail = (why: string) => void response.writeHead(502, { 'x-balancer': why }).end('{}');
    if (!target) return fail('nobody is ready');
    sent.set(target, (sent.get(target) ?? 0) + 1);
    const { method, headers, url = '/' } = request;
    const onward = http.request(`${target}${url}`, { method, headers, agent }, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy();
      else fail(error.code ?? 'error');
    });
    request.pipe(onward);
  });

  // Longer than whoever calls keeps a connection without using it.
  server.keepAliveTimeout = 120_000;

  const look = async (url: string) => {
    const isReady = await fetch(`${url}${health.ready.path}`, { signal: AbortSignal.timeout(PATIENCE) }).then(
      async (answer) => answer.status === 200 || ((await answer.json()) as RefusalBody).code !== 'not_serving',
      // Late is not gone, nor is a connection that was cut: on a busy machine all of them are at times.
      (error: { cause?: { code?: string } }) => error.cause?.code !== 'ECONNREFUSED' && ready.get(url) === true,
    );
    if (ready.has(url)) ready.set(url, isReady);
  };
  const looking = (async () => {
    for (; !isClosing; await wait(lookEvery)) await Promise.all([...ready.keys()].map(look));
  })();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    add: async (url) => {
      ready.set(url, false);
      for (const begun = Date.now(); Date.now() - begun < 30_000 && !ready.get(url); await wait(20));
      if (!ready.get(url)) throw new Error(`${url} never said that it is ready`);
    },
    remove: (url) => void ready.delete(url),
    close: async () => {
      isClosing = true;
      await looking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
