import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Endpoint, Given, Reply } from '../../contract/endpoint';
import type { RefusalBody } from '../../contract/errors';
import type { World } from '../deps';
import type { Metrics } from '../platform/metrics/metrics';
import { addressOf } from './addresses';
import { createTestClock, type TestClock } from './clock';
import { isPooled, openFreshDatabase, sharedDatabase } from './database';
import { type Instance, type InstanceOptions, startInstance } from './instance';
import { createTestMailbox, type TestMailbox } from './mailbox';

export { uniqueEmail } from './addresses';
export { testKeys } from './instance';

/** Behind a pooler as it is run there: on three instances, each call to the next of them. */
const INSTANCES = isPooled ? 3 : 1;

export interface Answer<E extends Endpoint> {
  status: number;
  body: Reply<E> & RefusalBody;
  headers: Record<string, unknown>;
}

export interface CallOptions<E extends Endpoint> {
  as?: { token: string } | undefined;
  params?: Given<E, 'params'>;
  query?: Given<E, 'query'>;
  body?: Given<E, 'body'>;
  headers?: Record<string, string>;
  ip?: string;
}

export interface TestApp {
  app: FastifyInstance;
  world: World;
  clock: TestClock;
  mailbox: TestMailbox;
  /** Everything the server answers, as it was registered. */
  routes: { method: string; url: string }[];
  /** What a monitor would be told, where the test asked for it. */
  metrics: Metrics | null;
  instances: Instance[];
  /** Makes a call of the contract, as a browser would. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Answer<E>>;
  /** Any request at all. */
  raw(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** The same, always to the first instance: for what each keeps for itself. */
  one: Pick<TestApp, 'call' | 'raw'>;
  /** Waits until every mail and notification has left. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export type TestAppOptions = Partial<InstanceOptions> & {
  /** 1 for tests of what an instance keeps for itself. */
  instances?: number;
};

/** On a database of its own, which closes with it: for files that change what others rely on, at any moment. */
export async function startOwnTestApp(): Promise<TestApp> {
  const database = await openFreshDatabase();
  const test = await startTestApp({ database });
  const close = async () => {
    await test.close();
    await database.close();
  };
  return { ...test, close };
}

/** The real application on a real database; only time and the mail server are the test's own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? createTestClock();
  const mailbox = createTestMailbox();
  const database = options.database ?? (await sharedDatabase());
  const given = { ...options, clock, database, mailer: options.mailer ?? mailbox.mailer };
  const first = await startInstance(given);
  const instances: Instance[] = [first];
  while (instances.length < (options.instances ?? INSTANCES)) instances.push(await startInstance(given, first));
  const settle = async () => {
    for (const { world } of instances) await world.outbox.settle();
  };
  const calling =
    (next: () => Instance): TestApp['call'] =>
    async (endpoint, given = {}) => {
      const response = await next().app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, given.params, given.query),
        headers: {
          ...(given.as && { authorization: `Bearer ${given.as.token}` }),
          ...(given.body !== undefined && { 'content-type': 'application/json' }),
          ...given.headers,
        },
        remoteAddress: given.ip ?? '127.0.0.1',
        ...(given.body !== undefined && { payload: JSON.stringify(given.body) }),
      });
      await settle();
      return {
        status: response.statusCode,
        body: JSON.parse(response.body || 'null'),
        headers: response.headers,
      };
    };
  // As a balancer would: each call goes to the next.
  let calls = 0;
  const next = () => instances[calls++ % instances.length] ?? first;

  const { app, world, routes, metrics } = first;
  return {
    ...{ app, world, clock, mailbox, routes, metrics, instances, settle },
    call: calling(next),
    raw: (request) => next().app.inject(request),
    one: { call: calling(() => first), raw: (request) => app.inject(request) },
    close: async () => {
      for (const instance of instances.toReversed()) await instance.close();
    },
  };
}
