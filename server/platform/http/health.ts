import { sql } from 'drizzle-orm';
import type { Reply } from '../../../contract/endpoint';
import { health } from '../../../contract/health';
import type { Db } from '../db/open';
import { Refusal } from '../refusal';
import type { Api } from './api';

const PATIENCE = 2_000;

/** Answers 503 while the database is away, whatever it says, so that a balancer sends people elsewhere. */
export function healthRoutes(api: Api, deps: { db: Db; queueIsRunning: () => boolean; version: string }): void {
  api.on(health.check, async (): Promise<Reply<typeof health.check>> => {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('late')), PATIENCE).unref();
    });
    await Promise.race([deps.db.execute(sql`select 1`), late]).catch(() => {
      throw new Refusal('database_away', { retryAfterSeconds: 2 });
    });
    const { version } = deps;
    if (!deps.queueIsRunning()) return { status: 'degraded', database: 'ok', queue: 'away', version };
    return { status: 'ok', database: 'ok', queue: 'ok', version };
  });
}
