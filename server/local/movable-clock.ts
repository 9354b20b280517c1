import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock';
import { Refusal } from '../platform/refusal';
import { onlyFromHere } from './only-from-here';

/** A clock that runs on from wherever it is put: a browser test lives through a week in a minute. */
export interface MovableClock extends Clock {
  put(moment: Date): void;
}

export function createMovableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    put: (moment) => {
      offset = moment.getTime() - Date.now();
    },
  };
}

const Body = z.object({ now: z.iso.datetime({ offset: true }) });

/** `POST /dev/clock {"now": "2026-03-08T12:00:00Z"}`; `GET` tells the time. */
export function clockRoutes(app: FastifyInstance, clock: MovableClock): void {
  const told = () => ({ now: clock.now().toISOString() });
  app.get('/dev/clock', { preHandler: onlyFromHere }, async () => told());
  app.post('/dev/clock', { preHandler: onlyFromHere }, async (request) => {
    const parsed = Body.safeParse(request.body);
    if (!parsed.success)
      throw new Refusal('invalid_input', { words: 'Please give now as a moment such as 2026-03-08T12:00:00Z.' });
    clock.put(new Date(parsed.data.now));
    return told();
  });
}
