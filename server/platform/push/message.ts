import type { ReceiverKeys } from './encrypt';

/** A browser that takes notifications, as far as posting to it needs to know. */
export interface Receiver {
  id: string;
  endpoint: string;
  keys: ReceiverKeys;
}

/** A notification, ready to go. A locked screen shows it to whoever looks: it holds neither her words nor her name. */
export interface PushMessage {
  to: Receiver;
  title: string;
  body?: string | undefined;
  /** What a tap opens, whole. */
  navigate: string;
  /** Of two that wait for a phone that is off, the later takes the place of the earlier. */
  topic: string;
  /** After this it is of no use, and is not shown any more. */
  until: Date;
}

/** In the form that browsers show by themselves (declarative Web Push); others hand it to our worker, which shows the same. */
export function payloadOf({ title, body, navigate, topic }: PushMessage): string {
  return JSON.stringify({
    web_push: 8030,
    notification: { title, ...(body && { body }), navigate, tag: topic, lang: 'en' },
  });
}
