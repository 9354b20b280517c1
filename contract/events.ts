/**
 * How a call is answered piece by piece, where it declares `events` and the caller accepts this: any number of `told`,
 * then one `reply`, or one `refusal` where it failed after the first was told.
 */
export const EVENT_STREAM = 'text/event-stream';

/** What each of them says, in the order in which they may come. */
export const eventMeanings = {
  told: 'As much of the reply as is ready. Each one takes the place of the one before it. There may be none.',
  reply: 'The last one: what the call answers where it is taken as a whole.',
  refusal: 'The last one instead, where the call failed after something was told: its status, and why.',
};

export type EventName = keyof typeof eventMeanings;
