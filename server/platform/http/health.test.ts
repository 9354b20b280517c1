import { afterAll, describe, expect, it } from 'vitest';
import { health } from '../../../contract/health';
import { version } from '../../paths';
import { startTestApp } from '../../testing/app';
import { openFreshDatabase } from '../../testing/database';

const test = await startTestApp();
const lost = await openFreshDatabase();
const cutOff = await startTestApp({ database: lost });
afterAll(async () => {
  await test.close();
  await cutOff.app.close();
});

describe('/health', () => {
  it('API-50 answers anybody that all is well, with the version that runs', async () => {
    const answer = await test.call(health.check);
    expect(answer.status).toBe(200);
    const assistant = { assistant: 'built-in', embeddings: 'ready' };
    const backups = { backups: 'off', last_good_backup: null };
    const rest = { ...backups, version, installation: test.world.auth.installation };
    expect(answer.body).toEqual({ status: 'ok', database: 'ok', queue: 'ok', ...assistant, ...rest });
  });

  it.each(['late', 'away'] as const)('API-50 is degraded while the jobs are %s, and can be reached', async (queue) => {
    const waiting = await startTestApp({ queue });
    const { status, body } = await waiting.call(health.check);
    await waiting.close();
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'degraded', database: 'ok', queue } });
  });

  it('API-50 answers HEAD as well, with no body', async () => {
    const answer = await test.raw({ method: 'HEAD', url: health.check.path });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe('');
  });

  it('API-50 answers 503 while the database is away, and says when to ask again', async () => {
    await lost.close();
    const answer = await cutOff.call(health.check);
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('database_away');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
