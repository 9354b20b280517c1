import type * as z from 'zod/mini';
import type { Access } from './access';

type Schema = z.ZodMiniType;

/** One call of the product. Both tiers import the same value: the server binds a rule to it, the web calls it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's notation: `/api/answer/:id`. */
  path: string;
  /** Who may make the call. Required, so that a forgotten guard does not compile. */
  access: Access;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** How the body travels; JSON unless a standard outside our control says otherwise. */
  bodyAs?: 'json' | 'form' | 'raw';
  /** Of a body that is longer than usual. */
  mostBytes?: number;
  /** Parsed on the way out, so that an undeclared field cannot leave. */
  reply: Schema;
  /** What is told on the way to the reply, to whoever accepts it piece by piece (see events). */
  events?: Schema;
  /** Of a GET that changes something, since a link in a mail can be nothing else: it is not tried while the disk is full. */
  writes?: boolean;
  /**
   * Has to do with paying, and is not documented where Premium is not sold. To `sell` is then refused, whatever is sent; what
   * was sold before can still be ended.
   */
  payments?: 'sell' | 'look-after';
  /** Whether HEAD is answered too, as balancers and monitors ask. */
  alsoHead?: boolean;
  /** The status of success, 200 unless said. */
  status?: 200 | 201;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part<E, K extends string> = E extends Record<K, infer S extends Schema> ? S : undefined;

/** What a rule receives: parsed. */
export type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends Schema ? z.output<Part<E, K>> : undefined;

/** What a caller gives: as typed by a person. */
export type Given<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends Schema ? z.input<Part<E, K>> : undefined;

/** What is told on the way, if anything is. */
export type Told<E extends Endpoint> = Part<E, 'events'> extends Schema ? z.output<Part<E, 'events'>> : never;
export type ToldInput<E extends Endpoint> = Part<E, 'events'> extends Schema ? z.input<Part<E, 'events'>> : never;

export type Reply<E extends Endpoint> = z.output<E['reply']>;
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>;
