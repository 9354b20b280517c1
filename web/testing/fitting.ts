import type { Endpoint } from '../../contract/endpoint';

export type Part = 'params' | 'query' | 'body';

/** A call as it was made. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** `GET /api/user`, for whoever reads of it. */
  name: string;
}

export async function call(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: text ? JSON.parse(text) : undefined,
    name: `${request.method} ${pathname}`,
  };
}

/** What the path of the call holds where it is this endpoint's, and else nothing. */
export function pathOf(endpoint: Endpoint, { method, path }: Call): Record<string, string> | undefined {
  if (endpoint.method !== method) return undefined;
  const [wanted, given] = [endpoint.path.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const pairs = wanted.map((piece, at) => [piece, decodeURIComponent(given[at] ?? '')] as const);
  if (!pairs.every(([piece, value]) => piece.startsWith(':') || piece === value)) return undefined;
  return Object.fromEntries(
    pairs.flatMap(([piece, value]) => (piece.startsWith(':') ? [[piece.slice(1), value]] : [])),
  );
}

/** The parts of a call as the contract parses them, or the first way in which they do not fit. */
export function fitting(endpoint: Endpoint, made: Call): { parsed?: Partial<Record<Part, unknown>>; misfit?: string } {
  const given = { params: pathOf(endpoint, made), query: made.query, body: made.body };
  const parsed: Partial<Record<Part, unknown>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) {
      if (Object.keys(Object(given[part])).length > 0) return { misfit: `it takes no ${part}` };
      continue;
    }
    const result = schema.safeParse(given[part]);
    if (!result.success) return { misfit: `${part}: ${result.error.message}` };
    parsed[part] = result.data;
  }
  return { parsed };
}
