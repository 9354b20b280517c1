import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type RefusalCode, refusals } from '../../../contract/errors';
import { readConfig } from '../config';
import { Refusal } from '../refusal';
import { failureOf, withoutValues } from './failure';
import { createHttp } from './http';

const SECRET = 'She cried when we lost the dog';

function recorder() {
  const lines: unknown[][] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const log = { debug: note, info: note, warn: note, error: note } as unknown as FastifyBaseLogger;
  return { log, lines, text: () => JSON.stringify(lines) };
}

const answerTo = (error: unknown) => failureOf(error, recorder().log);
const coded = (code: string, message = 'broken') => Object.assign(new Error(message), { code });
/** As both drivers and Drizzle throw it: the query and its parameters outside, PostgreSQL's own error inside. */
const failedQuery = (cause: Error) =>
  new DrizzleQueryError(
    'insert into "answer" values ($1, $2)',
    ['id', `first line\n    at ${SECRET}\nat ${SECRET}`],
    cause,
  );

describe('what is thrown and what is answered', () => {
  it.each(Object.keys(refusals) as RefusalCode[])('a refusal is answered as it is: %s', (code) => {
    const { status, body } = answerTo(new Refusal(code));
    expect(status).toBe(refusals[code].status);
    expect(body).toEqual({ error: refusals[code].words, code });
  });

  it('a refusal may have words of its own, and say when to come back', () => {
    const refusal = new Refusal('too_many_requests', { words: 'Seven are enough for today.', retryAfterSeconds: 9 });
    expect(answerTo(refusal)).toEqual({
      status: 429,
      body: { error: 'Seven are enough for today.', code: 'too_many_requests' },
      retryAfterSeconds: 9,
    });
  });

  it.each([
    ['an error', new Error(SECRET)],
    ['an error in an error', new Error('outside', { cause: new Error(SECRET) })],
    ['a text', SECRET],
    ['nothing', undefined],
    ['null', null],
    ['an object', { message: SECRET, error: SECRET }],
    ['a failed query', failedQuery(coded('42703', `column "${SECRET}" does not exist`))],
    ['an error with a status of its own', Object.assign(new Error(SECRET), { statusCode: 502 })],
    ['a circle', circle()],
  ])('%s is a server error, and nothing of it is told', (_name, error) => {
    expect(answerTo(error)).toEqual({ status: 500, body: { error: 'Server error', code: 'server_error' } });
  });

  function circle(): Error {
    const error = new Error(SECRET);
    error.cause = error;
    return error;
  }

  it.each([
    ['connection refused', coded('ECONNREFUSED')],
    ['connection reset', coded('ECONNRESET')],
    ['no socket', coded('ENOENT')],
    ['time-out', coded('ETIMEDOUT')],
    ['no such host', coded('ENOTFOUND')],
    ['shutdown by an administrator', coded('57P01')],
    ['crash', coded('57P02')],
    ['starting up', coded('57P03')],
    ['connection failure', coded('08006')],
    ['too many connections', coded('53300')],
    ['cut in the middle', new Error('Connection terminated unexpectedly')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
  ])('a database that is away (%s) is 503 and says when to come back', (_name, cause) => {
    const away = {
      status: 503,
      body: { error: refusals.database_away.words, code: 'database_away' },
      retryAfterSeconds: 2,
    };
    expect(answerTo(cause)).toEqual(away);
    expect(answerTo(failedQuery(cause))).toEqual(away);
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])(
    'a disk without room (%s) is 503, and somebody must make some first',
    (code) => {
      const full = { status: 503, body: { error: refusals.disk_full.words, code: 'disk_full' }, retryAfterSeconds: 30 };
      expect(answerTo(coded(code))).toEqual(full);
      expect(answerTo(failedQuery(coded(code)))).toEqual(full);
    },
  );

  it.each(['40001', '40P01', '55P03', '57014'])(
    'a call that gave way to another (%s) may try again at once',
    (code) => {
      expect(answerTo(failedQuery(coded(code)))).toMatchObject({
        status: 503,
        body: { code: 'busy' },
        retryAfterSeconds: 1,
      });
    },
  );

  it('what is gone meanwhile is not found', () => {
    expect(answerTo(failedQuery(coded('23503')))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each(['22001', '22003', '22021', '22023', '22P02'])(
    'a value that the database cannot hold (%s) is the caller’s',
    (code) => {
      expect(answerTo(failedQuery(coded(code, SECRET)))).toEqual({
        status: 400,
        body: { error: refusals.invalid_input.words, code: 'invalid_input' },
      });
    },
  );

  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'body_too_large'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'unsupported_body'],
    ['FST_ERR_CTP_INVALID_JSON_BODY', 400, 'invalid_input'],
    ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400, 'invalid_input'],
  ])("the framework's %s is told in our words", (code, status, ours) => {
    expect(answerTo(coded(code, SECRET))).toMatchObject({ status, body: { code: ours } });
  });

  it('any other refusal of the framework keeps its status', () => {
    const { status, body } = answerTo(Object.assign(new Error(SECRET), { statusCode: 416 }));
    expect([status, body]).toEqual([416, { error: refusals.invalid_input.words, code: 'invalid_input' }]);
  });
});

describe('what is logged', () => {
  it.each([
    ['unknown column', coded('42703', 'column "x" does not exist')],
    ['a value it cannot hold', coded('22P02', `invalid input syntax for type uuid: "${SECRET}"`)],
    ['the database away', coded('57P01', 'terminating connection')],
    ['gone', coded('23503', 'violates foreign key constraint')],
    ['given way', coded('40P01', 'deadlock detected')],
  ])('of a failed query (%s): never a parameter', (_name, cause) => {
    const { log, text } = recorder();
    failureOf(failedQuery(cause), log);
    expect(text()).not.toContain(SECRET);
    expect(JSON.stringify(withoutValues(failedQuery(cause)))).not.toContain(SECRET);
  });

  it('of a query that failed without a cause: not its message, which lists them', () => {
    expect(JSON.stringify(withoutValues(new DrizzleQueryError('select $1', [SECRET])))).not.toContain(SECRET);
  });

  it('is enough to find the fault: its kind, its code and the place', () => {
    const { log, lines } = recorder();
    failureOf(failedQuery(coded('42703', 'column "x" does not exist')), log);
    expect(lines).toHaveLength(1);
    const [{ err }] = lines[0] as [{ err: ReturnType<typeof withoutValues> }];
    expect(err).toMatchObject({ type: 'DrizzleQueryError', code: '42703', message: 'column "x" does not exist' });
    expect(err.stack).toMatch(/^ {4}at .*failure\.unit\.test\.ts:\d+/);
  });

  it('of a refusal: nothing, for it is no fault', () => {
    const { log, lines } = recorder();
    failureOf(new Refusal('not_found'), log);
    expect(lines).toEqual([]);
  });
});

describe('over HTTP', () => {
  it('a thrown message stays here, and Retry-After leaves', async () => {
    const app = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
    const faults = { plain: new Error(SECRET), away: failedQuery(coded('57P01')), refused: new Refusal('busy') };
    app.get('/:fault', async (request) => {
      throw faults[(request.params as { fault: keyof typeof faults }).fault];
    });
    const plain = await app.inject('/plain');
    expect([plain.statusCode, plain.json()]).toEqual([500, { error: 'Server error', code: 'server_error' }]);
    expect(JSON.stringify(plain.headers)).not.toContain(SECRET);
    const away = await app.inject('/away');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
    expect((await app.inject('/refused')).statusCode).toBe(503);
    await app.close();
  });
});
