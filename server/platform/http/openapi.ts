import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint';
import { EVENT_STREAM, type EventName, eventMeanings } from '../../../contract/events';
import { PRODUCT_NAME } from '../../../contract/messages';

type Json = Record<string, unknown>;
export type Contract = Record<string, Record<string, Endpoint>>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

function parametersOf(endpoint: Endpoint): Json[] {
  const from = (place: 'path' | 'query', schema: z.ZodMiniType | undefined) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
    return Object.entries(properties).map(([name, s]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: s,
    }));
  };
  return [...from('path', endpoint.params), ...from('query', endpoint.query)];
}

const mediaTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  raw: ['application/json'],
};

const REFUSAL = { $ref: '#/components/schemas/Refusal' };

/** The data of each event, by its name. */
function eventsOf(told: z.ZodMiniType, reply: z.ZodMiniType): Json[] {
  const data: Record<EventName, Json> = {
    told: schemaOf(told, 'output'),
    reply: schemaOf(reply, 'output'),
    refusal: { ...REFUSAL, properties: { status: { type: 'integer' } }, required: ['status'] },
  };
  return Object.entries(data).map(([title, schema]) => ({
    title,
    description: eventMeanings[title as EventName],
    ...schema,
  }));
}

function operationOf(tag: string, name: string, endpoint: Endpoint): Json {
  const body = endpoint.body && schemaOf(endpoint.body, 'input');
  const content =
    body && Object.fromEntries(mediaTypes[endpoint.bodyAs ?? 'json'].map((type) => [type, { schema: body }]));
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    ...(parametersOf(endpoint).length > 0 && { parameters: parametersOf(endpoint) }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: {
          'application/json': { schema: schemaOf(endpoint.reply, 'output') },
          ...(endpoint.events && { [EVENT_STREAM]: { schema: { oneOf: eventsOf(endpoint.events, endpoint.reply) } } }),
        },
      },
      '4XX': {
        description: 'Refused',
        content: { 'application/json': { schema: REFUSAL } },
      },
    },
  };
}

/** OpenAPI 3.1 of the whole contract; the same values that guard the calls describe them. */
export function openApiOf(contract: Contract, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(tag, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Refusal: {
          type: 'object',
          properties: {
            error: { type: 'string' },
            code: { type: 'string' },
            current: {
              type: 'string',
              description:
                'With `changed_meanwhile`, and of an answer with `idempotency_key_reused`: the text as it is now.',
            },
          },
          required: ['error', 'code'],
        },
      },
    },
  };
}
