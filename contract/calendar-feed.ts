import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Done, Moment } from './text';

/** Whether the entries hide what they are about: a calendar is often shared, and shows on a locked screen. */
const Wanted = z.object({ discreet: z.boolean('Please choose whether the entries hide what they are about') });

export const CalendarFeed = z.object({
  discreet: z.boolean(),
  created_at: Moment,
  last_read_at: z.nullable(Moment),
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

export const calendarFeed = {
  status: endpoint({
    method: 'GET',
    path: '/api/calendar-feed',
    access: 'signed-in',
    summary: 'Whether a calendar program may read his days, and when one last did. The address is not told again.',
    reply: z.object({ feed: z.nullable(CalendarFeed) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/calendar-feed',
    access: 'signed-in',
    summary: 'Make a secret address, or another one instead. It is in this reply only; the one before is dead at once.',
    body: Wanted,
    reply: z.object({ address: z.url(), feed: CalendarFeed }),
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/calendar-feed',
    access: 'signed-in',
    summary: 'Choose what the entries show. The address stays.',
    body: Wanted,
    reply: z.object({ feed: CalendarFeed }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/calendar-feed',
    access: 'signed-in',
    summary: 'Revoke the address.',
    reply: Done,
  }),
};
