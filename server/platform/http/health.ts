import { sql } from 'drizzle-orm';
import type { Reply } from '../../../contract/endpoint';
import { health } from '../../../contract/health';
import type { Db } from '../db/open';
import type { QueueState } from '../jobs/scheduler';
import { Refusal } from '../refusal';
import type { Api } from './api';

const PATIENCE = 2_000;

interface HealthDeps {
  db: Db;
  queue: () => Promise<QueueState>;
  assistant: () => Pick<Reply<typeof health.check>, 'assistant' | 'embeddings'>;
  backups: () => Promise<{ backups: 'off' | 'ok' | 'late'; lastGood: Date | null }>;
  version: string;
}

/** Answers 503 while the database is away, whatever it says, so that a balancer sends people elsewhere. */
export function healthRoutes(api: Api, deps: HealthDeps): void {
  api.on(health.check, async (): Promise<Reply<typeof health.check>> => {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('late')), PATIENCE).unref();
    });
    const look = deps.db.execute(sql`select 1`).then(() => Promise.all([deps.queue(), deps.backups()]));
    const [queue, { backups, lastGood }] = await Promise.race([look, late]).catch(() => {
      throw new Refusal('database_away', { retryAfterSeconds: 2 });
    });
    return {
      status: queue === 'ok' && backups !== 'late' ? 'ok' : 'degraded',
      database: 'ok',
      queue,
      ...deps.assistant(),
      backups,
      last_good_backup: lastGood?.toISOString() ?? null,
      version: deps.version,
    };
  });
}
