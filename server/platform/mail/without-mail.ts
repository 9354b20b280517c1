import type { Mailer } from './letter';
import type { Outbox } from './outbox';

/** Where no mail server is set and others reach the product. What an earlier setting left in the outbox waits, and lapses. */
export const noMailer: Mailer = {
  send: async () => {
    throw new Error('no mail server is set');
  },
  close: async () => undefined,
};

/** What may leave without a mail server: nothing that is an email is even written down, to wait for one in vain. */
const isNoMail = (leaving: object) => 'channel' in leaving && leaving.channel !== 'mail';

export function withoutMail(outbox: Outbox): Outbox {
  const { enqueueAll } = outbox;
  return {
    ...outbox,
    enqueue: (tx, leaving) => enqueueAll(tx, [leaving].filter(isNoMail)),
    enqueueAll: (tx, leaving) => enqueueAll(tx, leaving.filter(isNoMail)),
  };
}
