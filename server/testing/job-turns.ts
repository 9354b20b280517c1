import PgBoss from 'pg-boss';
import { health } from '../../contract/health';
import { callAt } from './over-http';
import { until } from './until';

/** Begins a turn of a job now, by the queue's own front door. */
export async function beginTurn(url: string, name: string, server?: { url: string }): Promise<void> {
  // People come first at a start, the queue a moment later.
  if (server)
    await until('its queue is there', async () => (await callAt(server.url, health.check)).body.queue === 'ok');
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false, migrate: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.send(name, {});
  await boss.stop({ graceful: false });
}
