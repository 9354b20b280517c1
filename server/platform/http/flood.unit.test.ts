import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../testing/refused';
import { readConfig } from '../config';
import { createHttp } from './http';

const ALLOWED = 1_200;

describe('a flood of calls from one place', () => {
  let app: FastifyInstance;
  const call = (remoteAddress: string, url = '/api/works', headers = {}) => app.inject({ url, remoteAddress, headers });

  beforeAll(async () => {
    app = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
    app.get('/api/works', async () => ({ message: 'Done' }));
    app.get('/page', async () => 'page');
    const times = Array.from({ length: ALLOWED }, (_, n) => (n + 1).toString(16));
    await Promise.all(times.map(() => call('203.0.113.9')));
    await Promise.all(times.map((suffix) => call(`2001:db8:1:2::${suffix}`)));
  }, 60_000);
  afterAll(() => app.close());

  it('is refused with 429, the form of every refusal, and when to come back', async () => {
    const response = await call('203.0.113.9');
    expect(response.statusCode).toBe(429);
    expect(expectRefusal(response).code).toBe('too_many_requests');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('does not slip through by another spelling of the address or a word about a proxy', async () => {
    for (const url of ['/%61pi/works', 'http://other.example/api/works', '/api/works?x=1']) {
      expect((await call('203.0.113.9', url)).statusCode, url).toBe(429);
    }
    const spoofed = await call('203.0.113.9', '/api/works', { 'x-forwarded-for': '198.51.100.1' });
    expect(spoofed.statusCode).toBe(429);
    expect((await call('::ffff:203.0.113.9')).statusCode).toBe(429);
  });

  it('is one flood though it comes from a thousand addresses of one IPv6 line', async () => {
    expect((await call('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).statusCode).toBe(429);
    expect((await call('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('keeps nobody else out, and no page', async () => {
    expect((await call('203.0.113.10')).statusCode).toBe(200);
    expect((await call('203.0.113.9', '/page')).statusCode).toBe(200);
  });
});
