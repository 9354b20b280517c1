import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Access, can } from '../../../contract/access';
import type { Endpoint, Parsed, ReplyInput, ToldInput } from '../../../contract/endpoint';
import type { RefusalCode } from '../../../contract/errors';
import { Refusal } from '../refusal';
import { networkOf } from './address';
import { acceptForms, acceptRaw } from './bodies';
import type { Authenticate, Caller } from './caller';
import { failureOf, ROOM_AGAIN } from './failure';
import { streamList } from './list-stream';
import { type MarkedList, tellMarked } from './marked-list';
import { tellingOf } from './telling';

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? undefined : Caller;

/** What a rule is given: everything already parsed, and the caller already allowed. */
export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  caller: CallerOf<E>;
  /** On public calls: who it is if he happens to be logged in. */
  visitor(): Promise<Caller | null>;
  ip: string;
  /** The bytes as they came, for what is signed over them; empty unless the endpoint takes its body raw. */
  rawBody: Buffer;
  header(name: string): string | undefined;
  /** Ends when the caller leaves before his answer: what he waited for need not be begun. */
  left(): AbortSignal;
  /** Tells the caller something on the way to the reply; null where he takes it as a whole. */
  tell: ((event: ToldInput<E>) => void) | null;
}

/** An endpoint whose reply is a list. */
type ListEndpoint = Endpoint & { reply: z.ZodMiniArray };

export interface Api {
  on<E extends Endpoint>(endpoint: E, rule: (call: Call<E>) => Promise<ReplyInput<E>>): void;
  /** As `on`, for a list that may be long: it is told batch by batch and never whole in memory. */
  onList<E extends ListEndpoint>(endpoint: E, rule: (call: Call<E>) => AsyncIterable<ReplyInput<E>>): void;
  /** As `onList`, for one that can say when it has not changed. */
  onMarkedList<E extends ListEndpoint>(endpoint: E, rule: (call: Call<E>) => Promise<MarkedList<ReplyInput<E>>>): void;
}

/** Answers a call that was let in. */
type Answering<E extends Endpoint> = (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const refusedFor: Record<Exclude<Access, 'public' | 'signed-in'>, RefusalCode> = {
  'ask-assistant': 'premium_required',
  'edit-answers': 'premium_required',
  'plan-gifts': 'premium_required',
  'search-advanced': 'premium_required',
  'see-pictures': 'premium_required',
  'write-questions': 'premium_required',
  'manage-questions': 'premium_required',
  administer: 'administrator_required',
};

const acceptBodies = { form: acceptForms, raw: acceptRaw };

interface House {
  /** Whether there is room on the disk to write. */
  hasRoom(): boolean;
  sellsPremium: boolean;
}

export function createApi(app: FastifyInstance, authenticate: Authenticate, { hasRoom, sellsPremium }: House): Api {
  async function callerOf(request: FastifyRequest): Promise<Caller | null> {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
    const zone = request.headers['x-time-zone'];
    return authenticate({ token, timeZone: typeof zone === 'string' ? zone : null });
  }

  async function admit(access: Access, request: FastifyRequest): Promise<Caller | undefined> {
    if (access === 'public') return undefined;
    const caller = await callerOf(request);
    if (!caller) throw new Refusal('authentication_required');
    if (access === 'signed-in' || can(caller, access)) return caller;
    if (access === 'administer') {
      const route = request.routeOptions.url;
      request.log.warn({ caller: caller.id, route }, 'somebody who is no administrator was turned away');
    }
    throw new Refusal(refusedFor[access]);
  }

  const admitted = new WeakMap<FastifyRequest, Caller>();

  /** What fails for somebody whose account was deleted meanwhile is no fault of ours: he is nobody any more. */
  async function orGone(error: unknown, request: FastifyRequest): Promise<unknown> {
    if (error instanceof Refusal || !admitted.has(request)) return error;
    const isHere = await callerOf(request).catch(() => true);
    return isHere ? error : new Refusal('authentication_required');
  }

  function route<E extends Endpoint>(endpoint: E, answer: Answering<E>): void {
    // Before the body is read: a stranger's is nobody's business, whatever is wrong with it.
    const writes = endpoint.writes ?? endpoint.method !== 'GET';
    const preParsing = async (request: FastifyRequest) => {
      // Reading goes on; what it writes by the way finds its room in the reserve.
      if (writes && !hasRoom()) throw new Refusal('disk_full', ROOM_AGAIN);
      const caller = await admit(endpoint.access, request);
      if (caller) admitted.set(request, caller);
      if (endpoint.payments === 'sell' && !sellsPremium) throw new Refusal('payments_off');
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const telling = tellingOf(endpoint, request, reply);
      const call = {
        // An id that cannot be one names nothing.
        params: parse(endpoint.params, request.params, 'not_found'),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body),
        caller: admitted.get(request),
        visitor: () => callerOf(request),
        ip: networkOf(request.ip),
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        header: (name: string) => singleHeader(request, name),
        left: () => signalOfLeaving(reply),
        tell: telling?.tell ?? null,
      } as Call<E>;
      try {
        const result = await answer(call, request, reply);
        if (!reply.sent) reply.code(endpoint.status ?? 200);
        return telling?.reply(result) ?? result;
      } catch (thrown) {
        const error = await orGone(thrown, request);
        if (!telling?.hasBegun()) throw error;
        return telling.refuse(failureOf(error, request.log));
      }
    };
    const { method, path: url } = endpoint;
    const exposeHeadRoute = endpoint.alsoHead ?? false;
    const accept = endpoint.bodyAs && endpoint.bodyAs !== 'json' ? acceptBodies[endpoint.bodyAs] : null;
    if (!accept) {
      const bodyLimit = endpoint.mostBytes;
      app.route({ method, url, exposeHeadRoute, preParsing, handler, ...(bodyLimit && { bodyLimit }) });
      return;
    }
    app.register(async (scope) => {
      accept(scope);
      scope.route({ method, url, preParsing, handler });
    });
  }

  return {
    on: (endpoint, rule) => route(endpoint, async (call) => endpoint.reply.parse(await rule(call))),
    onList: (endpoint, rule) =>
      route(endpoint, (call, request, reply) => {
        reply.type('application/json; charset=utf-8');
        return streamList(endpoint.reply, rule(call), request.log);
      }),
    onMarkedList: (endpoint, rule) =>
      route(endpoint, async (call, request, reply) => tellMarked(endpoint.reply, await rule(call), request, reply)),
  };
}

function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort();
  else raw.once('close', () => leaving.abort());
  return leaving.signal;
}

function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Where a rule has no words of its own. Said here: a library that sets the words of Zod for everybody must not speak to people. */
const NO_WORDS = 'no words';

function parse(schema: z.ZodMiniType | undefined, value: unknown, code: RefusalCode = 'invalid_input'): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {}, { error: () => NO_WORDS });
  if (parsed.success) return parsed.data;
  throw new Refusal(code, { words: complaint(parsed.error.issues[0]) });
}

function complaint(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return "We couldn't understand that request.";
  if (issue.path.length === 0 && issue.code === 'invalid_type') return 'Please send the request as a JSON object.';
  return issue.message === NO_WORDS ? `Please check the field ${issue.path.join('.')}.` : issue.message;
}
