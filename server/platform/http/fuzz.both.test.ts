import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '../../../contract/answers';
import type { Endpoint } from '../../../contract/endpoint';
import { refusals } from '../../../contract/errors';
import { questions } from '../../../contract/questions';
import { startTestApp, type TestApp } from '../../testing/app';
import { type Cast, createCast, type Role, roles } from '../../testing/cast';
import { addressFor, EXAMPLE_ID, encoded, everyEndpoint, exampleFor } from '../../testing/contract';
import { databaseKind } from '../../testing/database';
import { emptiedDatabase } from '../../testing/emptied-database';
import type { Person } from '../../testing/people';
import { poisonousHeaders, poisonousJson, poisonousParts } from '../../testing/poison';
import { expectDecent } from '../../testing/refused';
import { thorough } from '../../testing/thorough';

/** Replays a run, or makes another one: HEARTNOTE_FUZZ_SEED=… */
const seed = Number(process.env.HEARTNOTE_FUZZ_SEED ?? 20_251_115);
/** Of the embedded database only its driver is in question. */
const runs = thorough(databaseKind === 'pglite' ? 1 : 3);

/** Somebody who has what the calls speak of, so that a poisoned value meets the database and not only a 404. */
interface Owner extends Person {
  questionId: string;
  answerId: string;
}

interface Attempt {
  role: Role;
  headers: Record<string, string>;
  url: string;
  type: string | null;
  payload: string | null;
}

const oneOf = <T>(values: Record<string, T>) => fc.constantFrom(...Object.values(values));

/** The fields of a body as JSON text, so that one of them can hold what no object can. */
function fieldsOf(endpoint: Endpoint): Record<string, string> {
  if (!endpoint.body) return { text: '"nobody asked for this"' };
  return Object.fromEntries(Object.entries(exampleFor(endpoint.body)).map(([k, v]) => [k, JSON.stringify(v)]));
}

const asObject = (fields: Record<string, string>) =>
  `{${Object.entries(fields)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;

/** Bodies that are nearly right: one field poisoned, missing or too many, or the whole of them another thing. */
function bodies(endpoint: Endpoint): fc.Arbitrary<Pick<Attempt, 'type' | 'payload'>> {
  const json = (payload: string) => ({ type: 'application/json', payload });
  const fields = fc.constant(null).map(() => fieldsOf(endpoint));
  const names = fc.constantFrom(...Object.keys(fieldsOf(endpoint)));
  const poisoned = fc
    .tuple(fields, names, oneOf(poisonousJson))
    .map(([whole, name, poison]) => json(asObject({ ...whole, [name]: poison })));
  const missing = fc
    .tuple(fields, names)
    .map(([whole, gone]) =>
      json(asObject(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== gone)))),
    );
  const extra = fc
    .tuple(fields, fc.constantFrom('__proto__', 'constructor', 'is_admin', 'user_id', '', 'x'), oneOf(poisonousJson))
    .map(([whole, name, poison]) => json(asObject({ ...whole, [name]: poison })));
  const random = fc.tuple(fields, names, fc.json({ maxDepth: 3 })).map(([whole, name, value]) => {
    return json(asObject({ ...whole, [name]: value }));
  });
  const whole = oneOf(poisonousJson).map(json);
  const form = fc.constant(null).map(() => {
    const { payload } = encoded({ ...endpoint, bodyAs: 'form' }, endpoint.body ? exampleFor(endpoint.body) : {});
    return { type: 'application/x-www-form-urlencoded', payload };
  });
  const odd = fc.constantFrom<Pick<Attempt, 'type' | 'payload'>>(
    { type: null, payload: null },
    { type: 'application/json', payload: '' },
    { type: 'application/json', payload: '{' },
    { type: 'application/json', payload: '{"a":1}{"b":2}' },
    { type: 'application/json', payload: '\u0000' },
    { type: 'application/json; charset=utf-16', payload: '{}' },
    { type: 'text/plain', payload: '{}' },
    { type: 'multipart/form-data', payload: '--x' },
    {
      type: 'multipart/form-data; boundary=x',
      payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
    },
    { type: 'application/xml', payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
    { type: 'nonsense', payload: 'x' },
    { type: ';;;', payload: 'x' },
    { type: 'application/json', payload: `"${'x'.repeat(300 * 1024)}"` },
  );
  return fc.oneof({ weight: 5, arbitrary: poisoned }, missing, extra, random, whole, form, odd);
}

/** Whether a body is JSON that a parser takes; one that reaches for prototypes is turned away with the unreadable ones. */
function isReadable({ type, payload }: Pick<Attempt, 'type' | 'payload'>): boolean {
  if (payload === null || payload === '') return true;
  if (!type?.startsWith('application/json') || /__proto__|constructor/.test(payload)) return false;
  try {
    JSON.parse(payload);
    return true;
  } catch {
    return false;
  }
}

function addresses(endpoint: Endpoint): fc.Arbitrary<string> {
  const query = () => (endpoint.query ? exampleFor(endpoint.query) : {});
  const valid = fc
    .constant(null)
    .map(() => addressFor(endpoint, endpoint.params ? exampleFor(endpoint.params) : {}, query()));
  const choices = [valid];
  if (endpoint.params) {
    const part = fc.oneof(oneOf(poisonousParts), fc.string({ unit: 'binary', maxLength: 50 }).map(encodeURIComponent));
    choices.push(part.map((poison) => endpoint.path.replace(/:\w+/, poison)));
  }
  const names = endpoint.query ? Object.keys(query()) : ['page'];
  const poisonedQuery = fc
    .tuple(fc.constantFrom(...names), oneOf(poisonousParts), fc.constantFrom('=', '[]=', '[a]=', '=x&', '%5B%5D='))
    .map(([name, poison, sign]) => `?${name}${sign}${poison}`);
  const doubled = fc.constant(null).map(() => {
    const once = new URLSearchParams(query() as Record<string, string>).toString() || 'page=1';
    return `?${once}&${once}`;
  });
  const extended = fc.tuple(valid, fc.oneof(poisonedQuery, doubled)).map(([url, search]) => url.split('?')[0] + search);
  return fc.oneof(...choices, extended);
}

function attempts(endpoint: Endpoint): fc.Arbitrary<Attempt> {
  const headers = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, oneOf(poisonousHeaders));
  const parts = { role: fc.constantFrom(...roles), headers, url: addresses(endpoint), body: bodies(endpoint) };
  return fc.record(parts).map(({ body, ...rest }) => ({ ...rest, ...body }));
}

describe(`every call survives every input (seed ${seed})`, () => {
  let test: TestApp;
  let cast: Cast;
  const standby = new Map<Role, Owner>();
  beforeAll(async () => {
    // Administrators among the callers change the pool that all others are asked from.
    test = await startTestApp({ database: await emptiedDatabase() });
    cast = createCast(test);
  });
  afterAll(() => test.close());

  async function ownerOf(role: Role): Promise<Owner | null> {
    if (role === 'anonymous') return null;
    const known = standby.get(role);
    if (known) return known;
    const person = await cast.hire(role);
    const custom = await test.call(questions.add, { as: person, body: { text: 'What is her favourite tree?' } });
    const questionId =
      custom.status === 201 ? custom.body.id : (await test.call(questions.daily, { as: person })).body.id;
    const answer = await test.call(answers.submit, { as: person, body: { questionId, text: 'The old lime' } });
    const owner = { ...person, questionId, answerId: answer.body.answer_id };
    standby.set(role, owner);
    return owner;
  }

  async function send(endpoint: Endpoint, { role, headers, url, type, payload }: Attempt): Promise<void> {
    const owner = await ownerOf(role);
    const id = endpoint.path.includes('/answer/') ? owner?.answerId : owner?.questionId;
    const own = (text: string) => text.replaceAll(EXAMPLE_ID, id ?? EXAMPLE_ID);
    const authorization = owner && `Bearer ${owner.token}`;
    const response = await test.raw({
      method: endpoint.method,
      url: own(url),
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }), ...headers },
      ...(payload !== null && { payload: own(payload) }),
    });
    expectDecent(response);
    // The sentence of last resort is for what is not even readable; whoever sent values is told which one is wrong.
    if (response.payload.includes(refusals.invalid_input.words)) expect(isReadable({ type, payload })).toBe(false);
    expect(response.headers['cache-control']).toBe('no-store');
    if (response.statusCode < 300) expect(endpoint.reply.safeParse(response.json()).success).toBe(true);
    // Whoever changed something is not who he was: a session may be over, an account gone.
    if (response.statusCode < 300 && endpoint.method !== 'GET') standby.delete(role);
    const refusable = endpoint.body && type === 'application/json' && endpoint.bodyAs !== 'form';
    if (refusable && response.statusCode < 300) {
      expect(endpoint.body?.safeParse(JSON.parse(payload || '{}')).success, 'what does not fit was taken').toBe(true);
    }
  }

  it.each(everyEndpoint)('$name', { timeout: 20_000 + runs * 1_000 }, async ({ endpoint }) => {
    const hashes = Object.keys(fieldsOf(endpoint)).some((field) => /password/i.test(field));
    // Password hashing is slow on purpose, and where nothing is asked for there is little to get wrong.
    const fewer = hashes || !(endpoint.body || endpoint.params || endpoint.query);
    const numRuns = fewer ? Math.ceil(runs / 4) : runs;
    await fc.assert(
      fc.asyncProperty(attempts(endpoint), (attempt) => send(endpoint, attempt)),
      { seed, numRuns },
    );
    await test.settle();
  });
});
