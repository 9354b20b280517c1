/**
 * How a call is answered piece by piece, where it declares `events` and the caller accepts this: any number of `told`,
 * then one `reply`, or one `refusal` where it failed after the first was told.
 */
export const EVENT_STREAM = 'text/event-stream';

export type EventName = 'told' | 'reply' | 'refusal';
