import * as z from 'zod/mini';
import { api } from '../../contract/api';
import type { Endpoint } from '../../contract/endpoint';
import { uniqueEmail } from './app';

/** A call of the contract with its name, for tests that must try every one of them, today's and tomorrow's. */
export interface NamedEndpoint {
  name: string;
  endpoint: Endpoint;
}

export const everyEndpoint: NamedEndpoint[] = Object.entries(api).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${feature}.${name}`,
    endpoint,
  })),
);

/** Stands wherever a call asks for an id; nothing has it. */
export const EXAMPLE_ID = '018f3a5c-7d1e-7b3a-9c4d-5e6f7a8b9c0d';

/** Any color: as all of a theme's it is one that nobody could read, and so changes nothing for other tests. */
const COLOR = '#123456';

interface JsonSchema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
  multipleOf?: number;
  pattern?: string;
  minLength?: number;
}

/** What a field of this name holds, where its type alone does not tell. A new kind of field is taught here. */
const byFieldName: [RegExp, () => string][] = [
  [/email$/i, () => uniqueEmail('example')],
  [/password$/i, () => 'Password1'],
  [/timeZone$/i, () => 'Europe/Berlin'],
  [/currency$/i, () => 'USD'],
  [/(?:plannedFor|On)$/, () => '2026-06-01'],
  [/token$/i, () => 'nobody-was-ever-sent-this-token'],
  [/^(?:p256dh|auth)$/, () => 'A'.repeat(22)],
];

function exampleOf(schema: JsonSchema, field: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf)?.find((option) => option.type !== 'null');
  if (first) return exampleOf(first, field);
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, property]) => [name, exampleOf(property, name)]));
  }
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, field)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') {
    if (field === 'year') return 2020;
    return Math.max(schema.minimum ?? 1, schema.multipleOf ?? 1);
  }
  if (schema.pattern && new RegExp(schema.pattern).test(COLOR)) return COLOR;
  if (schema.format === 'uuid') return EXAMPLE_ID;
  if (schema.format === 'date') return '2026-01-31';
  if (schema.format === 'date-time') return '2026-05-04T12:00:00.000Z';
  return (
    byFieldName.find(([name]) => name.test(field))?.[1]() ?? 'What does she like?'.padEnd(schema.minLength ?? 0, '.')
  );
}

const known = new WeakMap<z.ZodMiniType, JsonSchema>();

/** Worked out once for each: thousands of requests are made from them. */
function asJson(schema: z.ZodMiniType): JsonSchema {
  const json = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  known.set(schema, json);
  return json;
}

/** A value that the schema takes. */
export function exampleFor(schema: z.ZodMiniType): Record<string, unknown> {
  const example = exampleOf(asJson(schema), '');
  const parsed = schema.safeParse(example);
  if (parsed.success) return example as Record<string, unknown>;
  const [issue] = parsed.error.issues;
  throw new Error(`teach server/testing/contract.ts an example for ${issue?.path.join('.')}: ${issue?.message}`);
}

/** The address of a call with these values in it. */
export function addressFor(
  endpoint: Endpoint,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '-')));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search ? `${path}?${search}` : path;
}

/** A request that has everything the call asks for. */
export function validRequest(endpoint: Endpoint): { url: string; body: Record<string, unknown> | null } {
  const { params, query, body } = endpoint;
  const url = addressFor(endpoint, params ? exampleFor(params) : {}, query ? exampleFor(query) : {});
  return { url, body: body ? exampleFor(body) : null };
}

/** A body as it travels to that call. */
export function encoded(endpoint: Endpoint, body: Record<string, unknown> | null): { type: string; payload: string } {
  return endpoint.bodyAs === 'form'
    ? {
        type: 'application/x-www-form-urlencoded',
        payload: new URLSearchParams(body as Record<string, string>).toString(),
      }
    : { type: 'application/json', payload: body === null ? '' : JSON.stringify(body) };
}
