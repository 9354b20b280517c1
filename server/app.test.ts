import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, can } from '../contract/access';
import { type RefusalCode, refusals } from '../contract/errors';
import { startOwnTestApp, startTestApp, type TestApp } from './testing/app';
import { accessOf, type Cast, createCast, type Role, roles } from './testing/cast';
import { addressFor, encoded, everyEndpoint, type NamedEndpoint, validRequest } from './testing/contract';
import type { Person } from './testing/people';
import { expectRefusal } from './testing/refused';
import { isThorough } from './testing/thorough';

const byRole: RefusalCode[] = ['authentication_required', 'premium_required', 'administrator_required'];

/** How somebody is turned away, and null where he is let in. */
function turnedAway(access: Access, role: Role): RefusalCode | null {
  if (access === 'public') return null;
  if (role === 'anonymous') return 'authentication_required';
  if (access === 'signed-in' || can(accessOf[role], access)) return null;
  return access === 'administer' ? 'administrator_required' : 'premium_required';
}

/** The same call, well formed and in several ways not: who may make it must not depend on that. */
const inputs = {
  valid: ({ endpoint }: NamedEndpoint) => {
    const { url, body } = validRequest(endpoint);
    return body ? { url, ...encoded(endpoint, body) } : { url };
  },
  empty: ({ endpoint }: NamedEndpoint) => ({ url: addressFor(endpoint, {}, {}) }),
  'broken JSON': ({ endpoint }: NamedEndpoint) => ({
    url: addressFor(endpoint, {}, {}),
    type: 'application/json',
    payload: '{"email": ',
  }),
  'a foreign kind of body': ({ endpoint }: NamedEndpoint) => ({
    url: addressFor(endpoint, {}, {}),
    type: 'text/plain',
    payload: 'hello',
  }),
  'a body over the limit': ({ endpoint }: NamedEndpoint) => ({
    url: addressFor(endpoint, {}, {}),
    type: 'application/json',
    payload: JSON.stringify({ text: 'x'.repeat(70_000) }),
  }),
} satisfies Record<string, (named: NamedEndpoint) => { url: string; type?: string; payload?: string }>;

type Kind = keyof typeof inputs;
const kinds = Object.keys(inputs) as Kind[]; // Object.keys forgets the names it was given.

/** Every kind from the first role that is let in; from the others the valid call and, by turns, a spoilt one. Every kind from all in a thorough run. */
function kindsFor({ name, endpoint }: NamedEndpoint, role: Role): Kind[] {
  const letIn = roles.find((one) => turnedAway(endpoint.access, one) === null);
  if (isThorough || role === letIn) return kinds;
  const turn = everyEndpoint.findIndex((one) => one.name === name) + roles.indexOf(role);
  return kinds.filter((kind, at) => kind === 'valid' || at === 1 + (turn % (kinds.length - 1)));
}

describe('who may make which call', () => {
  let test: TestApp;
  let cast: Cast;
  beforeAll(async () => {
    // Administrators among the callers change the pool that all others are asked from.
    test = await startOwnTestApp();
    cast = createCast(test);
  });
  afterAll(() => test.close());

  const standby = new Map<Role, Person>();

  /** Somebody new where the call is let in and may end his session or his account. */
  async function somebody({ endpoint }: NamedEndpoint, role: Exclude<Role, 'anonymous'>): Promise<Person> {
    if (endpoint.method !== 'GET' && turnedAway(endpoint.access, role) === null) return cast.hire(role);
    const person = standby.get(role) ?? (await cast.hire(role));
    standby.set(role, person);
    return person;
  }

  async function attempt(named: NamedEndpoint, role: Role, kind: Kind) {
    const request: { url: string; type?: string; payload?: string } = inputs[kind](named);
    const token = role === 'anonymous' ? null : (await somebody(named, role)).token;
    return test.raw({
      method: named.endpoint.method,
      url: request.url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(request.type && { 'content-type': request.type }),
      },
      ...(request.payload !== undefined && { payload: request.payload }),
    });
  }

  describe.each(roles)('API-51 API-52 %s', (role) => {
    it.each(everyEndpoint)('$name', async (named) => {
      const expected = turnedAway(named.endpoint.access, role);
      for (const kind of kindsFor(named, role)) {
        const response = await attempt(named, role, kind);
        const { statusCode } = response;
        const told = `${kind}: ${statusCode} ${response.payload.slice(0, 200)}`;
        expect(statusCode, told).toBeLessThan(500);
        const refusal = statusCode >= 400 ? expectRefusal(response) : null;
        if (expected) {
          expect(refusal, told).toEqual({ error: refusals[expected].words, code: expected });
          expect(statusCode, told).toBe(refusals[expected].status);
        } else {
          expect(byRole, told).not.toContain(refusal?.code);
        }
      }
    });
  });

  it('ROLE-16 whatever is not refused to a basic user is not refused to a premium one', async () => {
    let compared = 0;
    for (const named of everyEndpoint) {
      const answers = await Promise.all((['basic', 'premium'] as const).map((role) => attempt(named, role, 'valid')));
      const [toBasic, toPremium] = answers.map(
        (answer) => answer.statusCode >= 400 && byRole.includes(expectRefusal(answer).code),
      );
      if (toBasic) continue;
      expect(toPremium, named.name).toBe(false);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('API-51 a call that needs a session is refused with any token but a living one', async () => {
    const { token } = await cast.hire('premium');
    const [header, payload, signature] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const credentials = [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${Buffer.from('a:b').toString('base64')}`,
      token,
      `Token ${token}`,
      `Bearer ${token}x`,
      `Bearer ${header}.${payload}`,
      `Bearer ${header}.${payload}.`,
      `Bearer ${unsigned}.${payload}.`,
      `Bearer ${unsigned}.${payload}.${signature}`,
      `Bearer ${'a'.repeat(8_000)}`,
      'Bearer null',
      'Bearer undefined',
    ];
    const guarded = everyEndpoint.filter(({ endpoint }) => endpoint.access !== 'public');
    for (const { endpoint } of guarded) {
      for (const authorization of credentials) {
        const response = await test.raw({
          method: endpoint.method,
          url: validRequest(endpoint).url,
          headers: { authorization },
        });
        expect(response.statusCode, `${endpoint.path} with ${authorization.slice(0, 40)}`).toBe(401);
        expect(expectRefusal(response).code).toBe('authentication_required');
      }
    }
  });
});

describe('the table of routes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ webApp: true });
  });
  afterAll(() => test.close());

  const key = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
  const promised = everyEndpoint.flatMap(({ endpoint: { method, path: url, alsoHead } }) =>
    [method, ...(alsoHead ? ['HEAD'] : [])].map((name) => key({ method: name, url })),
  );
  const documentation = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs.css'];

  it('answers nothing under /api that the contract does not guard', () => {
    const answered = test.routes.filter(({ url }) => /^\/(api|health)/.test(url)).map(key);
    expect(answered.filter((route) => !promised.includes(route) && !documentation.includes(route))).toEqual([]);
  });

  it('answers every call that the contract promises', () => {
    const answered = test.routes.map(key);
    expect(promised.filter((route) => !answered.includes(route))).toEqual([]);
  });

  it('has no route for everything, behind which something unguarded could hide', () => {
    expect(test.routes.filter(({ url }) => url.includes('*'))).toEqual([]);
  });
});
