import * as z from 'zod/mini';
import { endpoint } from './endpoint';

export const health = {
  check: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Whether the product can serve. 503 while the database is away.',
    reply: z.object({
      status: z.enum(['ok', 'degraded']),
      database: z.literal('ok'),
      queue: z.enum(['ok', 'away']),
      version: z.string(),
    }),
  }),
};
