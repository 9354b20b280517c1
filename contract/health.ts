import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Moment } from './text';

export const health = {
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    access: 'public',
    alsoHead: true,
    summary:
      'Whether a balancer should send people here. 503 while the database is away, for some seconds before the instance stops, and always where it only runs jobs.',
    reply: z.object({ status: z.literal('ready') }),
  }),
  check: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    alsoHead: true,
    summary: 'Whether the product can serve. 503 while the database is away.',
    reply: z.object({
      status: z.enum(['ok', 'degraded']),
      database: z.literal('ok'),
      /** `late`: a job has not come to an end for longer than it should. */
      queue: z.enum(['ok', 'late', 'away']),
      assistant: z.enum(['built-in', 'model']),
      /** `asleep` until the assistant is first asked; `away` (tried again after ten minutes) or `off`: it finds answers by their words alone. */
      embeddings: z.enum(['asleep', 'ready', 'away', 'off']),
      /** Where they are asked for, `none` before the first; `late`: two days without one that was proved good, or an hour without the first. */
      backups: z.enum(['off', 'none', 'ok', 'late']),
      last_good_backup: z.nullable(Moment),
      /** The same from every process of one installation, and from no other's. */
      installation: z.string(),
      version: z.string(),
    }),
  }),
};
